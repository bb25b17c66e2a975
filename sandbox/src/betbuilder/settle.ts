import { payoutOf, type SettledLeg } from "../betslip/pricing.ts";

type Result = SettledLeg["result"];

/**
 * What becomes of a builder as a whole. One selection that is lost loses it, at once and whatever the
 * others do; with none lost, one that is void gives the stake back, because a joint price can't be
 * divided among selections. That is also what the price reckons with.
 */
export function wholeResult(results: readonly Result[]): Result {
  if (results.some((result) => result === "lost" || result === "placed")) return "lost";
  if (results.includes("pending")) return "pending";
  return results.includes("void") ? "void" : "won";
}

/** A builder as the one leg that it is settled as. Its price is decimal text. */
export function wholeLeg(odds: string, selections: readonly { result: Result }[]): SettledLeg {
  const result = wholeResult(selections.map((selection) => selection.result));
  return { odds, placeFraction: null, isBoosted: false, result };
}

/** What a builder pays if it wins, in cents: exact, rounded once, half to even, and at most so much. */
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
