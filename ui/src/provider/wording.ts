import type { Locale } from "@grandstand/rules/locale";

/** Flat keys, exactly as in the catalogs, each with its text in one language. */
export type Catalog = Readonly<Record<string, string>>;

/** What stands in a text's places; `count` also chooses among its plural forms. */
export type WordingVariables = Readonly<Record<string, string | number>>;

/** The texts of one language. */
export interface Wording {
  /** The text of a key; a key that has none is shown as it is. */
  readonly t: (key: string, variables?: WordingVariables) => string;
}

/** A wording in use, to which texts are added as they are loaded. */
export interface GrowingWording extends Wording {
  readonly add: (catalog: Catalog) => void;
}

const place = /\{\{(\w+)\}\}/g;

/**
 * Reads catalogs in i18next's format, as much of it as they use: places by name (one that nothing is
 * given for stays as it is), and plural forms by the language's own rules (`_one`, `_many`,
 * `_other`). Nothing is escaped: React escapes what it shows. i18next reads the same of each text,
 * and a test holds them to it (docs/decisions/29).
 */
export function createWording(locale: Locale, catalog: Catalog): GrowingWording {
  const rules = new Intl.PluralRules(locale);
  let texts = catalog;

  function textOf(key: string, count: string | number | undefined): string {
    const plural = typeof count === "number" ? texts[`${key}_${rules.select(count)}`] : undefined;
    return plural ?? texts[key] ?? key;
  }

  return {
    t: (key, variables = {}) =>
      textOf(key, variables.count).replace(place, (found, name) =>
        String(variables[name] ?? found),
      ),
    add(more) {
      texts = { ...texts, ...more };
    },
  };
}
