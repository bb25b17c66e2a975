import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { tokenTable } from "@grandstand/tokens/table";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { proofs } from "@grandstand/tools/src/specs/proofs.ts";
import { runsIn, type TestReport } from "./rule-runs.ts";
import { provedBy, readSources } from "./sources.ts";
import { evidenceStore } from "./store.ts";

const counted = /^(?:app|contract|rules|sandbox|stories|tests|tokens|ui)\/.*\.(?:tsx?|css|json)$/;

/** Throws a Stop where a file is newer than a run: what would be recorded is of something else. */
function refuseOlder(paths: readonly string[], { startTime }: TestReport, report: string): void {
  const newer = paths.filter((path) => statSync(join(root, path)).mtimeMs > startTime);
  if (newer.length === 0) return;
  throw new Stop(
    `${report} is of a run before ${newer.slice(0, 3).join(", ")} changed, so it proves nothing of what is there now.\nRun the tests again, and record that.`,
  );
}

/**
 * `npm run evidence-tests -- REPORT…`: records which rules were proved and when, from what Vitest wrote with
 * `--reporter=json`, by the hash of what the rules are about, in `.evidence`. What other runs recorded of other rules stays.
 */
async function main(): Promise<number> {
  const [, , ...reports] = process.argv;
  if (reports.length === 0) {
    throw new Stop("Name a report: vitest run … --reporter=json --outputFile=REPORT writes one.");
  }
  const files = readProject(root);
  const paths = files.map(({ path }) => path).filter((path) => counted.test(path));
  const found = runsIn(
    reports.map((path) => {
      const report: TestReport = JSON.parse(readFileSync(path, "utf8"));
      refuseOlder(paths, report, path);
      return report;
    }),
  );
  const sources = readSources(files, tokenTable);
  const store = evidenceStore();
  const run = proofs(files).filter(({ id }) => found.has(id));
  for (const [of, rules] of Map.groupBy(run, ({ file }) => provedBy(file))) {
    const source = sources[of] ?? "";
    const known = store.read("runs", of, source);
    store.keep("runs", of, source, {
      at: new Date().toISOString(),
      rules: {
        ...(known?.isChanged === false && known.rules),
        ...Object.fromEntries([...found].filter(([id]) => rules.some((rule) => rule.id === id))),
      },
    });
  }
  say(`${run.length} rules have a run on record, of what they are about now.`);
  return 0;
}

await runCommand(main);
