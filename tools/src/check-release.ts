import { readProject } from "./repository/read-project.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";
import { type Approvals, approvalsPath, changedSinceSignOff } from "./wording/approvals.ts";
import { readCatalogs, readList } from "./wording/catalogs.ts";
import { describeDifference } from "./wording/word-difference.ts";

/**
 * `npm run check-release`: fails where a text that was signed off has changed since, and shows what
 * changed. A build never does: texts may be edited at any time, and are read again before a release.
 */
const files = readProject(root);
const catalogs = readCatalogs(files);
const approvals = readList<Approvals>(files, approvalsPath, {});
const changed = changedSinceSignOff(catalogs, approvals);

for (const { key, language, approved, text, french } of changed) {
  say(`${key} (${language}), signed off by ${approved.by} on ${approved.on}`);
  say(`  ${describeDifference(approved.text, text)}`);
  if (language !== "fr" && approved.french !== french) {
    say(`  in French: ${describeDifference(approved.french, french)}`);
  }
}
const signed = Object.values(approvals).flatMap((byLanguage) => Object.keys(byLanguage)).length;
say(
  changed.length === 0
    ? `No text has changed since its sign-off (${signed} signed off).`
    : `\n${changed.length} of ${signed} texts changed since their sign-off. Have them read again, and record it: npm run sign-off -- FILE`,
);
process.exitCode = changed.length === 0 ? 0 : 1;
