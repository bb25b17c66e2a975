import type { Odds } from "./odds.ts";

/** What an odds button knows of its outcome: the wire's fields, with odds null where there are none. */
export type PricedOutcome = {
  odds: Odds | null;
  suspended: boolean;
  visible: boolean;
  isStartingPrice?: boolean;
};

/** Whether an odds button can't be pressed (B4, Odds button). */
export function isDisabled(outcome: PricedOutcome): boolean {
  const { odds } = outcome;
  if (isMissing(odds)) return true;
  if (outcome.suspended || !outcome.visible || isStartingPrice(outcome)) return false;
  return typeof odds === "number" && odds > 0 && odds <= 1;
}

/**
 * Whether an odds button shows the lock: whatever is not a number above 1 does, negative
 * numbers and missing odds included, but text (SP) does not (B4, Odds button).
 */
export function isLocked(outcome: Pick<PricedOutcome, "odds">): boolean {
  const { odds } = outcome;
  if (typeof odds === "string") return false;
  return !(typeof odds === "number" && odds > 1);
}

/** Whether the price is settled only at the off: by its flag, or by SP in place of a number. */
export function isStartingPrice(outcome: Pick<PricedOutcome, "odds" | "isStartingPrice">): boolean {
  return outcome.isStartingPrice === true || outcome.odds === "SP";
}

function isMissing(odds: Odds | null | undefined): boolean {
  return odds === null || odds === undefined || Number.isNaN(odds);
}
