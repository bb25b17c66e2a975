import type { Locale } from "@grandstand/rules/locale";
import i18next, { type i18n } from "i18next";

/** Flat keys, exactly as in the catalogs, each with its text in one language. */
export type Catalog = Readonly<Record<string, string>>;

/**
 * The wording of one language. Keys are flat and carry dots, as the specification writes them, so
 * neither separator is active. React escapes what it shows, hence no escaping here.
 */
export function createWording(locale: Locale, catalog: Catalog): i18n {
  const wording = i18next.createInstance();
  wording.init({
    lng: locale,
    resources: { [locale]: { translation: catalog } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  return wording;
}

/** Adds texts that were loaded later to a wording in use. */
export function addWording(wording: i18n, catalog: Catalog): void {
  wording.addResourceBundle(wording.language, "translation", catalog);
}
