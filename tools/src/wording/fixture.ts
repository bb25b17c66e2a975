import type { ProjectFile } from "../repository/finding.ts";
import { type Catalogs, type Language, readCatalogs } from "./catalogs.ts";

/** The catalogs' files of a test, from the texts of each language. */
export function catalogFiles(
  texts: Partial<Record<Language, Record<string, string>>>,
): ProjectFile[] {
  return Object.entries(texts).map(([language, keys]) => ({
    path: `ui/src/locale/${language}/test.json`,
    text: JSON.stringify(keys, null, 2),
  }));
}

/** Catalogs for a test, from the texts of each language. */
export function catalogsOf(texts: Partial<Record<Language, Record<string, string>>>): Catalogs {
  return readCatalogs(catalogFiles(texts));
}
