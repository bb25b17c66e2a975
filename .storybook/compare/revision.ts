import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkOut, keptFolderOf } from "@grandstand/tools/src/revision/revision.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { run } from "@grandstand/tools/src/run/processes.ts";
import { Stop, say } from "@grandstand/tools/src/run/say.ts";

/** What is kept from one comparison to the next. Nothing of it is committed. */
export const cacheFolder = join(root, "node_modules/.cache/grandstand-pictures");

/** How many commits are kept, those that were used last: each takes some 100 MB. */
const keptCommits = 3;

/** The folder in which a commit's Storybook and its pictures are kept. */
export function folderOf(commit: string): string {
  return keptFolderOf(commit, cacheFolder, keptCommits);
}

async function build(tree: string, folder: string): Promise<void> {
  const storybook = join(tree, "node_modules/.bin/storybook");
  const code =
    (await run("npm", ["run", "--silent", "tokens"], { folder: tree })) ||
    (await run(storybook, ["build", "-o", folder, "--quiet"], { folder: tree }));
  if (code !== 0)
    throw new Stop("The revision's Storybook was not built, so nothing is compared with it.");
}

/**
 * The static Storybook of a commit, built once in a checkout of its own. It relies on no code of ours in it. Throws a
 * Stop where it does not build.
 */
export async function storybookOf(commit: string): Promise<string> {
  const folder = folderOf(commit);
  const built = join(folder, "storybook");
  if (existsSync(built)) return built;
  say(`Building the Storybook of ${commit.slice(0, 8)}…`);
  const temporary = mkdtempSync(join(tmpdir(), "grandstand-revision-"));
  const tree = join(temporary, "tree");
  try {
    await checkOut(commit, tree);
    const unfinished = join(folder, "unfinished");
    rmSync(unfinished, { recursive: true, force: true });
    await build(tree, unfinished);
    renameSync(unfinished, built);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return built;
}
