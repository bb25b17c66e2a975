import { priceMarket } from "../models/margin.ts";
import { type EachWayTerms, placeProbabilities } from "../models/racing.ts";
import type { QuotedMarket } from "./contest.ts";
import type { OutcomeResult } from "./world.ts";

const winMargin = 0.14;
const placeMargin = 0.18;

/** The runners of a race as its markets need them. Runners are indices. */
export interface RaceField {
  isWithdrawn(runner: number): boolean;
  /** Null for a field too small for each-way; it has no place market. */
  terms: EachWayTerms | null;
}

/** The runner that is offered at the starting price. */
export interface StartingPrice {
  /** Null where the race has none. */
  runner: number | null;
  /** Null before the off. */
  odds: number | null;
  /** After the off it accepts no bets. */
  isSuspended: boolean;
}

function runnerKey(runner: number): string {
  return `runner-${runner + 1}`;
}

/** The prices that the win market has for its runners, by the probabilities of winning. */
export function winPrices(wins: readonly number[]): (number | null)[] {
  return priceMarket(wins, winMargin);
}

/** The market on the winner, by the probabilities of winning. */
export function winMarket(
  wins: readonly number[],
  { isWithdrawn, terms }: RaceField,
  { startingPrice, isSuspended }: { startingPrice: StartingPrice; isSuspended: boolean },
): QuotedMarket {
  return {
    key: "win",
    type: "win",
    winners: 1,
    margin: winMargin,
    isMain: true,
    isSuspended,
    ...(terms ? { eachWay: terms } : {}),
    outcomes: wins.map((probability, runner) => {
      const isStartingPrice = runner === startingPrice.runner;
      return {
        key: runnerKey(runner),
        participant: runner,
        probability,
        isStartingPrice,
        isWithdrawn: isWithdrawn(runner),
        isSuspended: isStartingPrice && startingPrice.isSuspended,
        ...(isStartingPrice && startingPrice.odds !== null ? { odds: startingPrice.odds } : {}),
      };
    }),
  };
}

/** The market on the places that are paid, by the probabilities of winning; none in a small field. */
export function placeMarkets(
  wins: readonly number[],
  { isWithdrawn, terms }: RaceField,
  isSuspended: boolean,
): QuotedMarket[] {
  if (terms === null) return [];
  const outcomes = placeProbabilities(wins, terms.places).map((probability, runner) => ({
    key: runnerKey(runner),
    participant: runner,
    probability,
    isWithdrawn: isWithdrawn(runner),
  }));
  return [
    {
      key: "place",
      type: "place",
      winners: terms.places,
      margin: placeMargin,
      isMain: true,
      isSuspended,
      outcomes,
    },
  ];
}

/** The order with the named winners of the win market first, and then those of the place market. */
export function withNamedFirst(order: readonly number[], winners: ReadonlySet<string>): number[] {
  const rank = (runner: number) => {
    if (winners.has(`win-${runnerKey(runner)}`)) return 0;
    return winners.has(`place-${runnerKey(runner)}`) ? 1 : 2;
  };
  return order.toSorted((one, two) => rank(one) - rank(two));
}

function resultAt(position: number, places: number): OutcomeResult {
  if (position === 0) return "won";
  return position > 0 && position < places ? "placed" : "lost";
}

/** The results of both markets, by "market key-outcome key", from the runners in finishing order. */
export function runnerResults(
  runners: number,
  finished: readonly number[],
  { isWithdrawn, terms }: RaceField,
): Map<string, OutcomeResult> {
  const results = new Map<string, OutcomeResult>();
  for (let runner = 0; runner < runners; runner += 1) {
    const result = resultAt(finished.indexOf(runner), terms?.places ?? 1);
    const placed = result === "lost" ? "lost" : "won";
    results.set(`win-${runnerKey(runner)}`, isWithdrawn(runner) ? "void" : result);
    results.set(`place-${runnerKey(runner)}`, isWithdrawn(runner) ? "void" : placed);
  }
  return results;
}
