import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { tokenTable } from "@grandstand/tokens/table";
import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { proofs } from "@grandstand/tools/src/specs/proofs.ts";
import { listStories } from "../list-stories.ts";
import { judgeAxe } from "./judge.ts";
import { publishedEvidence } from "./publish.ts";
import { axeIn, runsIn, type TestReport } from "./rule-runs.ts";
import { provedBy, readSources, type Sources } from "./sources.ts";
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

function readReports(names: readonly string[], files: readonly ProjectFile[]): TestReport[] {
  const paths = files.map(({ path }) => path).filter((path) => counted.test(path));
  return names.map((name) => {
    const report: TestReport = JSON.parse(readFileSync(name, "utf8"));
    refuseOlder(paths, report, name);
    return report;
  });
}

const store = evidenceStore();
const at = new Date().toISOString();

function recordRules(
  reports: readonly TestReport[],
  files: readonly ProjectFile[],
  sources: Sources,
): void {
  const found = runsIn(reports);
  const run = proofs(files).filter(({ id }) => found.has(id));
  for (const [of, rules] of Map.groupBy(run, ({ file }) => provedBy(file))) {
    const source = sources[of] ?? "";
    const known = store.read("runs", of, source);
    const own = [...found].filter(([id]) => rules.some((rule) => rule.id === id));
    const before = known?.isChanged === false ? known.rules : {};
    store.keep("runs", of, source, { at, rules: { ...before, ...Object.fromEntries(own) } });
  }
  say(`${run.length} rules have a run on record, of what they are about now.`);
}

function recordAxe(reports: readonly TestReport[], sources: Sources): void {
  const found = axeIn(reports);
  for (const [page, stories] of found) {
    const source = sources[page] ?? "";
    const known = store.read("axe", page, source);
    const before = known?.isChanged === false ? known.stories : {};
    const merged = Object.entries(stories).map(([id, modes]) => [id, { ...before[id], ...modes }]);
    store.keep("axe", page, source, {
      at,
      stories: { ...before, ...Object.fromEntries(merged) },
    });
  }
  say(`${found.size} pages of stories have what axe found on record.`);
}

/**
 * `npm run evidence-tests -- REPORT…`: records from what Vitest wrote with `--reporter=json` which rules were proved, and
 * what axe found in the stories, with the day and by the hash of what it is a result of, in `.evidence`. What other runs
 * recorded stays. It fails on a decision that no finding needs any more, once all stories of a page are on record.
 */
async function main(): Promise<number> {
  const [, , ...names] = process.argv;
  if (names.length === 0) {
    throw new Stop("Name a report: vitest run … --reporter=json --outputFile=REPORT writes one.");
  }
  const files = readProject(root);
  const reports = readReports(names, files);
  const sources = readSources(files, tokenTable);
  recordRules(reports, files, sources);
  recordAxe(reports, sources);
  const wrong = judgeAxe(publishedEvidence(sources, store), listStories(root));
  for (const line of wrong) say(line);
  return wrong.length === 0 ? 0 : 1;
}

await runCommand(main);
