import { writeFileSync } from "node:fs";
import { buildSite } from "@grandstand/tools/src/run/build.ts";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { type Services, startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { Browser } from "playwright";
import { budgetOf } from "./budget.ts";
import { readCommand, type WanderCommand } from "./command.ts";
import { walkOnMutations } from "./mutate.ts";
import type { Report } from "./report.ts";
import { describeStanding, whereItStands } from "./standing.ts";
import { wander } from "./wander.ts";

/**
 * `npm run wander`: walks through the site at random for `--minutes` (2), from `--seed` on. `-- --seed N
 * --path P --replay R` does a failing walk again; `-- --mutate NAME` walks on a mutated product.
 */

/** Milliseconds between two lines that say where the walk is. */
const standingPace = 10_000;
/** Steps after which the next seed has its turn. */
const stepsOfSeed = 60;

const say = (words: string) => process.stdout.write(`${words}\n`);

async function walkAll(command: WanderCommand): Promise<Report> {
  await buildSite();
  const services = await startServices();
  const browser = await launchBrowser();
  const watch = setInterval(
    () => say(`    ${describeStanding(whereItStands(), Date.now())}`),
    standingPace,
  );
  try {
    return await walkSeeds(command, browser, services);
  } finally {
    clearInterval(watch);
    await browser.close();
    await services.end();
  }
}

/** Walks from seed to seed until the time is over, whatever is found. */
async function walkSeeds(
  command: WanderCommand,
  browser: Browser,
  services: Services,
): Promise<Report> {
  const { replay, minutes, shrinks, shrinkMinutes, isUntilFailure } = command;
  const began = Date.now();
  const budget = budgetOf(replay === null ? minutes : Number.POSITIVE_INFINITY);
  const found: Report["found"][number][] = [];
  let steps = 0;
  for (let { seed } = command; ; seed += 1) {
    say(`\nseed ${seed}`);
    const end = await wander(browser, services, {
      seed,
      steps: stepsOfSeed,
      shrinks: replay === null ? shrinks : 0,
      replay,
      budget,
      shrinkBudget: () => budgetOf(shrinkMinutes),
      onWalk: (log, failure) =>
        say(`  ${log.length} steps${failure ? `: ${failure.split("\n")[0]}` : ""}`),
    });
    steps += end.steps;
    if (end.failure !== null) {
      say(`\n${end.failure}`);
      const seconds = Math.round((Date.now() - began) / 1_000);
      found.push({ words: end.failure, step: steps + end.failedAfter, seconds, seed });
    }
    const isEnough = replay !== null || (isUntilFailure && found.length > 0);
    if (isEnough || budget.isOver()) return { steps, found };
  }
}

const command = readCommand(process.argv.slice(2), () => Math.floor(Math.random() * 2 ** 31));
if (command.mutate !== null) {
  process.exitCode = (await walkOnMutations(command, say)) ? 0 : 1;
} else {
  const report = await walkAll(command);
  if (command.report !== null) writeFileSync(command.report, JSON.stringify(report));
  say(`\n${report.steps} steps, ${report.found.length} failures`);
  process.exitCode = report.found.length === 0 ? 0 : 1;
}
