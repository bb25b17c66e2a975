import type { FollowedLeg } from "../bet-progress/index.ts";
import { combinations, systemBetChoice } from "./system-types.ts";

/** What becomes of one bet of a system: it can still pay, it will, or it can't any more. */
export type SystemBetState = "open" | "paid" | "lost";

/** The most bets that are worth showing one by one. */
export const mostBetsShown = 10;

/**
 * Each bet of a system by the results of its selections, in the order in which they were chosen, the shortest bets
 * first. Null for a system that is not known, and for more bets than are shown.
 */
export function systemBets(
  type: string,
  results: readonly FollowedLeg["result"][],
): readonly SystemBetState[] | null {
  const system = systemBetChoice(type, results.length);
  if (system === null || system.bets > mostBetsShown) return null;
  return system.folds.flatMap(({ size }) => choicesOf(results, size).map(stateOf));
}

/**
 * How many bets of a system can still pay or will, of all that it makes; null for a system that is not known. It takes
 * one step for each size, however many bets there are.
 */
export function aliveBets(
  type: string,
  results: readonly FollowedLeg["result"][],
): { readonly alive: number; readonly all: number } | null {
  const system = systemBetChoice(type, results.length);
  if (system === null) return null;
  const left = results.filter((result) => result !== "lost").length;
  const alive = system.folds.reduce(
    (sum, { size }) => sum + (size > left ? 0 : combinations(left, size)),
    0,
  );
  return { alive, all: system.bets };
}

function stateOf(results: readonly FollowedLeg["result"][]): SystemBetState {
  if (results.includes("lost")) return "lost";
  return results.includes("open") ? "open" : "paid";
}

/** Every way to choose that many of them. */
function choicesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choicesOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
