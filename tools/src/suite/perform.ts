import { run } from "../run/processes.ts";
import { Stop, say } from "../run/say.ts";
import type { Flaky } from "./flaky.ts";
import { provide, provideAll } from "./needs.ts";
import { countCheck, type RanTest } from "./report.ts";
import type { ScriptStep, Step } from "./steps.ts";
import { runProject, stepLimitMilliseconds, type TestsResult } from "./vitest-run.ts";

/** A step's result, and how long it took in milliseconds, without the wait for what it needs. */
export interface StepResult extends TestsResult {
  readonly name: string;
  readonly milliseconds: number;
}

const nothing = { failures: [] as RanTest[], flaky: [] as Flaky[], tests: [] as RanTest[] };

/** Runs scripts up to one that fails. What a check printed is shown in one piece: others run beside it. */
async function runScripts(
  { name, scripts, group }: Step & ScriptStep,
  environment: Record<string, string>,
): Promise<TestsResult> {
  const printed: Buffer[] = [];
  const onOutput = (output: Buffer) => void printed.push(output);
  const limits = { environment, limitMilliseconds: stepLimitMilliseconds };
  const options = group === "checks" ? { ...limits, onOutput } : limits;
  if (group !== "checks") say(`\n== ${name} ==`);
  let code = 0;
  for (const script of scripts) code ||= await run("npm", ["run", "--silent", script], options);
  if (group === "checks") say(`\n== ${name} ==`);
  process.stdout.write(Buffer.concat(printed));
  return { ...countCheck(code), ...nothing };
}

async function perform(step: Step): Promise<StepResult> {
  const { name, needs } = step;
  let started = performance.now();
  const timed = (result: TestsResult): StepResult => ({
    ...result,
    name,
    milliseconds: performance.now() - started,
  });
  try {
    const environment = await provideAll(needs);
    started = performance.now();
    if ("scripts" in step) return timed(await runScripts(step, environment));
    say(`\n== ${name} ==`);
    return timed(await runProject(step, environment));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return timed({ passed: 0, failed: 1, ...nothing });
  }
}

/** Performs steps, `atOnce` at a time. */
async function performAll(
  steps: readonly Step[],
  atOnce: number,
  onResult: (result: StepResult) => void,
): Promise<void> {
  const waiting = steps.values();
  const work = async () => {
    for (const step of waiting) onResult(await perform(step));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** A check has work for one processor, the others have for all. */
const isCheck = ({ group }: Step) => group === "checks";

/**
 * Performs steps, also after one that fails: the checks two at a time beside the build of the site, then the
 * others one after the other.
 *
 * @returns the results, in the order of the steps
 */
export async function performSteps(
  steps: readonly Step[],
  onResult: (result: StepResult) => void = () => {},
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  const keep = (result: StepResult) => {
    results.push(result);
    onResult(result);
  };
  // They are made beside the checks. Where one can't be had, the step that needs it fails with the reason.
  for (const need of new Set(steps.flatMap(({ needs = [] }) => needs))) {
    provide(need).catch(() => {});
  }
  await performAll(steps.filter(isCheck), 2, keep);
  await performAll(
    steps.filter((step) => !isCheck(step)),
    1,
    keep,
  );
  const order = steps.map(({ name }) => name);
  return results.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}
