import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../run/browser.ts";
import { buildSite, buildTokens } from "../run/build.ts";
import {
  type Count,
  countCheck,
  countVitest,
  failuresOf,
  type VitestReport,
} from "../run/count.ts";
import { program, root } from "../run/paths.ts";
import { run } from "../run/processes.ts";
import { Stop, say } from "../run/say.ts";

/**
 * `npm test`: runs every check in order, even after one fails, each with its duration. `npm test --
 * unit house` runs only those. It ends with the durations, what failed, and `N passed, N failed`.
 */

type Need = "browser" | "tokens" | "site";

/** A step runs npm scripts, one after the other, or a project of Vitest's. */
type Step = { name: string; needs?: readonly Need[] } & (
  | { scripts: readonly string[] }
  | { project: string }
);

/** A step's count, and what failed in it by name. */
type StepResult = Count & { failures?: readonly string[] };

/** A step that hangs ends; one on a machine of half the speed does not. */
const stepLimitMilliseconds = 40 * 60_000;
const reports = join(root, "node_modules/.cache/grandstand-test");

/** Runs a check's scripts up to one that fails, and shows what they printed in one piece: others run beside them. */
async function runScripts(name: string, scripts: readonly string[]): Promise<Count> {
  const printed: Buffer[] = [];
  const options = {
    limitMilliseconds: stepLimitMilliseconds,
    onOutput: (output: Buffer) => void printed.push(output),
  };
  let code = 0;
  for (const script of scripts) {
    code ||= await run("npm", ["run", "--silent", script], options);
  }
  say(`\n== ${name} ==`);
  process.stdout.write(Buffer.concat(printed));
  return countCheck(code);
}

function readReport(path: string): VitestReport | undefined {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, "utf8")) as VitestReport;
}

async function vitest(project: string, environment: Record<string, string>): Promise<StepResult> {
  const path = join(reports, `${project.replaceAll("*", "")}.json`);
  rmSync(path, { force: true });
  const code = await run(
    program("vitest"),
    [
      "run",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${path}`,
    ],
    { environment, limitMilliseconds: stepLimitMilliseconds },
  );
  const report = readReport(path);
  return { ...countVitest(report, code), failures: failuresOf(report) };
}

const steps: readonly Step[] = [
  { name: "format", scripts: ["format"] },
  { name: "lint", scripts: ["lint"] },
  { name: "types", needs: ["tokens"], scripts: ["types"] },
  {
    name: "house",
    needs: ["tokens"],
    scripts: ["check-house", "check-imports", "check-unused", "check-links", "check-lockfile"],
  },
  { name: "specs", scripts: ["check-specs"] },
  { name: "wording", scripts: ["check-wording"] },
  { name: "package", needs: ["tokens", "browser"], scripts: ["check-package"] },
  { name: "unit", needs: ["tokens"], project: "unit" },
  { name: "surfaces", needs: ["tokens", "browser"], project: "ui" },
  { name: "stories", needs: ["tokens", "browser"], project: "stories*" },
  { name: "journeys", needs: ["site", "browser"], project: "journeys" },
  { name: "wander", needs: ["site", "browser"], project: "wander" },
];

function wantedSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Stop(
      `There is no step called ${unknown.join(", ")}, so nothing was run.\nThe steps are: ${steps.map(({ name }) => name).join(", ")}.`,
    );
  }
  return steps.filter(({ name }) => names.includes(name));
}

const provided = new Map<Need, Promise<Record<string, string>>>();

/** Provides what a step needs, once; returns the environment variables that it adds to the step. */
function provide(need: Need): Promise<Record<string, string>> {
  const known = provided.get(need) ?? makeReady(need);
  provided.set(need, known);
  return known;
}

async function makeReady(need: Need): Promise<Record<string, string>> {
  if (need === "browser") return { CHROMIUM_PATH: await ensureBrowser() };
  if (need === "tokens") await buildTokens();
  else await provide("tokens").then(buildSite);
  return {};
}

async function perform(step: Step): Promise<StepResult> {
  if ("project" in step) say(`\n== ${step.name} ==`);
  try {
    const environment: Record<string, string> = {};
    for (const need of step.needs ?? []) Object.assign(environment, await provide(need));
    return "project" in step
      ? vitest(step.project, environment)
      : runScripts(step.name, step.scripts);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}

function describeTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A step's result, and how long it took in milliseconds. */
type TimedResult = StepResult & { milliseconds: number };

async function performTimed(step: Step): Promise<TimedResult> {
  const started = performance.now();
  const result = await perform(step);
  return { ...result, milliseconds: performance.now() - started };
}

/** Performs steps, so many at a time; their results are in the steps' order. */
async function performAll(chosen: readonly Step[], atOnce: number): Promise<TimedResult[]> {
  const waiting = chosen.entries();
  const results: TimedResult[] = [];
  const work = async () => {
    for (const [index, step] of waiting) results[index] = await performTimed(step);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function main(): Promise<Count> {
  const chosen = wantedSteps(process.argv.slice(2));
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const begun = performance.now();
  if (chosen.some(({ needs }) => needs?.includes("site"))) provide("site").catch(() => {});
  // A check has work for one processor, the tests for all.
  const isCheck = (step: Step) => "scripts" in step;
  const results = [
    ...(await performAll(chosen.filter(isCheck), 2)),
    ...(await performAll(
      chosen.filter((step) => !isCheck(step)),
      1,
    )),
  ];
  const lines: string[] = [];
  const failed: string[] = [];
  for (const [index, { name }] of chosen.entries()) {
    const count = results[index];
    if (!count) continue;
    total.passed += count.passed;
    total.failed += count.failed;
    // A check, and an error outside every test, have no name: only what they printed says what is wrong.
    const unnamed = count.failed > 0 && !count.failures?.length ? ["see what it printed"] : [];
    failed.push(...[...(count.failures ?? []), ...unnamed].map((each) => `${name}: ${each}`));
    lines.push(
      `${name.padEnd(9)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed   ${describeTime(count.milliseconds)}`,
    );
  }
  say(`\n${lines.join("\n")}\nin ${describeTime(performance.now() - begun)}\n`);
  for (const failure of failed) say(failure);
  return total;
}

try {
  const { passed, failed } = await main();
  process.exitCode = failed === 0 ? 0 : 1;
  say(`${passed} passed, ${failed} failed`);
} catch (error) {
  process.stderr.write(`\n${error instanceof Stop ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
  say("0 passed, 1 failed");
}
