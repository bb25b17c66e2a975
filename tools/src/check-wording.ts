import { type Finding, report } from "./repository/finding.ts";
import { readProject } from "./repository/read-project.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";
import { type Approvals, approvalsPath, changedSinceSignOff } from "./wording/approvals.ts";
import { readCatalogs, readList } from "./wording/catalogs.ts";
import { checkWords } from "./wording/checks.ts";
import { wordsToDecide } from "./wording/each-text.ts";
import { checkUse } from "./wording/use.ts";

/**
 * `npm run check-wording`: the checks of all texts in fr, nl and en. Words that a person has to
 * decide about, and texts changed since their sign-off, are counted and fail nothing. Arguments
 * narrow what is printed to the keys and files that contain one of them (`-- bet-slip`), and list those.
 */
const files = readProject(root);

const catalogs = readCatalogs(files);
const findings: Finding[] = [...checkWords(files, catalogs), ...checkUse(files, catalogs)];

const words = process.argv.slice(2);
const isWanted = (text: string) => words.length === 0 || words.some((word) => text.includes(word));

function list(title: string, lines: readonly string[]): void {
  const wanted = lines.filter(isWanted);
  if (wanted.length === 0) return;
  const listed = words.length === 0 ? [] : wanted.map((line) => `\n  ${line}`);
  say(`${title}: ${wanted.length}${listed.join("")}`);
}

list("To decide by a person", wordsToDecide(catalogs));
const approvals = readList<Approvals>(files, approvalsPath, {});
const changed = changedSinceSignOff(catalogs, approvals);
list(
  "Changed since sign-off",
  changed.map(({ key, language }) => `${key} (${language})`),
);

report(
  findings.filter(({ file, what }) => isWanted(`${file} ${what}`)),
  `The wording is in order (${catalogs.fr.size} keys in 3 languages).`,
);
