import type { EventStats, Phase } from "@grandstand/contract/entities";
import { priceMarket } from "../models/margin.ts";
import {
  eachWayTerms,
  finishingOrder,
  placeProbabilities,
  winProbabilities,
} from "../models/racing.ts";
import type { Random } from "../models/random.ts";
import { createCasts } from "./casts.ts";
import type { Contest, QuotedMarket, RunnerFacts, Step } from "./contest.ts";
import { opinion } from "./opinion.ts";
import type { OutcomeResult } from "./world.ts";

const second = 1_000;
const sectional = 9 * second;
/** From the last furlong until the judge's decision, nothing is sold. */
const photoFinish = 20 * second;
/** How much a sectional may raise or lower a runner's chance, as a logarithm. */
const sectionalSpread = 0.4;
const winMargin = 0.14;
const placeMargin = 0.18;
const withdrawalChance = 0.003;
const fewestAfterWithdrawal = 5;
/** Metres run in one sectional. */
const sectionalMetres = 150;

export interface RaceOptions {
  runners: readonly { name: string; strength: number }[];
  isHandicap: boolean;
  /** The runner that is offered at the starting price; null for none. */
  startingPriceRunner: number | null;
  /** Number of the race in its meeting's day, from 1. */
  number: number;
  /** The order is drawn at the off, as a virtual race draws it, and the running leads up to it. */
  isDrawnAtOff?: boolean;
  random: Random;
  /** How many times faster than the clock it is run. */
  speed: number;
}

function runnerKey(runner: number): string {
  return `runner-${runner + 1}`;
}

function resultAt(position: number, places: number): OutcomeResult {
  if (position === 0) return "won";
  return position > 0 && position < places ? "placed" : "lost";
}

/** Draws the card's facts of each runner; a strong one has better form and carries more weight. */
function drawCard(random: Random, options: RaceOptions): Omit<RunnerFacts, "isWithdrawn">[] {
  const { runners, isHandicap } = options;
  const stalls = runners
    .map((_, index) => ({ index, lot: random.next() }))
    .sort((one, two) => one.lot - two.lot)
    .map(({ index }) => index);
  const strongest = Math.max(...runners.map(({ strength }) => strength));
  const lastPosition = (strength: number) => {
    const usual = 1 + (1 - strength / strongest) * 8;
    const position = Math.max(1, Math.round(usual + 2.2 * random.normal()));
    return position >= 10 ? "0" : String(position);
  };
  return runners.map(({ name, strength }, index) => ({
    name,
    draw: stalls.indexOf(index) + 1,
    age: 3 + random.integer(6),
    weightKilograms: isHandicap
      ? 51 + Math.round((strength / strongest) * 20) / 2
      : 55 + random.integer(8) / 2,
    form: Array.from({ length: 3 + random.integer(3) }, () => lastPosition(strength)),
  }));
}

