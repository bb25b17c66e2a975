import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

const neverOurs = new Set(["node_modules", "dist", "build", "storybook-static", "coverage"]);

/**
 * Every file under a folder, as paths from `base` with forward slashes, sorted. Packages, builds
 * and dotted folders other than .storybook, .github, .ci and .server are left out. The path of a
 * file gives that file; a missing path gives nothing.
 */
export function filesUnder(path: string, base: string): string[] {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const dotted = new Set([".storybook", ".github", ".ci", ".server"]);
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !neverOurs.has(name) && (!name.startsWith(".") || dotted.has(name)))
    .flatMap((entry) => {
      const inside = relative(base, join(full, entry.name)).split(sep).join("/");
      if (entry.isDirectory()) return filesUnder(inside, base);
      return entry.isFile() ? [inside] : [];
    })
    .sort();
}

/** One digest over the names and the contents of files, given as paths from `base`. */
export function digest(paths: readonly string[], base: string): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(base, path)));
    hash.update("\0");
  }
  return hash.digest("hex");
}
