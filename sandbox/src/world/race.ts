import type { Phase } from "@grandstand/contract/entities";
import { priceMarket } from "../models/margin.ts";
import {
  eachWayTerms,
  finishingOrder,
  forecastProbability,
  placeProbabilities,
  winProbabilities,
} from "../models/racing.ts";
import type { Random } from "../models/random.ts";
import type { Contest, QuotedMarket, Step } from "./contest.ts";
import { opinion } from "./opinion.ts";
import type { OutcomeResult } from "./world.ts";

const second = 1_000;
const sectional = 9 * second;
/** From the last furlong until the judge has spoken, nothing is sold. */
const photoFinish = 20 * second;
/** How far a sectional may lift or drop a runner's chance, as a logarithm. */
const sectionalSpread = 0.4;
const winMargin = 0.14;
const placeMargin = 0.18;
const forecastMargin = 0.25;
const forecastRunners = 4;
const withdrawalChance = 0.003;
const fewestAfterWithdrawal = 5;

export interface RaceOptions {
  runners: readonly { name: string; strength: number }[];
  isHandicap: boolean;
  /** The runner that is offered at the starting price; null for none. */
  startingPriceRunner: number | null;
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

/** A race, run from its runners' strengths; each sectional lifts some and drops others. */
export function createRace(options: RaceOptions): Contest {
  const { random, speed, runners } = options;
  const terms = eachWayTerms(runners.length, options.isHandicap);
  const views = runners.map(() => opinion(random, 0.09));
  const pace = runners.map(() => 0);
  const isWithdrawn = runners.map(() => false);
  const sectionals = 9 + random.integer(9);
  const startTimes: Record<string, string> = {};
  let phase: Phase = "not_started";
  let run = 0;
  let order: number[] | null = null;
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
    .slice(0, forecastRunners)
    .map(({ runner }) => runner);
  const pairs = favourites.flatMap((first) =>
    favourites.filter((other) => other !== first).map((other) => ({ first, second: other })),
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
  const forecastMarket = (wins: readonly number[]): QuotedMarket => ({
    key: "forecast",
    type: "forecast",
    winners: 1,
    margin: forecastMargin,
    isMain: false,
    isSuspended: phase !== "not_started",
    outcomes: pairs.map((pair) => ({
      key: `${pair.first + 1}-${pair.second + 1}`,
      score: `${runners[pair.first]?.name} / ${runners[pair.second]?.name}`,
      probability: forecastProbability(wins, pair.first, pair.second),
      isWithdrawn: (isWithdrawn[pair.first] || isWithdrawn[pair.second]) ?? false,
    })),
  });

  const positions = (winners: ReadonlySet<string>): number[] => {
    const now = strengths();
    const inOrder =
      order ??
      now
        .map((strength, runner) => ({ strength, runner }))
        .filter(({ strength }) => strength > 0)
        .sort((one, two) => two.strength - one.strength)
        .map(({ runner }) => runner);
    const isNamed = (runner: number) => winners.has(`win-${runnerKey(runner)}`);
    return [...inOrder.filter(isNamed), ...inOrder.filter((runner) => !isNamed(runner))];
  };
  const settle = (winners: ReadonlySet<string>): Map<string, OutcomeResult> => {
    phase = "ended";
    const finished = positions(winners);
    const places = terms?.places ?? 1;
    const results = new Map<string, OutcomeResult>();
    runners.forEach((_, runner) => {
      const result = resultAt(finished.indexOf(runner), places);
      const placed = result === "lost" ? "lost" : "won";
      results.set(`win-${runnerKey(runner)}`, isWithdrawn[runner] ? "void" : result);
      results.set(`place-${runnerKey(runner)}`, isWithdrawn[runner] ? "void" : placed);
    });
    for (const pair of pairs) {
      const isVoid = isWithdrawn[pair.first] || isWithdrawn[pair.second];
      const isRight = finished[0] === pair.first && finished[1] === pair.second;
      const result = isRight ? "won" : "lost";
      results.set(`forecast-${pair.first + 1}-${pair.second + 1}`, isVoid ? "void" : result);
    }
    return results;
  };

  const step = (at: number): Step => {
    if (isClosing()) {
      order = finishingOrder(strengths(), random);
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

  return {
    participants: runners.map(({ name }) => name),
    isMatch: false,
    begin(at) {
      phase = "race";
      startTimes.race = new Date(at).toISOString();
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
        // Forecasts close at the off and are settled with the rest.
        ...(isOff && run > 0 ? [] : [forecastMarket(wins)]),
      ];
    },
    state: () => ({
      phase,
      stats: null,
      matchSummary: {
        currentPhase: phase,
        startTimes: { ...startTimes },
        normalTimeHalfDuration: 0,
      },
    }),
    // Until the judge has spoken, nothing is.
    resolved: () => new Map(),
    settle,
  };
}
