import type { EventStats, Phase } from "@grandstand/contract/entities";
import { eachWayTerms, winProbabilities } from "../models/racing.ts";
import type { Random } from "../models/random.ts";
import { createCasts } from "./casts.ts";
import type { Contest, RunCourse, Step } from "./contest.ts";
import { opinion } from "./opinion.ts";
import { drawCard, drawPrize } from "./race-card.ts";
import {
  placeMarkets,
  runnerResults,
  winMarket,
  winPrices,
  withNamedFirst,
} from "./race-markets.ts";
import { createRaceRunning } from "./race-running.ts";

const second = 1_000;
const sectional = 9 * second;
/** From the last furlong until the judge's decision, nothing is sold. */
const photoFinish = 20 * second;
/** How much prices move from noon to the first quote, as a logarithm. */
const noonSpread = 0.12;
const withdrawalChance = 0.003;
const fewestAfterWithdrawal = 5;
/** The share of the races that have a runner fewer than their card from the beginning, and how many they have at least. */
const declaredChance = 0.2;
const fewestWithDeclared = 8;
/** Metres run in one sectional. */
const sectionalMetres = 150;

export interface RaceOptions {
  runners: readonly { name: string; strength: number }[];
  isHandicap: boolean;
  /** The runner that is offered at the starting price; null for none. */
  startingPriceRunner: number | null;
  /** Number of the race in its meeting's day, from 1. */
  number: number;
  /** What it is run on; null for a virtual race. */
  course: RunCourse | null;
  /** Epoch milliseconds of noon on its day; null where it has no price at noon. */
  noon: number | null;
  /** The order is drawn at the off, as a virtual race draws it, and the running leads up to it. */
  isDrawnAtOff?: boolean;
  random: Random;
  /** How many times faster than the clock it is run. */
  speed: number;
}

/**
 * The runner of a card that is known not to run before its race has a price; null in most races, and in a virtual one.
 * It is one of the later numbers: the weights are lowest there, and owners most undecided.
 */
function declaredOut({ runners, startingPriceRunner, course, random }: RaceOptions): number | null {
  const card = random.fork("declared");
  const first = Math.ceil(runners.length / 2) + 1;
  if (course === null || runners.length < fewestWithDeclared) return null;
  if (card.next() >= declaredChance) return null;
  const runner = first + card.integer(runners.length - first);
  return runner === startingPriceRunner ? null : runner;
}

/** The withdrawals of a race. Each draw withdraws at most one runner, and never the one at the starting price. */
function createWithdrawals(options: RaceOptions): {
  isWithdrawn(runner: number): boolean;
  drawWithdrawal(): void;
} {
  const { runners, startingPriceRunner, random } = options;
  const out = declaredOut(options);
  const withdrawn = runners.map((_, runner) => runner === out);
  return {
    isWithdrawn: (runner) => withdrawn[runner] ?? false,
    drawWithdrawal() {
      const left = withdrawn.filter((gone) => !gone).length;
      if (left <= fewestAfterWithdrawal || random.next() >= withdrawalChance) return;
      const runner = random.integer(runners.length);
      if (runner !== startingPriceRunner) withdrawn[runner] = true;
    },
  };
}

/** The runners, as indices, by their strength; the strongest is the favourite. */
function favouritesOf(runners: RaceOptions["runners"]): number[] {
  return runners
    .map(({ strength }, runner) => ({ runner, strength }))
    .sort((one, two) => two.strength - one.strength)
    .map(({ runner }) => runner);
}

/**
 * The prices at noon: the last that were quoted before it. Of a race that is first quoted after noon they are drawn,
 * near to what it has then.
 */
function createNoonPrices(noon: number | null, random: Random) {
  let before: readonly number[] | null = null;
  let atNoon: readonly (number | null)[] = [];
  let isPast = false;
  return {
    quoted(at: number, wins: readonly number[]): void {
      if (noon === null || isPast) return;
      isPast = at >= noon;
      if (!isPast) {
        before = wins;
        return;
      }
      const drawn = () => wins.map((win) => win * Math.exp(noonSpread * random.normal()));
      atNoon = winPrices(before ?? drawn());
    },
    of: (runner: number) => atNoon[runner] ?? null,
  };
}

