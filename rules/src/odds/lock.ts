import type { Odds } from "./odds.ts";

/** What an odds button knows of its outcome: the wire's fields, with odds null where there are none. */
export type PricedOutcome = {
  odds: Odds | null;
  suspended: boolean;
  visible: boolean;
  isStartingPrice?: boolean;
};

/** Whether an odds button can't be pressed: text (SP) is a price of its own (B4, Odds button). */
export function isDisabled({ odds, suspended, visible, isStartingPrice }: PricedOutcome): boolean {
  if (typeof odds === "string") return false;
  if (isMissing(odds)) return true;
  return !suspended && visible && isStartingPrice !== true && odds > 0 && odds <= 1;
}

/**
 * Whether an odds button shows the lock: whatever is not a number above 1 does, negative
 * numbers and missing odds included, but text (SP) does not (B4, Odds button).
 */
export function isLocked({ odds }: Pick<PricedOutcome, "odds">): boolean {
  return typeof odds !== "string" && !((odds ?? 0) > 1);
}

function isMissing(odds: number | null | undefined): odds is null | undefined {
  return odds === null || odds === undefined || Number.isNaN(odds);
}
