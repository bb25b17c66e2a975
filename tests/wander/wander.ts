import fc from "fast-check";
import type { Browser } from "playwright";
import { beginJourney, type JourneyPlaces } from "../support/begin-journey.ts";
import type { Expected } from "./expected.ts";
import { readLedger } from "./ledger.ts";
import { openPerson, type Person } from "./person.ts";
import { stepOf } from "./step.ts";
import * as around from "./steps/around.ts";
import * as cashOut from "./steps/cash-out.ts";
import * as place from "./steps/place.ts";
import * as prices from "./steps/prices.ts";
import * as session from "./steps/session.ts";
import * as stakes from "./steps/stakes.ts";
import * as ways from "./steps/ways.ts";

const doings = [prices, stakes, place, session, cashOut, ways, around].flatMap((steps) =>
  Object.values(steps).filter((each) => typeof each !== "function"),
);

export interface WanderOptions {
  readonly seed: number;
  /** Steps after which the walk ends; one that is under way is gone to its end. */
  readonly steps: number;
  /** Tries to find a shorter way to a failure, each a walk of its own. */
  readonly shrinks: number;
  /** Where fast-check found the failure that is to be seen again. */
  readonly path?: string;
  readonly replayPath?: string;
  /** Is told of each walk when it ends. */
  readonly onWalk?: (told: readonly string[], failure: string | null) => void;
}

export interface WanderEnd {
  readonly steps: number;
  /** What went wrong, after which steps, and how to see it again; null where all held. */
  readonly failure: string | null;
}

const bettor = "verified_player";

/** Walks at random until so many steps are done or something does not hold. */
export async function wander(
  browser: Browser,
  places: JourneyPlaces,
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
      const told: string[] = [];
      try {
        await walkOnce(browser, places, commands, told);
        options.onWalk?.(told, null);
      } catch (error) {
        failures += 1;
        options.onWalk?.(told, (error as Error).message);
        throw new Error(`${(error as Error).message}\n\nThe steps:\n${listed(told)}`);
      } finally {
        if (failures === 0) steps += told.length;
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
  places: JourneyPlaces,
  commands: Iterable<fc.AsyncCommand<Expected, Expected["person"], true>>,
  told: string[],
): Promise<void> {
  const { journey, finish } = await beginJourney(browser, places);
  await journey.control.reset();
  let person: Person | undefined;
  try {
    person = await openPerson(journey);
    const expected: Expected = {
      person,
      username: bettor,
      isLoggedIn: false,
      ledger: await readLedger(person, bettor),
      told,
    };
    await fc.asyncModelRun(() => ({ model: expected, real: person }), commands);
  } catch (error) {
    const address = person?.page.url();
    await finish().catch(() => undefined);
    throw new Error(`${(error as Error).message}\n\nThe page: ${address}`);
  }
  await finish();
}

function listed(told: readonly string[]): string {
  return told.map((words, index) => `${String(index + 1).padStart(4)}. ${words}`).join("\n");
}

function describeFailure<Ts>(end: fc.RunDetails<Ts>, seed: number): string {
  const { counterexamplePath, counterexample, errorInstance } = end;
  const replay = /replayPath="([^"]*)"/.exec(String(fc.stringify(counterexample)))?.[1];
  const command = `npm run wander -- --seed ${seed} --path ${counterexamplePath}`;
  const words = (errorInstance as Error | null)?.message ?? "It failed.";
  return `${words}\n\nTo see it again: ${command}${replay ? ` --replay ${replay}` : ""}`;
}
