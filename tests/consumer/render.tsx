import { loadCatalog } from "@grandstand/ui/locale";
import { renderToString } from "react-dom/server";
import { Page } from "./page.tsx";

/** Draws the page without a browser. @returns it, and which texts that it must show are missing. */
export async function render() {
  const catalog = await loadCatalog("nl");
  const html = renderToString(<Page catalog={catalog} />);
  const wanted = ["3.60", "Gelijkspel", catalog["bet-slip.title"] ?? "bet-slip.title"];
  return { html, missing: wanted.filter((text) => !html.includes(text)) };
}
