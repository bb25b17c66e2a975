import { buildSite, buildTokens } from "@grandstand/tools/src/run/build.ts";
import { ended, start } from "@grandstand/tools/src/run/processes.ts";
import { runCommand, Stop } from "@grandstand/tools/src/run/say.ts";

/** `node bench/src/shared/build.ts site`: builds what a bench needs where it has changed. */

const builds = { site: buildSite, tokens: buildTokens };

/** Builds in a process that writes to the error output: the standard output is for the figures. */
export async function buildAside(what: keyof typeof builds): Promise<void> {
  const program = start(process.execPath, [import.meta.filename, what], {
    stdio: ["ignore", process.stderr, process.stderr],
  });
  if ((await ended(program)) !== 0) throw new Stop(`The bench can't run without the ${what}.`);
}

if (import.meta.main) {
  await runCommand(async () => {
    await builds[process.argv[2] === "site" ? "site" : "tokens"]();
    return 0;
  });
}
