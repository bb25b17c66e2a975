import type { Language } from "@grandstand/rules/locale";
import { createInstance, type i18n as I18n, type TFunction } from "i18next";
import {
  type Catalogs,
  type PluralKey,
  type WordingKey,
  wordingNamespaces,
} from "../locale/index.ts";

export type { I18n };

/** The values of a text's variables. */
export type WordingVariables = Readonly<Record<string, string | number>>;

/** A text that depends on a count cannot do without it: it chooses among the plural forms. */
type VariablesOf<Key> = Key extends PluralKey
  ? [WordingVariables & { readonly count: number }]
  : [WordingVariables?];

/** The text of a key, in the language in force. A key that no catalog has is a type error. */
export type Translate = <Key extends WordingKey>(
  key: Key,
  ...variables: VariablesOf<Key>
) => string;

interface I18nOptions {
  /** Has a missing key or variable throw, as tests and stories do, instead of being shown by its name. */
  readonly isStrict?: boolean;
}

/** The instances made here, and whether a text of each was looked for that no catalog had. */
const hasMissed = new WeakMap<I18n, boolean>();

/**
 * An i18next instance over catalogs of one language, never the global one: a server makes one a
 * request, a browser one a page. Keys are flat (docs/decisions/17), and nothing is escaped: React
 * escapes what it shows.
 */
export function createI18n(
  locale: Language,
  catalogs: Catalogs,
  { isStrict = false }: I18nOptions = {},
): I18n {
  const [defaultNS, ...fallbackNS] = wordingNamespaces;
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    // i18next adds later namespaces to this object; the catalogs themselves are shared by requests.
    resources: { [locale]: { ...catalogs } },
    ns: wordingNamespaces,
    defaultNS,
    fallbackNS,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => {
      hasMissed.set(i18n, true);
      return key;
    },
    ...(isStrict && {
      parseMissingKeyHandler: (key: string) => {
        throw new Error(`No ${locale} text: ${key}`);
      },
      missingInterpolationHandler: (text: string, [variable]: readonly string[]) => {
        throw new Error(`No ${variable} for "${text}"`);
      },
    }),
  });
  hasMissed.set(i18n, false);
  return i18n;
}

/**
 * Adds namespaces to an instance in use: what is drawn with its texts is drawn again, unless nothing that
 * is drawn can have them, or it is done silently, as while rendering.
 */
export function addCatalogs(
  i18n: I18n,
  locale: Language,
  catalogs: Catalogs,
  { silent = false } = {},
): void {
  for (const [namespace, catalog] of Object.entries(catalogs)) {
    const isSilent = silent || isDrawnNowhere(i18n, locale, namespace);
    const options = { skipCopy: true, silent: isSilent };
    i18n.addResourceBundle(locale, namespace, catalog, false, true, options);
  }
}

/** Whether the texts are new to an instance of ours, and no component has looked for one yet. */
function isDrawnNowhere(i18n: I18n, locale: Language, namespace: string): boolean {
  return hasMissed.get(i18n) === false && !i18n.hasResourceBundle(locale, namespace);
}

/** i18next's function, typed by the catalogs. A variable is never taken for an option of i18next's. */
export function createTranslate(t: TFunction): Translate {
  return (key, ...[variables = {}]) => {
    const { count } = variables;
    // i18next's own types would look for the key among a host's resources.
    const flatKey: string = key;
    return t(flatKey, { replace: variables, ...(typeof count === "number" && { count }) });
  };
}
