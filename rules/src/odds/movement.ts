import { intervals } from "../intervals/index.ts";
import type { Odds } from "./odds.ts";

/** The direction of the last change of a price. */
export type Movement = "up" | "down" | "none";

/**
 * Compares two prices as numbers. A price that was or is missing, or is a starting price, has not
 * moved up or down (B4, Odds button).
 */
export function movement(previous: Odds | null, next: Odds | null): Movement {
  if (typeof previous !== "number" || typeof next !== "number") return "none";
  if (next > previous) return "up";
  return next < previous ? "down" : "none";
}

/** Whether a change still shows: for 10 s from it, both instants in epoch milliseconds (B9). */
export function isMovementVisible(changedAt: number, now: number): boolean {
  return now - changedAt < intervals.oddsMovementWindow;
}
