import { readProject } from "./repository/read-project.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";
import {
  type Approvals,
  approvalsPath,
  changedSinceSignOff,
  dueAgain,
  notSignedOff,
} from "./wording/approvals.ts";
import { readCatalogs, readList } from "./wording/catalogs.ts";
import { describeDifference } from "./wording/word-difference.ts";

/**
 * `npm run check-release`: fails with the texts that nobody has signed off, and those that have changed
 * since they were, word by word. A build never does: texts may be edited at any time, and are read
 * before a release. So does one that was signed off more than a year ago: laws change.
 */
const files = readProject(root);
const catalogs = readCatalogs(files);
const approvals = readList<Approvals>(files, approvalsPath, {});
const waiting = notSignedOff(catalogs, approvals);
const changed = changedSinceSignOff(catalogs, approvals);
const due = dueAgain(approvals, new Date().toISOString().slice(0, 10));

if (waiting.size > 0) say("Not signed off:");
for (const [key, inLanguages] of waiting) say(`  ${key} (${inLanguages.join(", ")})`);
if (changed.length > 0) say("Changed since the sign-off:");
for (const { key, language, approved, text, french } of changed) {
  say(`  ${key} (${language}), signed off by ${approved.by} on ${approved.on}`);
  say(`    ${describeDifference(approved.text, text)}`);
  if (language !== "fr" && approved.french !== french) {
    say(`    in French: ${describeDifference(approved.french, french)}`);
  }
}
if (due.length > 0) say(`Signed off more than a year ago:\n  ${due.join("\n  ")}`);
const signed = Object.values(approvals).flatMap((byLanguage) => Object.keys(byLanguage)).length;
const open = [...waiting.values()].flat().length;
const isReady = open + changed.length + due.length === 0;
say(
  isReady
    ? `Every text is signed off (${signed}).`
    : `\n${open} texts are not signed off; of the ${signed} that are, ${changed.length} changed since and ${due.length} are due again. Have them read, and record it: npm run sign-off -- FILE`,
);
process.exitCode = isReady ? 0 : 1;
