import type { Locale } from "@grandstand/rules/locale";
import { loadCatalogs } from "@grandstand/ui/locale";
import { createI18n, createTranslate, type I18n, type Translate } from "@grandstand/ui/provider";

/** An instance for one answer: what a request does to it reaches no other. The catalogs are shared. */
export async function pageI18n(language: Locale): Promise<I18n> {
  return createI18n(language, await loadCatalogs(language));
}

/** The texts of an answer that no component draws: a page's title, the manifest. */
export async function pageTranslate(language: Locale): Promise<Translate> {
  return createTranslate((await pageI18n(language)).t);
}
