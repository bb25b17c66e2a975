import type { Odds } from "../odds/index.ts";
import type { AcceptOdds } from "./setting.ts";

/** The settings as calculate and submit carry them (B7). */
export const acceptOddsOnWire = {
  all: "ACCEPT_ANY",
  higher: "ACCEPT_HIGHER",
  none: "ACCEPT_NONE",
} as const satisfies Record<AcceptOdds, string>;

/** Whether a bet is placed at the price of the moment, and so shown at it; else at the price that was agreed (B5). */
export function followsPrice(acceptOdds: AcceptOdds): boolean {
  switch (acceptOdds) {
    case "all":
      return true;
    case "higher":
    case "none":
      return false;
  }
}

function isAbove(liveOdds: Odds, slipOdds: Odds): boolean {
  return typeof liveOdds === "number" && typeof slipOdds === "number" && liveOdds > slipOdds;
}

/**
 * Whether one line makes the changed-odds button show, by the letter of B4 (Changed-odds button).
 * A line without a live price has nothing to compare.
 */
export function needsAcceptance(
  acceptOdds: AcceptOdds,
  slipOdds: Odds | null,
  liveOdds: Odds | null,
): boolean {
  if (slipOdds === null || liveOdds === null) return false;
  switch (acceptOdds) {
    case "all":
      return false;
    case "higher":
      return isAbove(liveOdds, slipOdds);
    case "none":
      return liveOdds !== slipOdds;
  }
}

/**
 * Whether a bet sent at the slip's price would come back refused for its price (B7, accept_odds).
 * Whether consent is needed before sending; a change between a price and SP counts as neither higher
 * nor the same.
 */
export function serverWouldRefuse(
  acceptOdds: AcceptOdds,
  slipOdds: Odds | null,
  liveOdds: Odds | null,
): boolean {
  if (slipOdds === null || liveOdds === null) return false;
  switch (acceptOdds) {
    case "all":
      return false;
    case "higher":
      return liveOdds !== slipOdds && !isAbove(liveOdds, slipOdds);
    case "none":
      return liveOdds !== slipOdds;
  }
}
