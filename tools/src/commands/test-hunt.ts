import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { seedVariable } from "../hunt/lateness.ts";
import { findTarget, type Target } from "../hunt/target.ts";
import { end, run, start } from "../run/processes.ts";
import { runCommand, Stop, say } from "../run/say.ts";
import { provideAll } from "../suite/needs.ts";
import { countVitest, failedTests, nameOf, whereItWaited } from "../suite/report.ts";
import { describeTime } from "../suite/summary.ts";
import { runVitest } from "../suite/vitest-run.ts";

/**
 * `npm run test:hunt -- NAME [--times 30] [--beside 2] [--seed N]`: runs one test or step many times beside busy
 * loops, with pages, calls and scripts that are late by chance, and prints how often, where and with which delay
 * it failed. `--on-time` leaves the requests alone. A run is repeated by its seed and `--times 1`.
 */

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    times: { type: "string", default: "30" },
    beside: { type: "string", default: String(availableParallelism()) },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    "on-time": { type: "boolean", default: false },
  },
});

/** What failed in one run, a line each. */
async function failuresIn(target: Target, environment: Record<string, string>): Promise<string[]> {
  const { step } = target;
  if ("scripts" in step) {
    for (const script of step.scripts) {
      const code = await run("npm", ["run", "--silent", script], { environment });
      if (code !== 0) return [`${script} ended with ${code}`];
    }
    return [];
  }
  const narrowed = "narrowed" in target ? target.narrowed : {};
  const { code, report } = await runVitest(step.project, environment, narrowed);
  const failed = failedTests(report).map((test) => {
    const late = /^Late: .*$/m.exec(test.failure ?? "")?.[0];
    return [`${nameOf(test)}: ${whereItWaited(test)}`, ...(late ? [late] : [])].join("\n    ");
  });
  const hasFailed = countVitest(report, code).failed > 0;
  return hasFailed && failed.length === 0 ? ["see what it printed"] : failed;
}

/** Runs `count` busy loops until the returned function is called. */
function startLoops(count: number): () => Promise<unknown> {
  const loops = Array.from({ length: count }, () => start(process.execPath, ["-e", "for (;;);"]));
  return () => Promise.all(loops.map(end));
}

async function main(): Promise<number> {
  const [name] = positionals;
  if (!name) throw new Stop("What is hunted? A step, a file, or what a test's title says.");
  const target = findTarget(name);
  const environment = await provideAll(target.step.needs);
  const endLoops = startLoops(Number(values.beside));
  const found: string[] = [];
  const times = Number(values.times);
  let failedRuns = 0;
  try {
    for (let turn = 0; turn < times; turn += 1) {
      const seed = String(Number(values.seed) + turn);
      const begun = performance.now();
      const hunted = values["on-time"] ? environment : { ...environment, [seedVariable]: seed };
      const failures = await failuresIn(target, hunted);
      if (failures.length > 0) failedRuns += 1;
      found.push(...failures.map((failure) => `seed ${seed}: ${failure}`));
      const result = failures.length === 0 ? "passed" : `${failures.length} failed`;
      say(
        `== ${name}, run ${turn + 1} of ${times}, seed ${seed}: ${result}, ${describeTime(performance.now() - begun)} ==`,
      );
    }
  } finally {
    await endLoops();
  }
  say("");
  for (const failure of found) say(failure);
  say(`${name}: ${times - failedRuns} of ${times} runs passed beside ${values.beside} busy loops`);
  return failedRuns === 0 ? 0 : 1;
}

await runCommand(main);
