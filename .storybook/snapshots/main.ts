import { resolve } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { builtSnapshots } from "./built-snapshots.ts";
import { localSnapshots } from "./local-snapshots.ts";

/**
 * `npm run snapshots -- FOLDER`: lists what Chromatic would draw of the static Storybook in a folder, without a token and
 * without a request to it, and fails where that is not what the project's own files say.
 */
async function main(): Promise<number> {
  const [folder] = process.argv.slice(2);
  if (!folder)
    throw new Stop("Which Storybook? `npm run storybook -- build` makes storybook-static.");
  const built = await builtSnapshots(resolve(folder));
  const local = localSnapshots(root);
  for (const snapshot of built.toSorted()) say(snapshot);
  const unmeant = built.filter((snapshot) => !local.includes(snapshot));
  const missing = local.filter((snapshot) => !built.includes(snapshot));
  for (const snapshot of unmeant) say(`- drawn, but no file of ours says so: ${snapshot}`);
  for (const snapshot of missing) say(`- not drawn, though a file of ours says so: ${snapshot}`);
  say(`\nSnapshots: ${built.length}, of ${local.length} that are meant to be drawn.`);
  return unmeant.length + missing.length === 0 ? 0 : 1;
}

await runCommand(main);
