import { root } from "./run/paths.ts";
import { runCommand, say } from "./run/say.ts";
import { releaseReport } from "./wording/release.ts";
import { recordRelease } from "./wording/releases.ts";

/**
 * `npm run check-release`: fails with the texts that no one has signed off, and those that have changed
 * since they were, word by word. A build never does: texts may be edited at any time, and are read
 * before a release. A text that was signed off more than a year ago fails it as well: laws change. Where nothing holds
 * the release back, `-- --record` records what each text is in it, for the wording book.
 */
async function main(): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const check = process.argv.includes("--record") ? recordRelease : releaseReport;
  const { lines, isReady } = check(root, today);
  say(lines.join("\n"));
  return isReady ? 0 : 1;
}

await runCommand(main);
