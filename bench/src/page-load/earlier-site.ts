import { existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkOut, keptFolderOf } from "@grandstand/tools/src/revision/revision.ts";
import { run } from "@grandstand/tools/src/run/processes.ts";
import { Stop } from "@grandstand/tools/src/run/say.ts";
import type { Services } from "@grandstand/tools/src/run/site-services.ts";

/** Checkouts with their packages and their builds. Node runs no TypeScript below `node_modules`, where caches are. */
const cacheFolder = join(tmpdir(), "grandstand-earlier-sites");

/** How many commits are kept, those that were used last: each takes more than 1 GB. */
const keptCommits = 2;

/**
 * The site of another commit with its own sandbox, built once in a checkout of its own and started by its own code.
 * Throws a Stop where it does not build or has nothing to be started by.
 */
export async function startEarlierSite(commit: string): Promise<Services> {
  const folder = keptFolderOf(commit, cacheFolder, keptCommits);
  const tree = join(folder, "tree");
  const stamp = join(folder, "built");
  if (!existsSync(stamp)) {
    rmSync(tree, { recursive: true, force: true });
    await checkOut(commit, tree);
    await build(tree, commit);
    writeFileSync(stamp, "");
  }
  const program = join(tree, "tools/src/run/site-services.ts");
  if (!existsSync(program)) throw new Stop(`Commit ${commit.slice(0, 8)} has no ${program}.`);
  const services: { readonly startServices: () => Promise<Services> } = await import(
    pathToFileURL(program).href
  );
  return services.startServices();
}

async function build(tree: string, commit: string): Promise<void> {
  const code = await run("npm", ["run", "--silent", "build"], {
    folder: tree,
    environment: { NODE_ENV: "production" },
    // The standard output is for the figures.
    onOutput: (output) => process.stderr.write(output),
  });
  if (code !== 0)
    throw new Stop(`The site of ${commit.slice(0, 8)} was not built. The cause is above.`);
}
