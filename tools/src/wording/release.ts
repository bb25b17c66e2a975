import { readProject } from "../repository/read-project.ts";
import {
  type Approvals,
  approvalsPath,
  changedSinceSignOff,
  dueAgain,
  notSignedOff,
} from "./approvals.ts";
import { readCatalogs, readList } from "./catalogs.ts";
import { textsBeyondLines } from "./lines.ts";
import { describeDifference } from "./word-difference.ts";

/** What holds a release back, in lines to print. */
export interface ReleaseReport {
  readonly lines: readonly string[];
  readonly isReady: boolean;
}

/** Reads a project's texts against its sign-offs, on a day (YYYY-MM-DD). */
export function releaseReport(project: string, today: string): ReleaseReport {
  const files = readProject(project);
  const catalogs = readCatalogs(files);
  const approvals = readList<Approvals>(files, approvalsPath, {});
  const waiting = notSignedOff(catalogs, approvals);
  const changed = changedSinceSignOff(catalogs, approvals);
  const due = dueAgain(approvals, today);
  const lines: string[] = [];
  if (waiting.size > 0) lines.push("Not signed off:");
  for (const [key, inLanguages] of waiting) lines.push(`  ${key} (${inLanguages.join(", ")})`);
  if (changed.length > 0) lines.push("Changed since the sign-off:");
  for (const { key, language, approved, text, french } of changed) {
    lines.push(`  ${key} (${language}), signed off by ${approved.by} on ${approved.on}`);
    lines.push(`    ${describeDifference(approved.text, text)}`);
    if (language !== "fr" && approved.french !== french) {
      lines.push(`    in French: ${describeDifference(approved.french, french)}`);
    }
  }
  if (due.length > 0) lines.push(`Signed off more than a year ago:\n  ${due.join("\n  ")}`);
  const beyond = textsBeyondLines(files);
  if (beyond.length > 0) {
    lines.push(`Beyond their limit on a page of 320 px, which holds nothing back:`);
    lines.push(`  ${beyond.join("\n  ")}`);
  }
  const signed = Object.values(approvals).flatMap((byLanguage) => Object.keys(byLanguage)).length;
  const open = [...waiting.values()].flat().length;
  const isReady = open + changed.length + due.length === 0;
  lines.push(
    isReady
      ? `Every text is signed off (${signed}).`
      : `\n${open} texts are not signed off; of the ${signed} that are, ${changed.length} changed since and ${due.length} are due again. Have them read, and record it: npm run sign-off -- FILE`,
  );
  return { lines, isReady };
}