/** A race, run by its runners' strengths; each sectional raises some and lowers others. */
export function createRace(options: RaceOptions): Contest {
  const { random, speed, runners, isDrawnAtOff = false } = options;
  const terms = eachWayTerms(runners.length, options.isHandicap);
  const views = runners.map(() => opinion(random, 0.09));
  const pace = runners.map(() => 0);
  const isWithdrawn = runners.map(() => false);
  const sectionals = 9 + random.integer(9);
  const card = drawCard(random.fork("card"), options);
  const startTimes: Record<string, string> = {};
  let phase: Phase = "not_started";
  let run = 0;
  let order: number[] | null = null;
  let drawn: number[] | null = null;
  let startingPrice: number | null = null;

  const strengths = () =>
    runners.map(({ strength }, runner) =>
      isWithdrawn[runner] ? 0 : strength * Math.exp(pace[runner] ?? 0),
    );
  const opinedWins = () =>
    winProbabilities(
      strengths().map((strength, runner) => strength * Math.exp(views[runner]?.value() ?? 0)),
    );
  const favourites = runners
    .map(({ strength }, runner) => ({ runner, strength }))
    .sort((one, two) => two.strength - one.strength)
    .map(({ runner }) => runner);
  const casts = createCasts(
    {
      names: runners.map(({ name }) => name),
      isWithdrawn: (runner) => isWithdrawn[runner] ?? false,
    },
    favourites,
  );
  const isClosing = () => run >= sectionals;

  const winMarket = (wins: readonly number[]): QuotedMarket => ({
    key: "win",
    type: "win",
    winners: 1,
    margin: winMargin,
    isMain: true,
    isSuspended: isClosing(),
    ...(terms ? { eachWay: terms } : {}),
    outcomes: runners.map((_, runner) => {
      const isStartingPrice = runner === options.startingPriceRunner;
      const hasRun = phase !== "not_started";
      return {
        key: runnerKey(runner),
        participant: runner,
        probability: wins[runner] ?? 0,
        isStartingPrice,
        isWithdrawn: isWithdrawn[runner] ?? false,
        isSuspended: isStartingPrice && hasRun,
        ...(isStartingPrice && startingPrice !== null ? { odds: startingPrice } : {}),
      };
    }),
  });
  const placeMarket = (wins: readonly number[], places: number): QuotedMarket => ({
    key: "place",
    type: "place",
    winners: places,
    margin: placeMargin,
    isMain: true,
    isSuspended: isClosing(),
    outcomes: placeProbabilities(wins, places).map((probability, runner) => ({
      key: runnerKey(runner),
      participant: runner,
      probability,
      isWithdrawn: isWithdrawn[runner] ?? false,
    })),
  });

  const byStrength = () => {
    const now = strengths();
    return now
      .map((strength, runner) => ({ strength, runner }))
      .filter(({ strength }) => strength > 0)
      .sort((one, two) => two.strength - one.strength)
      .map(({ runner }) => runner);
  };
  /** The running order: at first by pace, then more and more by the drawn result. */
  const runningOrder = (): number[] => {
    const final = order ?? drawn;
    if (final === null || order !== null) return final ?? byStrength();
    const done = run / sectionals;
    return final
      .map((runner, position) => ({
        runner,
        at: position * done - (pace[runner] ?? 0) * 4 * (1 - done),
      }))
      .sort((one, two) => one.at - two.at)
      .map(({ runner }) => runner);
  };
  const positions = (winners: ReadonlySet<string>): number[] => {
    const inOrder = order ?? drawn ?? byStrength();
    const rank = (runner: number) => {
      if (winners.has(`win-${runnerKey(runner)}`)) return 0;
      return winners.has(`place-${runnerKey(runner)}`) ? 1 : 2;
    };
    return inOrder.toSorted((one, two) => rank(one) - rank(two));
  };
  const settle = (winners: ReadonlySet<string>): Map<string, OutcomeResult> => {
    phase = "ended";
    const finished = positions(winners);
    order = finished;
    const places = terms?.places ?? 1;
    const results = casts.settle(finished);
    runners.forEach((_, runner) => {
      const result = resultAt(finished.indexOf(runner), places);
      const placed = result === "lost" ? "lost" : "won";
      results.set(`win-${runnerKey(runner)}`, isWithdrawn[runner] ? "void" : result);
      results.set(`place-${runnerKey(runner)}`, isWithdrawn[runner] ? "void" : placed);
    });
    return results;
  };

  const step = (at: number): Step => {
    if (isClosing()) {
      order = drawn ?? finishingOrder(strengths(), random);
      phase = "ended";
      return { nextAt: null, suspendFor: 0, isNotable: true };
    }
    run += 1;
    runners.forEach((_, runner) => {
      pace[runner] = (pace[runner] ?? 0) + sectionalSpread * random.normal();
    });
    const wait = isClosing() ? photoFinish : sectional * random.between(0.8, 1.2);
    return { nextAt: at + wait / speed, suspendFor: 0, isNotable: isClosing() };
  };
  const stats = (): EventStats | null =>
    phase === "not_started"
      ? null
      : {
          time: null,
          server: null,
          home_scores: [],
          away_scores: [],
          home_set: 0,
          away_set: 0,
          running_order: runningOrder().map((runner) => runner + 1),
        };

  return {
    participants: runners.map(({ name }) => name),
    type: "race",
    begin(at) {
      phase = "race";
      startTimes.race = new Date(at).toISOString();
      if (isDrawnAtOff) drawn = finishingOrder(strengths(), random);
      if (options.startingPriceRunner !== null) {
        const prices = priceMarket(opinedWins(), winMargin);
        startingPrice = prices[options.startingPriceRunner] ?? null;
      }
      return at + sectional / speed;
    },
    step,
    drift() {
      for (const view of views) view.move();
      const left = isWithdrawn.filter((gone) => !gone).length;
      if (left <= fewestAfterWithdrawal || random.next() >= withdrawalChance) return;
      const runner = random.integer(runners.length);
      if (runner !== options.startingPriceRunner) isWithdrawn[runner] = true;
    },
    quote() {
      const wins = opinedWins();
      const isOff = phase !== "not_started";
      return [
        winMarket(wins),
        ...(terms ? [placeMarket(wins, terms.places)] : []),
        // Forecasts and tricasts close at the off and are settled with the rest.
        ...(isOff && run > 0 ? [] : casts.quote(wins, isOff)),
      ];
    },
    compose: (marketKey, outcomeKey) => phase === "not_started" && casts.add(marketKey, outcomeKey),
    card: () => ({
      number: options.number,
      distanceMetres: sectionals * sectionalMetres,
      runners: card.map((facts, runner) => ({
        ...facts,
        isWithdrawn: isWithdrawn[runner] ?? false,
      })),
      finished: order ?? [],
    }),
    state: () => ({
      phase,
      stats: stats(),
      matchSummary: {
        currentPhase: phase,
        startTimes: { ...startTimes },
        normalTimeHalfDuration: 0,
      },
    }),
    // Nothing is resolved before the judge's decision.
    resolved: () => new Map(),
    settle,
  };
}
