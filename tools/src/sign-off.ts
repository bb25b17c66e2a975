import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readProject } from "./repository/read-project.ts";
import { root } from "./run/paths.ts";
import { runCommand, Stop, say } from "./run/say.ts";
import { type Approvals, approvalsPath, changedSinceSignOff } from "./wording/approvals.ts";
import { readCatalogs, readList } from "./wording/catalogs.ts";
import { recordSignOff, type SignOff, signOffSchema } from "./wording/sign-off.ts";

function readSignOff(path: string | undefined): SignOff {
  if (!path) throw new Stop("Name the file that the reviewer downloaded: npm run sign-off -- FILE");
  const parsed = v.safeParse(signOffSchema, JSON.parse(readFileSync(path, "utf8")));
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map(({ message }) => message).join("\n  ");
  throw new Stop(`${path} is not a sign-off of the wording book:\n  ${issues}`);
}

/**
 * `npm run sign-off -- FILE`: records what a reviewer signed off in the popup wall or wording book, and
 * lists what it could not record, and the earlier sign-offs that are void.
 */
async function main(): Promise<number> {
  const signOff = readSignOff(process.argv[2]);
  const files = readProject(root);
  const before = readList<Approvals>(files, approvalsPath, {});
  const catalogs = readCatalogs(files);
  const { approvals, refused } = recordSignOff(signOff, catalogs, before);
  writeFileSync(join(root, approvalsPath), `${JSON.stringify(approvals, null, 2)}\n`);
  say(`${signOff.texts.length - refused.length} texts signed off by ${signOff.by}.`);
  const changed = changedSinceSignOff(catalogs, approvals);
  const names = changed.map(({ key, language }) => `${key} (${language})`);
  if (names.length > 0) {
    say(`${names.length} earlier sign-offs are void, by an edit:\n  ${names.join("\n  ")}`);
  }
  if (refused.length === 0) return 0;
  say(
    `${refused.length} are not: they, or their French source, changed since they were read:\n  ${refused.join("\n  ")}`,
  );
  return 1;
}

await runCommand(main);
