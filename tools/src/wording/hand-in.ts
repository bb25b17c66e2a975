import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readProject } from "../repository/read-project.ts";
import { Stop } from "../run/say.ts";
import { type Approvals, approvalsPath, changedSinceSignOff } from "./approvals.ts";
import { readCatalogs, readList } from "./catalogs.ts";
import { recordSignOff, type SignOff, signOffSchema } from "./sign-off.ts";

function readSignOff(path: string | undefined): SignOff {
  if (!path) throw new Stop("Name the file that the reviewer downloaded: npm run sign-off -- FILE");
  const parsed = v.safeParse(signOffSchema, JSON.parse(readFileSync(path, "utf8")));
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map(({ message }) => message).join("\n  ");
  throw new Stop(`${path} is not a sign-off of the wording book:\n  ${issues}`);
}

/** Records in a project what a reviewer's file signs off; what could not be, and what is void, in lines to print. */
export function handInSignOff(
  project: string,
  path: string | undefined,
): { readonly lines: readonly string[]; readonly isWhole: boolean } {
  const signOff = readSignOff(path);
  const files = readProject(project);
  const before = readList<Approvals>(files, approvalsPath, {});
  const catalogs = readCatalogs(files);
  const { approvals, refused } = recordSignOff(signOff, catalogs, before);
  writeFileSync(join(project, approvalsPath), `${JSON.stringify(approvals, null, 2)}\n`);
  const lines = [`${signOff.texts.length - refused.length} texts signed off by ${signOff.by}.`];
  const changed = changedSinceSignOff(catalogs, approvals);
  const names = changed.map(({ key, language }) => `${key} (${language})`);
  if (names.length > 0) {
    lines.push(`${names.length} earlier sign-offs are void, by an edit:\n  ${names.join("\n  ")}`);
  }
  if (refused.length > 0) {
    lines.push(
      `${refused.length} are not: they, or their French source, changed since they were read:\n  ${refused.join("\n  ")}`,
    );
  }
  return { lines, isWhole: refused.length === 0 };
}
