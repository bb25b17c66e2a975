import { type Catalogs, type Language, readCatalogs } from "./catalogs.ts";

/** Catalogs for a test, from the texts of each language. */
export function catalogsOf(texts: Partial<Record<Language, Record<string, string>>>): Catalogs {
  const files = Object.entries(texts).map(([language, keys]) => ({
    path: `ui/src/locale/${language}/test.json`,
    text: JSON.stringify(keys, null, 2),
  }));
  return readCatalogs(files);
}
