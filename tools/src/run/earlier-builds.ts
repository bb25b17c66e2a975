import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The number of earlier builds that are kept. */
const kept = 2;

/**
 * Copies the files of the current build into folder `1` of the earlier ones, and moves those of the
 * previous one into `2`. A build with the same file names is the same build, and is kept once.
 */
export function keepBuild(build: string, earlier: string): void {
  const folderOf = (age: number) => join(earlier, String(age));
  const current = join(build, "client/assets");
  const names = namesIn(current);
  if (names === "" || names === namesIn(join(folderOf(1), "assets"))) return;
  rmSync(folderOf(kept), { recursive: true, force: true });
  for (let age = kept - 1; age >= 1; age -= 1) {
    if (existsSync(folderOf(age))) renameSync(folderOf(age), folderOf(age + 1));
  }
  cpSync(current, join(folderOf(1), "assets"), { recursive: true });
}

function namesIn(folder: string): string {
  return existsSync(folder) ? readdirSync(folder).toSorted().join() : "";
}
