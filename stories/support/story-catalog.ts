import { type Locale, locales } from "@grandstand/rules/locale";
import { loadCatalog } from "@grandstand/ui/locale";
import type { Catalog } from "@grandstand/ui/provider";
import { pseudoCatalog } from "@grandstand/ui/testing/pseudo-language";

/** The wording of a language of the toolbar, the pseudo-language included. */
export async function loadStoryCatalog(locale: string): Promise<Catalog> {
  if (locales.includes(locale as Locale)) return loadCatalog(locale as Locale);
  return pseudoCatalog(await loadCatalog("fr"));
}
