/** A language of the site. A path without a prefix is French (B2, A1). */
export type Locale = (typeof locales)[number];

/** Every language of the site, the default first (B9). */
export const locales = ["fr", "nl", "en"] as const;

/** The language of a path that carries no prefix (B9). */
export const defaultLocale: Locale = "fr";

/** The tag that Intl formats numbers, dates and money with. */
export type IntlLocale = "fr-BE" | "nl-BE" | "en-GB";

/**
 * A language that a host of the components adds by catalogs of its own, as a BCP 47 tag: `de`, `de-AT`.
 * `hostLanguage` makes one; the site itself has none.
 */
export type HostLanguage = string & { readonly isHostLanguage: true };

/** A language that texts, numbers, dates and money are written in. */
export type Language = Locale | HostLanguage;

const intlLocales: Record<Locale, IntlLocale> = { fr: "fr-BE", nl: "nl-BE", en: "en-GB" };

/**
 * Gives the tag for Intl. English is en-GB, because en-BE writes money with a point for
 * decimals and odds with a comma.
 */
export function intlLocale(locale: Locale): IntlLocale;
/** A host's language is its own tag. */
export function intlLocale(language: Language): string;
export function intlLocale(language: Language): string {
  return isLocale(language) ? intlLocales[language] : language;
}

/** Whether a text from outside (a setting, an address, a header) is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The scripts that are written from right to left, by ISO 15924. */
const rightToLeft = new Set(
  "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "),
);

/**
 * Makes a language of a BCP 47 tag, for a host that has the texts in it.
 * @throws RangeError where the tag is none, or is of a language that is written from right to left: the
 * components are laid out from left to right alone.
 */
export function hostLanguage(tag: string): HostLanguage {
  const { script = "" } = new Intl.Locale(tag).maximize();
  if (rightToLeft.has(script)) {
    throw new RangeError(
      `"${tag}" is written from right to left, and these components are laid out from left to right alone. Give a language that is written from left to right.`,
    );
  }
  return tag as HostLanguage;
}
