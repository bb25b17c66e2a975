import { castHighestOdds, onLadder } from "../models/margin.ts";
import { finishProbability } from "../models/racing.ts";
import type { QuotedMarket, QuotedOutcome } from "./contest.ts";
import type { OutcomeResult } from "./world.ts";

type CastType = "forecast" | "tricast";

const margins: Readonly<Record<CastType, number>> = { forecast: 0.25, tricast: 0.35 };
const runnersOf: Readonly<Record<CastType, number>> = { forecast: 2, tricast: 3 };
const castTypes = ["forecast", "tricast"] as const;

/** The facts of a race that the casts need. */
export interface CastRace {
  names: readonly string[];
  isWithdrawn(runner: number): boolean;
}

/** The forecasts and tricasts of one race: runners in the order in which they must finish. */
export interface Casts {
  /** Adds an order that a person composed, by its key. False where the order is impossible. */
  add(marketKey: string, outcomeKey: string): boolean;
  quote(wins: readonly number[], isSuspended: boolean): QuotedMarket[];
  /** Results by "market key-outcome key". `finished` are the runners in finishing order. */
  settle(finished: readonly number[]): Map<string, OutcomeResult>;
}

/** Every order of a given length of the items. */
function ordersOf(items: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(
      items.filter((item) => item !== first),
      length - 1,
    ).map((rest) => [first, ...rest]),
  );
}

/** The key of an order: the runners' numbers, which count from 1. */
function keyOf(order: readonly number[]): string {
  return order.map((runner) => runner + 1).join("-");
}

function isCastType(key: string): key is CastType {
  return castTypes.some((type) => type === key);
}

/**
 * Offers the orders among the first favourites at once, and any other on its first request. A price
 * is Harville's probability of exactly that order with a margin, so it does not depend on which
 * others were requested.
 */
export function createCasts(race: CastRace, favourites: readonly number[]): Casts {
  const listed: Record<CastType, number[][]> = {
    forecast: ordersOf(favourites.slice(0, 4), 2),
    tricast: race.names.length >= 3 ? ordersOf(favourites.slice(0, 3), 3) : [],
  };
  const composed: Record<CastType, number[][]> = { forecast: [], tricast: [] };
  const everyOrder = (type: CastType) => [...listed[type], ...composed[type]];

  const readOrder = (type: CastType, key: string): number[] | null => {
    if (!/^\d{1,2}(-\d{1,2})+$/.test(key)) return null;
    const order = key.split("-").map((number) => Number(number) - 1);
    const isRunning = (runner: number) =>
      race.names[runner] !== undefined && !race.isWithdrawn(runner);
    const isWhole = order.length === runnersOf[type] && new Set(order).size === order.length;
    return isWhole && order.every(isRunning) && keyOf(order) === key ? order : null;
  };
  const outcomeOf = (
    type: CastType,
    order: readonly number[],
    wins: readonly number[],
    isComposed: boolean,
  ): QuotedOutcome => {
    const probability = finishProbability(wins, order);
    return {
      key: keyOf(order),
      score: order.map((runner) => race.names[runner]).join(" / "),
      order,
      probability,
      odds:
        probability > 0 ? onLadder(1 / (probability * (1 + margins[type])), castHighestOdds) : null,
      isWithdrawn: order.some(race.isWithdrawn),
      isComposed,
    };
  };

  return {
    add(marketKey, outcomeKey) {
      if (!isCastType(marketKey)) return false;
      const order = readOrder(marketKey, outcomeKey);
      if (order === null) return false;
      const isKnown = everyOrder(marketKey).some((known) => keyOf(known) === outcomeKey);
      if (!isKnown) composed[marketKey].push(order);
      return true;
    },
    quote: (wins, isSuspended) =>
      castTypes
        .filter((type) => listed[type].length > 0)
        .map((type) => ({
          key: type,
          type,
          winners: 1,
          margin: margins[type],
          isMain: false,
          isSuspended,
          outcomes: [
            ...listed[type].map((order) => outcomeOf(type, order, wins, false)),
            ...composed[type].map((order) => outcomeOf(type, order, wins, true)),
          ],
        })),
    settle(finished) {
      const results = new Map<string, OutcomeResult>();
      for (const type of castTypes) {
        for (const order of everyOrder(type)) {
          const isRight = order.every((runner, position) => finished[position] === runner);
          const result = isRight ? "won" : "lost";
          results.set(`${type}-${keyOf(order)}`, order.some(race.isWithdrawn) ? "void" : result);
        }
      }
      return results;
    },
  };
}
