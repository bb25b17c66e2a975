import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { brandSchema } from "../core/configuration.ts";
import type { StaticFile, StaticFiles } from "./static-files.ts";

const brandsFolder = fileURLToPath(new URL("../../brands/", import.meta.url));

/** The brand that the components are drawn with; it has no folder. */
export const firstBrand = "grandstand";

const fileSchema = v.object({ name: v.string(), ...v.omit(brandSchema, ["code"]).entries });

/** A further brand by the name of its folder (docs/decisions/119); null where there is no such folder. Throws where its data is not whole. */
export function readBrand(
  code: string,
): (v.InferOutput<typeof fileSchema> & { code: string }) | null {
  // The name becomes a path: it is one of the folders, or none.
  if (!brandCodes().includes(code)) return null;
  const text = readFileSync(`${brandsFolder}${code}/brand.json`, "utf8");
  return { code, ...v.parse(fileSchema, JSON.parse(text)) };
}

/** The names that `BRAND` may have beside the first brand's. */
export function brandCodes(): string[] {
  if (!existsSync(brandsFolder)) return [];
  const folders = readdirSync(brandsFolder, { withFileTypes: true });
  return folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * The files of a build for one brand: its own take the place of the first brand's of the same name, and no other
 * brand's are served.
 */
export function filesOfBrand(files: StaticFiles, code: string | undefined): StaticFiles {
  const own = `/brands/${code}/`;
  const kept: [string, StaticFile][] = [];
  const instead: [string, StaticFile][] = [];
  for (const [path, file] of files) {
    if (path.startsWith(own)) instead.push([path.slice(own.length - 1), file]);
    if (path.startsWith(own) || !path.startsWith("/brands/")) kept.push([path, file]);
  }
  return new Map([...kept, ...instead.filter(([path]) => files.has(path))]);
}
