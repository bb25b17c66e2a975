import fc from "fast-check";
import type { Browser } from "playwright";
import { beginJourney, type JourneyServices } from "../support/begin-journey.ts";
import type { Budget } from "./budget.ts";
import { replayCommand, type WanderCommand } from "./command.ts";
import type { Expected } from "./expected.ts";
import { checkInvariants } from "./invariants.ts";
import { readBooks } from "./ledger.ts";
import { firstBalances, firstPeople } from "./people.ts";
import { openPerson, type Person } from "./person.ts";
import { answerPopups } from "./popups.ts";
import { standAt } from "./standing.ts";
import { stepOf } from "./step.ts";
import * as around from "./steps/around.ts";
import * as cashOut from "./steps/cash-out.ts";
import * as coins from "./steps/coins.ts";
import * as deposit from "./steps/deposit.ts";
import * as freeBets from "./steps/free-bets.ts";
import * as limits from "./steps/limits.ts";
import * as links from "./steps/links.ts";
import * as notices from "./steps/notices.ts";
import * as place from "./steps/place.ts";
import * as prices from "./steps/prices.ts";
import * as registration from "./steps/registration.ts";
import * as session from "./steps/session.ts";
import * as stakes from "./steps/stakes.ts";
import { lastEventsOf } from "./trail.ts";

const concerns = [prices, stakes, freeBets, place, session, notices, limits];
const more = [deposit, registration, coins, cashOut, links, around];
const doings = [...concerns, ...more].flatMap((steps) =>
  Object.values(steps).filter((each) => typeof each !== "function"),
);

export interface WanderOptions extends Pick<WanderCommand, "shrinks" | "replay"> {
  readonly seed: number;
  /** Steps after which no further walk begins; the one under way is completed. */
  readonly steps: number;
  /** When no further step begins. */
  readonly budget: Budget;
  /** The same for the walks by which a failing one is shortened; it is called at the first failure. */
  readonly shrinkBudget: () => Budget;
  /** Called at the end of each walk. */
  readonly onWalk?: (log: readonly string[], failure: string | null) => void;
}

export interface WanderEnd {
  /** Of the walks that ended well. */
  readonly steps: number;
  /** Of the first walk that failed, the failing one among them. */
  readonly failedAfter: number;
  /** The failure, its steps, and how to repeat it; null where every check passed. */
  readonly failure: string | null;
}

/** Walks at random until the steps or the time are used up, or a check fails. */
export async function wander(
  browser: Browser,
  services: JourneyServices,
  options: WanderOptions,
): Promise<WanderEnd> {
  const { seed, shrinks, replay } = options;
  let { budget } = options;
  let steps = 0;
  let failures = 0;
  let failedAfter = 0;
  const walk = fc.asyncProperty(
    fc.commands([stepOf(doings)], {
      maxCommands: 60,
      size: "max",
      ...(replay?.replayPath && { replayPath: replay.replayPath }),
    }),
    async (commands) => {
      const isDone = failures === 0 ? steps >= options.steps : failures > shrinks;
      if (isDone || budget.isOver()) return;
      const log: string[] = [];
      try {
        await walkOnce(browser, services, { commands, log, budget });
        options.onWalk?.(log, null);
      } catch (error) {
        if (failures === 0) {
          budget = options.shrinkBudget();
          failedAfter = log.length;
        }
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
    // Long walks as often as short ones: what a person leaves behind shows later.
    unbiased: true,
    ...(replay && { path: replay.path }),
    ...(shrinks === 0 && { endOnFailure: true }),
  });
  return { steps, failedAfter, failure: end.failed ? describeFailure(end, seed) : null };
}

interface Walk {
  readonly commands: Iterable<fc.AsyncCommand<Expected, Person, true>>;
  readonly log: string[];
  readonly budget: Budget;
}

async function walkOnce(
  browser: Browser,
  services: JourneyServices,
  { commands, log, budget }: Walk,
): Promise<void> {
  standAt(0, "a new browser");
  const { journey, finish } = await beginJourney(browser, services);
  const { control } = journey;
  await control.reset();
  for (const { username } of firstPeople) {
    await control.setBalance(username, firstBalances[username] ?? 0);
  }
  let person: Person | undefined;
  try {
    person = await openPerson(journey);
    const expected: Expected = {
      person,
      people: [...firstPeople],
      username: firstPeople[0]?.username ?? "",
      isLoggedIn: false,
      books: await readBooks(journey),
      limits: new Map(),
      consentsDue: new Set(),
      misplaced: [],
      budget,
      log,
    };
    await answerPopups(expected, person.page);
    await fc.asyncModelRun(() => ({ model: expected, real: person }), commands);
    if (log.length > 0) await checkInvariants(expected);
  } catch (error) {
    const address = person?.page.url();
    const events = await lastEventsOf(person?.page);
    await finish().catch(() => undefined);
    throw new Error(`${(error as Error).message}\n\nThe page: ${address}\n${events}`);
  }
  await finish();
}

function listed(log: readonly string[]): string {
  return log.map((words, index) => `${String(index + 1).padStart(4)}. ${words}`).join("\n");
}

function describeFailure<Ts>(end: fc.RunDetails<Ts>, seed: number): string {
  const { counterexamplePath, counterexample, errorInstance } = end;
  const replay = /replayPath="([^"]*)"/.exec(String(fc.stringify(counterexample)))?.[1] ?? null;
  const words = (errorInstance as Error | null)?.message ?? "It failed.";
  return `${words}\n\nTo see it again: ${replayCommand(seed, counterexamplePath ?? "0", replay)}`;
}
