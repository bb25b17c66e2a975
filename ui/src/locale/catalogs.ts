import type { Locale } from "@grandstand/rules/locale";
import type { Catalog } from "../provider/wording.ts";

type Loaders = Record<Locale, () => Promise<{ catalog: Catalog }>>;

/** One language is two chunks: what every page begins with, and what is opened later. */
const first: Loaders = {
  fr: () => import("./fr/catalog.ts"),
  nl: () => import("./nl/catalog.ts"),
  en: () => import("./en/catalog.ts"),
};
const later: Loaders = {
  fr: () => import("./fr/later/catalog.ts"),
  nl: () => import("./nl/later/catalog.ts"),
  en: () => import("./en/later/catalog.ts"),
};

/** The texts that a page of one language begins with, by their flat keys. */
export async function loadFirstCatalog(locale: Locale): Promise<Catalog> {
  return (await first[locale]()).catalog;
}

/** The texts of the surfaces that are loaded when they are opened; a wording's `add` takes them. */
export async function loadLaterCatalog(locale: Locale): Promise<Catalog> {
  return (await later[locale]()).catalog;
}

/** Every text of one language, by its flat key. */
export async function loadCatalog(locale: Locale): Promise<Catalog> {
  const [firstTexts, laterTexts] = await Promise.all([
    loadFirstCatalog(locale),
    loadLaterCatalog(locale),
  ]);
  return { ...firstTexts, ...laterTexts };
}
