import { appStyling } from "./house/app-styling.ts";
import { clockAndChance } from "./house/clock-and-chance.ts";
import { componentStrings } from "./house/component-strings.ts";
import { fileSize } from "./house/file-size.ts";
import { type Check, describeFindings } from "./house/finding.ts";
import { htmlSinks } from "./house/html-sinks.ts";
import { lockfileIsComplete } from "./house/lockfile.ts";
import { quotedPaths } from "./house/quoted-paths.ts";
import { rawColours } from "./house/raw-colour.ts";
import { readProject } from "./house/read-project.ts";
import { rooms } from "./house/rooms.ts";
import { words } from "./house/words.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";

/**
 * `npm run check-house`: whether the house is in order. Arguments narrow it to the findings in
 * those folders (`npm run check-house -- ui/src/badge`); every file is read all the same.
 */
const checks: readonly Check[] = [
  rooms,
  rawColours,
  componentStrings,
  appStyling,
  fileSize,
  htmlSinks,
  clockAndChance,
  quotedPaths,
  lockfileIsComplete,
  words,
];

const folders = process.argv.slice(2);
const files = readProject(root);
let found = 0;
for (const { name, find } of checks) {
  const findings = find(files).filter(
    ({ file }) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)),
  );
  found += findings.length;
  if (findings.length === 0) continue;
  say(`\n${name}: ${findings.length}\n${describeFindings(findings)}`);
}
say(
  found === 0
    ? `The house is in order (${checks.length} checks, ${files.length} files).`
    : `\n${found} found.`,
);
process.exitCode = found === 0 ? 0 : 1;
