import type { Locale } from "@grandstand/rules/locale";

/** Flat keys, exactly as in the files, each with its text in one language. */
export type Catalog = Readonly<Record<string, string>>;

/**
 * i18next's namespaces of these catalogs, in the order in which a key is looked up: the texts of
 * the first page, and those of components that are loaded when they are opened. Their names have a prefix,
 * so that a host's own instance can have them beside its own.
 */
export const wordingNamespaces = ["gs-first", "gs-later"] as const;
export type WordingNamespace = (typeof wordingNamespaces)[number];

/** Texts of one language, by namespace. */
export type Catalogs = Readonly<Partial<Record<WordingNamespace, Catalog>>>;

type Loaders = Record<Locale, () => Promise<{ catalog: Catalog }>>;

/** Each namespace of a language is a chunk of its own. */
const loaders: Readonly<Record<WordingNamespace, Loaders>> = {
  "gs-first": {
    fr: () => import("./fr/catalog.ts"),
    nl: () => import("./nl/catalog.ts"),
    en: () => import("./en/catalog.ts"),
  },
  "gs-later": {
    fr: () => import("./fr/later/catalog.ts"),
    nl: () => import("./nl/later/catalog.ts"),
    en: () => import("./en/later/catalog.ts"),
  },
};

/** Fetches the texts of one language: all of them, or the namespaces that are named. */
export async function loadCatalogs(
  locale: Locale,
  namespaces: readonly WordingNamespace[] = wordingNamespaces,
): Promise<Catalogs> {
  const loaded = namespaces.map(async (namespace) => {
    const { catalog } = await loaders[namespace][locale]();
    return [namespace, catalog] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
