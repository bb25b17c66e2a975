import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { program, root } from "../run/paths.ts";
import { run } from "../run/processes.ts";
import { say } from "../run/say.ts";
import { type Flaky, tryAgain } from "./flaky.ts";
import {
  countVitest,
  failedTests,
  nameOf,
  type RanTest,
  ranTests,
  type VitestReport,
} from "./report.ts";
import type { ProjectStep } from "./steps.ts";

/** Where the runs' reports are. */
const reports = join(root, "node_modules/.cache/grandstand-test");

/** A step that hangs ends; one on a machine of a quarter of the speed does not. */
export const stepLimitMilliseconds = 60 * 60_000;

/** Which of a project's tests are run: all, those of a file, or those of a file whose titles match. */
export interface Narrowed {
  readonly file?: string;
  readonly pattern?: string;
}

export interface VitestRun {
  readonly code: number;
  readonly report: VitestReport | undefined;
}

/** A run of tests, with what failed, what failed by chance, and every test. */
export interface TestsResult {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly RanTest[];
  readonly flaky: readonly Flaky[];
  readonly tests: readonly RanTest[];
}

function readReport(path: string): VitestReport | undefined {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, "utf8")) as VitestReport;
}

/** What `-t` takes for tests whose titles have this text. */
export function patternOf(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Runs tests of a project, and resolves with the report. */
export async function runVitest(
  project: string,
  environment: Record<string, string>,
  { file, pattern }: Narrowed = {},
): Promise<VitestRun> {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, `${project.replaceAll("*", "all")}.json`);
  rmSync(path, { force: true });
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const narrowing = [...(file ? [file] : []), ...(pattern ? ["-t", pattern] : [])];
  const code = await run(
    program("vitest"),
    ["run", `--project=${project}`, ...reporting, ...narrowing],
    { environment, limitMilliseconds: stepLimitMilliseconds },
  );
  return { code, report: readReport(path) };
}

/** Runs a step's tests; what fails in a browser is run once more, alone. */
export async function runProject(
  step: ProjectStep,
  environment: Record<string, string>,
): Promise<TestsResult> {
  const { code, report } = await runVitest(step.project, environment);
  const { passed, failed } = countVitest(report, code);
  const found = failedTests(report);
  const tests = ranTests(report);
  if (!step.isInBrowser) return { passed, failed, failures: found, flaky: [], tests };
  const runAlone = async (test: RanTest) => {
    say(`\n== once more, alone: ${nameOf(test)} ==`);
    const { file, name } = test;
    const alone = { file, ...(name && { pattern: `^${patternOf(name)}$` }) };
    const again = await runVitest(step.project, environment, alone);
    if (countVitest(again.report, again.code).failed > 0) return null;
    return ranTests(again.report).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  };
  const { flaky, failed: failures } = await tryAgain(found, runAlone);
  return { passed: passed + flaky.length, failed: failed - flaky.length, failures, flaky, tests };
}
