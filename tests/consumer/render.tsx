import { loadCatalogs } from "@grandstand/ui/locale";
import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { Page } from "./page.tsx";

/** An i18next instance of the site itself, to which the package's catalogs are added. */
async function ownInstance() {
  const i18n = createInstance();
  await i18n.init({
    lng: "nl",
    resources: { nl: { translation: { "bet-slip": { title: "Van de site zelf" } } } },
    interpolation: { escapeValue: false },
  });
  for (const [namespace, catalog] of Object.entries(await loadCatalogs("nl"))) {
    i18n.addResourceBundle("nl", namespace, catalog);
  }
  return i18n;
}

/** Draws the page without a browser. @returns the page, and the required texts that it lacks. */
export async function render() {
  const i18n = await ownInstance();
  const html = renderToString(<Page i18n={i18n} />);
  const title = i18n.getResourceBundle("nl", "gs-first")["bet-slip.title"];
  const wanted = ["3.60", "Gelijkspel", `>${title}<`, "Gelijkspel, Resultaat"];
  return { html, missing: wanted.filter((text) => !html.includes(text)) };
}