/** A race's part of the statistics on the wire: the numbers of the runners in their order. */
function raceStats(order: readonly number[]): EventStats {
  return {
    time: null,
    server: null,
    home_scores: [],
    away_scores: [],
    home_set: 0,
    away_set: 0,
    running_order: order.map((runner) => runner + 1),
  };
}

/** A race, run by its runners' strengths; each sectional raises some and lowers others. */
export function createRace(options: RaceOptions): Contest {
  const { random, speed, runners, course, isDrawnAtOff = false } = options;
  const terms = eachWayTerms(runners.length, options.isHandicap);
  const views = runners.map(() => opinion(random, 0.09));
  const { isWithdrawn, drawWithdrawal } = createWithdrawals(options);
  const sectionals = 9 + random.integer(9);
  const card = drawCard(random.fork("card"), options);
  const prize = course && drawPrize(random.fork("prize"), course);
  const noonPrices = createNoonPrices(options.noon, random.fork("noon"));
  const startTimes: Record<string, string> = {};
  let phase: Phase = "not_started";
  let startingOdds: number | null = null;

  const running = createRaceRunning({ runners, isWithdrawn, sectionals, random });
  const field = { isWithdrawn, terms };
  const opinedWins = () =>
    winProbabilities(
      running
        .strengths()
        .map((strength, runner) => strength * Math.exp(views[runner]?.value() ?? 0)),
    );
  const names = runners.map(({ name }) => name);
  const casts = createCasts({ names, isWithdrawn }, favouritesOf(runners));

  const step = (at: number): Step => {
    if (running.isClosing()) {
      running.finish();
      phase = "ended";
      return { nextAt: null, suspendFor: 0, isNotable: true };
    }
    running.runSectional();
    const wait = running.isClosing() ? photoFinish : sectional * random.between(0.8, 1.2);
    return { nextAt: at + wait / speed, suspendFor: 0, isNotable: running.isClosing() };
  };

  return {
    participants: names,
    type: "race",
    begin(at) {
      phase = "race";
      startTimes.race = new Date(at).toISOString();
      if (isDrawnAtOff) running.drawFinish();
      if (options.startingPriceRunner !== null) {
        startingOdds = winPrices(opinedWins())[options.startingPriceRunner] ?? null;
      }
      return at + sectional / speed;
    },
    step,
    drift() {
      for (const view of views) view.move();
      drawWithdrawal();
    },
    quote(at) {
      const wins = opinedWins();
      noonPrices.quoted(at, wins);
      const isOff = phase !== "not_started";
      const isSuspended = running.isClosing();
      const startingPrice = {
        runner: options.startingPriceRunner,
        odds: startingOdds,
        isSuspended: isOff,
      };
      return [
        winMarket(wins, field, { startingPrice, isSuspended }),
        ...placeMarkets(wins, field, isSuspended),
        // Forecasts and tricasts close at the off and are settled with the rest.
        ...(isOff && running.sectionalsRun() > 0 ? [] : casts.quote(wins, isOff)),
      ];
    },
    compose: (marketKey, outcomeKey) => phase === "not_started" && casts.add(marketKey, outcomeKey),
    card: () => ({
      number: options.number,
      distanceMetres: sectionals * sectionalMetres,
      course: course && prize ? { ...course, prize } : null,
      runners: card.map((facts, runner) => ({
        ...facts,
        opening: runner === options.startingPriceRunner ? null : noonPrices.of(runner),
        isWithdrawn: isWithdrawn(runner),
      })),
      finished: running.finished(),
    }),
    state: () => ({
      phase,
      stats: phase === "not_started" ? null : raceStats(running.order()),
      matchSummary: {
        currentPhase: phase,
        startTimes: { ...startTimes },
        normalTimeHalfDuration: 0,
      },
    }),
    // Nothing is resolved before the judge's decision.
    resolved: () => new Map(),
    settle(winners) {
      phase = "ended";
      const finished = withNamedFirst(running.likelyFinish(), winners);
      running.finishAs(finished);
      return new Map([
        ...casts.settle(finished),
        ...runnerResults(runners.length, finished, field),
      ]);
    },
  };
}
