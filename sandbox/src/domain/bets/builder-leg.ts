import { payoutOf, type SettledLeg } from "./pricing.ts";

type Result = SettledLeg["result"];

/**
 * The result of a builder as a whole. One lost selection loses it at once. Without a lost
 * selection, a void one returns the stake, because a joint price can't be divided among selections;
 * the price takes that into account.
 */
export function wholeResult(results: readonly Result[]): Result {
  if (results.some((result) => result === "lost" || result === "placed")) return "lost";
  if (results.includes("pending")) return "pending";
  return results.includes("void") ? "void" : "won";
}

/** A builder as the one leg that it is settled as; `odds` is decimal text. */
export function wholeLeg(odds: string, selections: readonly { result: Result }[]): SettledLeg {
  const result = wholeResult(selections.map((selection) => selection.result));
  return { odds, placeFraction: null, isBoosted: false, result };
}

/**
 * What a builder pays if it wins, in cents: rounded once, half to even, and capped by the maximum
 * payout.
 */
export function builderReturn(stake: number, odds: string, maximumPayout: number): number {
  const terms = {
    type: "single",
    systemType: null,
    unitStake: stake,
    isEachWay: false,
    isFree: false,
    boost: null,
    maximumPayout,
  } as const;
  return payoutOf(terms, [wholeLeg(odds, [{ result: "won" }])]).cents;
}
