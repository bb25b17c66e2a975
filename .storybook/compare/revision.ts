import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { run } from "@grandstand/tools/src/run/processes.ts";
import { Stop, say } from "@grandstand/tools/src/run/say.ts";
import { givePackages } from "./packages-of-tree.ts";

/** What is kept from one comparison to the next. Nothing of it is committed. */
export const cacheFolder = join(root, "node_modules/.cache/grandstand-pictures");

/** How many commits are kept, those that were used last: each takes some 100 MB. */
const keptCommits = 3;

/** The commit that a name stands for. Throws a Stop where there is none. */
export function commitOf(revision: string): string {
  const args = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status === 0) return stdout.trim();
  throw new Stop(
    `There is no revision "${revision}" here, so there is nothing to compare with.\nName a commit, a branch or a tag; what only the server has is got by \`git fetch\`.`,
  );
}

/** The folder in which a commit's Storybook and its pictures are kept. */
export function folderOf(commit: string): string {
  return join(cacheFolder, commit);
}

/** Takes away all but the commits that were used last, this one among them. */
function keepOnlyLast(commit: string): void {
  mkdirSync(folderOf(commit), { recursive: true });
  utimesSync(folderOf(commit), new Date(), new Date());
  const byUse = readdirSync(cacheFolder)
    .filter((name) => /^[0-9a-f]{40,}$/.test(name))
    .map(folderOf)
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of byUse.slice(keptCommits)) rmSync(folder, { recursive: true, force: true });
}

function git(...args: readonly string[]): void {
  execFileSync("git", args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
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
  keepOnlyLast(commit);
  const built = join(folderOf(commit), "storybook");
  if (existsSync(built)) return built;
  say(`Building the Storybook of ${commit.slice(0, 8)}…`);
  const temporary = mkdtempSync(join(tmpdir(), "grandstand-revision-"));
  const tree = join(temporary, "tree");
  // An interrupted run leaves one behind.
  git("worktree", "prune");
  git("worktree", "add", "--detach", "--quiet", tree, commit);
  try {
    await givePackages(tree);
    const unfinished = join(folderOf(commit), "unfinished");
    rmSync(unfinished, { recursive: true, force: true });
    await build(tree, unfinished);
    renameSync(unfinished, built);
  } finally {
    git("worktree", "remove", "--force", tree);
    rmSync(temporary, { recursive: true, force: true });
  }
  return built;
}
