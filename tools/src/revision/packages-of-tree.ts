import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { isInstalled } from "../ensure-install.mjs";
import { root } from "../run/paths.ts";
import { run } from "../run/processes.ts";
import { Stop, say } from "../run/say.ts";

/** A file as a link to the same bytes; as a copy, where the folder is on another disk. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Links a folder of installed packages, without what tools keep beside them, which is theirs and changes. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === ".cache" || entry.name.startsWith(".vite")) continue;
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/**
 * Gives a checkout of another revision the packages that its lockfile names: those that are installed here, where they
 * are the same, else its own. Throws a Stop where they can't be installed.
 */
export async function givePackages(tree: string): Promise<void> {
  const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  for (const place of ["", ...workspaces]) {
    const packages = join(root, place, "node_modules");
    if (existsSync(packages) && existsSync(join(tree, place)))
      linkPackages(packages, join(tree, place, "node_modules"));
  }
  if (isInstalled(tree)) return;
  say("Its packages are not those that are installed here: installing them…");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if ((await run("npm", args, { folder: tree })) === 0) return;
  throw new Stop("The packages of the revision could not be installed. The cause is above.");
}
