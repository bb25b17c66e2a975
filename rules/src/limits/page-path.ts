import { type Locale, localePath, locales } from "../locale/index.ts";

/** The page's own word in each language. */
const slugs: Readonly<Record<Locale, string>> = {
  fr: "garder-le-controle",
  nl: "zelf-de-baas",
  en: "stay-in-control",
};

/** Every word for the page: one that belongs to another language leads to this one's. */
export const controlSlugs: readonly string[] = locales.map((locale) => slugs[locale]);

/** The address of *Stay in control* in a language. */
export function controlPath(locale: Locale): string {
  return localePath(slugs[locale], locale);
}
