import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Theme } from "./token-table.ts";

/** Where each further brand has its folder: its data, its palette and its files. */
export const brandsFolder = fileURLToPath(new URL("../../brands/", import.meta.url));

/** What a brand is drawn with beside its colours, as its `brand.json` has it. */
export interface BrandData {
  readonly name: string;
  /** The path of the mark, in a box of 24 by 20 units. */
  readonly mark: string;
  /** The header's and the dark page's colours as six hexadecimal digits, for what a browser draws without a sheet. */
  readonly header: string;
  readonly page: string;
}

/** The names of the folders, in alphabetical order. */
export function brandNames(): string[] {
  return readdirSync(brandsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${brandsFolder}${entry.name}/brand.json`))
    .map(({ name }) => name)
    .sort();
}

/** Throws where the brand has no folder. */
export function brandDataOf(brand: string): BrandData {
  return JSON.parse(readFileSync(`${brandsFolder}${brand}/brand.json`, "utf8")) as BrandData;
}

/** The token files of a brand: its palette, and what one theme has beyond that where it has a file of its own. */
export function tokenFilesOf(brand: string, theme: Theme): string[] {
  return [`palette.tokens.json`, `theme-${theme}.tokens.json`]
    .map((file) => `${brandsFolder}${brand}/${file}`)
    .filter((path) => existsSync(path));
}
