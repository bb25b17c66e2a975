import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run/paths.ts";
import { Stop } from "../run/say.ts";
import { givePackages } from "./packages-of-tree.ts";

/** The commit that a name stands for. Throws a Stop where there is none. */
export function commitOf(revision: string): string {
  const args = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status === 0) return stdout.trim();
  throw new Stop(
    `There is no revision "${revision}" here, so there is nothing to compare with.\nName a commit, a branch or a tag; what only the server has is got by \`git fetch\`.`,
  );
}

/** Checks a commit out into an empty folder, with its packages. Throws a Stop where they can't be installed. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  git("clone", "--quiet", "--shared", "--no-checkout", root, folder);
  git("-C", folder, "checkout", "--quiet", "--detach", commit);
  await givePackages(folder);
}

/**
 * The folder of a commit within a cache, which is now the one that was used last; of the others, as many are kept as
 * are left of the number.
 */
export function keptFolderOf(commit: string, cacheFolder: string, kept: number): string {
  const folder = join(cacheFolder, commit);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  const byUse = readdirSync(cacheFolder)
    .filter((name) => /^[0-9a-f]{40,}$/.test(name))
    .map((name) => join(cacheFolder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const unused of byUse.slice(kept)) rmSync(unused, { recursive: true, force: true });
  return folder;
}
