import { type Language, type Locale, localePath, locales } from "../locale/index.ts";

/** The page's own word in each language. */
const slugs: Readonly<Record<Locale, string>> = {
  fr: "garder-le-controle",
  nl: "zelf-de-baas",
  en: "stay-in-control",
};

/** Every word for the page: one that belongs to another language leads to this one's. */
export const controlSlugs: readonly string[] = locales.map((locale) => slugs[locale]);

/** The address of *Stay in control* in a language; a host's own language has the English word. */
export function controlPath(locale: Language): string {
  const slug = locales.find((each) => each === locale) ?? "en";
  return localePath(slugs[slug], locale);
}
