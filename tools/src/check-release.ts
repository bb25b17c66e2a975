import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";
import { releaseReport } from "./wording/release.ts";

/**
 * `npm run check-release`: fails with the texts that nobody has signed off, and those that have changed
 * since they were, word by word. A build never does: texts may be edited at any time, and are read
 * before a release. So does one that was signed off more than a year ago: laws change.
 */
const { lines, isReady } = releaseReport(root, new Date().toISOString().slice(0, 10));
say(lines.join("\n"));
process.exitCode = isReady ? 0 : 1;
