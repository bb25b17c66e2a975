import type { Cents } from "../money/index.ts";
import { divideHalfEven, exactOdds, type Odds } from "../odds/index.ts";
import type { BoostPromotion } from "./promotion.ts";

/** Why a promotion that matches does not count for the bet as it is (B5). */
export const boostProblems = [
  "price-unknown",
  "stake-too-low",
  "stake-too-high",
  "odds-too-low",
  "odds-too-high",
  "winnings-too-high",
] as const;
export type BoostProblem = (typeof boostProblems)[number];

/** A problem with the limit it is about: cents for stake and winnings, decimal odds, or none. */
export interface BoostRefusal {
  readonly problem: BoostProblem;
  readonly limit: number | null;
}

/** One bet as a boost sees it. */
export interface BoostedBet {
  /** Cents. */
  readonly stake: Cents;
  readonly odds: Odds | null;
  /** Cents, stake included; null where it is not known. */
  readonly potentialReturn: Cents | null;
}

/**
 * Says why a promotion does not count for a single, or null where it does (B5). The limits are
 * included. What the bet may return is a limit of bet boosts alone; coins are capped instead.
 */
export function boostRefusal(promotion: BoostPromotion, bet: BoostedBet): BoostRefusal | null {
  const { minimumStake, maximumStake, minimumOdds, maximumOdds, maximumWinnings } = promotion;
  const { stake, odds, potentialReturn } = bet;
  if (typeof odds !== "number") return { problem: "price-unknown", limit: null };
  const limits: readonly (readonly [BoostProblem, number | null, (limit: number) => boolean])[] = [
    ["stake-too-low", minimumStake, (limit) => stake < limit],
    ["stake-too-high", maximumStake, (limit) => stake > limit],
    ["odds-too-low", minimumOdds, (limit) => odds < limit],
    ["odds-too-high", maximumOdds, (limit) => odds > limit],
    [
      "winnings-too-high",
      promotion.kind === "bet" ? maximumWinnings : null,
      (limit) => (potentialReturn ?? 0) > limit,
    ],
  ];
  for (const [problem, limit, isBroken] of limits) {
    if (limit !== null && isBroken(limit)) return { problem, limit };
  }
  return null;
}

/**
 * Gives what a boost adds to a won bet: cents for a bet boost, by the winnings beyond the stake;
 * coins for a coins boost, by the coins that the stake earns. Exact, rounded once, half to even, and
 * never above the promotion's maximum.
 */
export function boostAmount(promotion: BoostPromotion, base: number): number {
  const { numerator, scale } = exactOdds(promotion.boost);
  const exact = divideHalfEven(BigInt(Math.max(base, 0)) * numerator, 100n * 10n ** BigInt(scale));
  return Math.min(Number(exact), promotion.maximumWinnings ?? Number.POSITIVE_INFINITY);
}
