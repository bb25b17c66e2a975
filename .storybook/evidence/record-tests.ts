import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import type { RuleRun, TestRuns } from "../../stories/review/statement.ts";
import { runsIn, type TestReport } from "./rule-runs.ts";

const kept = join(root, "stories/review/test-runs.gen.json");

/**
 * `npm run evidence-tests -- REPORT…`: records which rules were proved and when, from what Vitest wrote with
 * `--reporter=json`. What other runs recorded of other rules stays.
 */
async function main(): Promise<number> {
  const [, , ...reports] = process.argv;
  if (reports.length === 0) {
    throw new Stop("Name a report: vitest run … --reporter=json --outputFile=REPORT writes one.");
  }
  const before: TestRuns = JSON.parse(readFileSync(kept, "utf8"));
  const found = reports.map((path) => {
    const report: TestReport = JSON.parse(readFileSync(path, "utf8"));
    return runsIn(report);
  });
  const all = Object.entries<RuleRun>(Object.assign({}, before, ...found));
  const lines = all
    .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .map(([id, run]) => `${JSON.stringify(id)}: ${JSON.stringify(run)}`);
  writeFileSync(kept, `{\n${lines.join(",\n")}\n}\n`);
  say(`${all.length} rules have a run on record.`);
  return 0;
}

await runCommand(main);
