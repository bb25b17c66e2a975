import fc from "fast-check";
import type { Browser } from "playwright";
import { beginJourney, type JourneyServices } from "../support/begin-journey.ts";
import type { Expected } from "./expected.ts";
import { readLedger } from "./ledger.ts";
import { openPerson, type Person } from "./person.ts";
import { stepOf } from "./step.ts";
import * as around from "./steps/around.ts";
import * as cashOut from "./steps/cash-out.ts";
import * as links from "./steps/links.ts";
import * as place from "./steps/place.ts";
import * as prices from "./steps/prices.ts";
import * as session from "./steps/session.ts";
import * as stakes from "./steps/stakes.ts";

const doings = [prices, stakes, place, session, cashOut, links, around].flatMap((steps) =>
  Object.values(steps).filter((each) => typeof each !== "function"),
);

export interface WanderOptions {
  readonly seed: number;
  /** Steps after which the walk ends; a pending one is completed. */
  readonly steps: number;
  /** Attempts to shorten the way to a failure, each a separate walk. */
  readonly shrinks: number;
  /** The path of fast-check to a failure that is to be repeated. */
  readonly path?: string;
  readonly replayPath?: string;
  /** Called at the end of each walk. */
  readonly onWalk?: (log: readonly string[], failure: string | null) => void;
}

export interface WanderEnd {
  readonly steps: number;
  /** The failure, its steps, and how to repeat it; null where every check passed. */
  readonly failure: string | null;
}

const bettor = "verified_player";

/** Walks at random until the number of steps is reached or a check fails. */
export async function wander(
  browser: Browser,
  services: JourneyServices,
  options: WanderOptions,
): Promise<WanderEnd> {
  const { seed, shrinks, path, replayPath } = options;
  let steps = 0;
  let failures = 0;
  const walk = fc.asyncProperty(
    fc.commands([stepOf(doings)], {
      maxCommands: 60,
      size: "max",
      ...(replayPath && { replayPath }),
    }),
    async (commands) => {
      const isDone = failures === 0 ? steps >= options.steps : failures > shrinks;
      if (isDone) return;
      const log: string[] = [];
      try {
        await walkOnce(browser, services, commands, log);
        options.onWalk?.(log, null);
      } catch (error) {
        failures += 1;
        options.onWalk?.(log, (error as Error).message);
        throw new Error(`${(error as Error).message}\n\nThe steps:\n${listed(log)}`);
      } finally {
        if (failures === 0) steps += log.length;
      }
    },
  );
  const end = await fc.check(walk, {
    seed,
    numRuns: options.steps,
    ...(path && { path }),
    ...(shrinks === 0 && { endOnFailure: true }),
  });
  return { steps, failure: end.failed ? describeFailure(end, seed) : null };
}

async function walkOnce(
  browser: Browser,
  services: JourneyServices,
  commands: Iterable<fc.AsyncCommand<Expected, Expected["person"], true>>,
  log: string[],
): Promise<void> {
  const { journey, finish } = await beginJourney(browser, services);
  await journey.control.reset();
  let person: Person | undefined;
  try {
    person = await openPerson(journey);
    const expected: Expected = {
      person,
      username: bettor,
      isLoggedIn: false,
      ledger: await readLedger(person, bettor),
      log,
    };
    await fc.asyncModelRun(() => ({ model: expected, real: person }), commands);
  } catch (error) {
    const address = person?.page.url();
    await finish().catch(() => undefined);
    throw new Error(`${(error as Error).message}\n\nThe page: ${address}`);
  }
  await finish();
}

function listed(log: readonly string[]): string {
  return log.map((words, index) => `${String(index + 1).padStart(4)}. ${words}`).join("\n");
}

function describeFailure<Ts>(end: fc.RunDetails<Ts>, seed: number): string {
  const { counterexamplePath, counterexample, errorInstance } = end;
  const replay = /replayPath="([^"]*)"/.exec(String(fc.stringify(counterexample)))?.[1];
  const command = `npm run wander -- --seed ${seed} --path ${counterexamplePath}`;
  const words = (errorInstance as Error | null)?.message ?? "It failed.";
  return `${words}\n\nTo see it again: ${command}${replay ? ` --replay ${replay}` : ""}`;
}
