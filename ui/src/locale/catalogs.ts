import type { Locale } from "@grandstand/rules/locale";
import type { Catalog } from "../provider/wording.ts";

/** One language is one chunk; the page loads the one that it is in. */
const loaders: Record<Locale, () => Promise<{ catalog: Catalog }>> = {
  fr: () => import("./fr/catalog.ts"),
  nl: () => import("./nl/catalog.ts"),
  en: () => import("./en/catalog.ts"),
};

/** Every text of one language, by its flat key. */
export async function loadCatalog(locale: Locale): Promise<Catalog> {
  return (await loaders[locale]()).catalog;
}
