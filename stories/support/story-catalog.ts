import { type Locale, locales } from "@grandstand/rules/locale";
import { type Catalogs, loadCatalogs } from "@grandstand/ui/locale";
import { pseudoCatalogs } from "@grandstand/ui/testing/pseudo-language";

/** The wording of a language of the toolbar, the pseudo-language included. */
export async function loadStoryCatalogs(locale: string): Promise<Catalogs> {
  if (locales.includes(locale as Locale)) return loadCatalogs(locale as Locale);
  return pseudoCatalogs(await loadCatalogs("fr"));
}
