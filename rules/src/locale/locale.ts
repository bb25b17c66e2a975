/** A language of the site. A path without a prefix is French (B2, A1). */
export type Locale = (typeof locales)[number];

/** Every language of the site, the default first (B9). */
export const locales = ["fr", "nl", "en"] as const;

/** The language of a path that carries no prefix (B9). */
export const defaultLocale: Locale = "fr";

/** The tag that Intl formats numbers, dates and money with. */
export type IntlLocale = "fr-BE" | "nl-BE" | "en-GB";

const intlLocales: Record<Locale, IntlLocale> = { fr: "fr-BE", nl: "nl-BE", en: "en-GB" };

/**
 * Gives the tag for Intl. English is en-GB, because en-BE writes money with a point for
 * decimals and odds with a comma.
 */
export function intlLocale(locale: Locale): IntlLocale {
  return intlLocales[locale];
}

/** Whether a text from outside (a setting, an address, a header) is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
