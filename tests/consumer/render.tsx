import { loadCatalogs } from "@grandstand/ui/locale";
import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { Page } from "./page.tsx";

/** An i18next instance of the site itself, to which the provider adds the package's catalogs. */
async function ownInstance() {
  const i18n = createInstance();
  await i18n.init({
    lng: "nl",
    resources: { nl: { translation: { "bet-slip": { title: "Van de site zelf" } } } },
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/** Draws the page without a browser. @returns the page, and the required texts that it lacks. */
export async function render() {
  const i18n = await ownInstance();
  const catalogs = await loadCatalogs("nl");
  const html = renderToString(<Page catalogs={catalogs} i18n={i18n} />);
  const title = i18n.getResourceBundle("nl", "gs-first")["bet-slip.title"];
  const wanted = ["3.60", "Gelijkspel", `>${title}<`, "Gelijkspel, Resultaat"];
  return { html, missing: wanted.filter((text) => !html.includes(text)) };
}
