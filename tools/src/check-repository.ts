import { completeFolders } from "./repository/complete-folders.ts";
import { type Check, report } from "./repository/finding.ts";
import { madeFiles } from "./repository/made-files.ts";
import { quotedPaths } from "./repository/quoted-paths.ts";
import { readProject } from "./repository/read-project.ts";
import { timerNumbers } from "./repository/timers.ts";
import { trails } from "./repository/trails.ts";
import { words } from "./repository/words.ts";
import { root } from "./run/paths.ts";

/**
 * `npm run check-repository`: whether the repository is in order. Arguments narrow what is printed to
 * the findings in those folders (`npm run check-repository -- ui/src/badge`); every file is read.
 */
const checks: readonly Check[] = [
  completeFolders,
  madeFiles,
  quotedPaths,
  timerNumbers,
  trails,
  words,
];

const folders = process.argv.slice(2);
const files = readProject(root);
const findings = checks
  .flatMap((check) => check(files))
  .filter(({ file }) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)));
report(findings, `The repository is in order (${checks.length} checks, ${files.length} files).`);
