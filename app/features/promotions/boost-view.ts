import type { BoostPromotion, BoostRefusal, LineBoost } from "@grandstand/rules/boosts";
import { lineBoosts, priceShown, type Slip } from "@grandstand/rules/slip";
import type { BoostReason, BoostView } from "@grandstand/ui/boost-marker";

interface BoostFacts {
  readonly slip: Slip;
  readonly promotions: readonly BoostPromotion[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** The most that a ticket pays, in cents. */
  readonly maximumPayout: number;
}

/** The boosts of each line as their markers show them, by outcome id (B4, Boost markers). */
export function toBoostViews({
  slip,
  promotions,
  now,
  maximumPayout,
}: BoostFacts): Readonly<Record<string, readonly BoostView[]>> {
  const boosts = lineBoosts(slip, priceShown, promotions, now, maximumPayout);
  return Object.fromEntries(
    Object.entries(boosts).map(([outcomeId, found]) => [outcomeId, found.map(toBoostView)]),
  );
}

function toBoostView({ kind, promotion, refusal, gain }: LineBoost): BoostView {
  const { boost: percent, activeUntil } = promotion;
  return refusal === null
    ? { kind, percent, gain, state: "valid", until: activeUntil }
    : { kind, percent, gain: null, state: "invalid", reasons: [reasonOf(refusal)] };
}

function reasonOf({ problem, limit }: BoostRefusal): BoostReason {
  switch (problem) {
    case "price-unknown":
      return { code: "no-price" };
    case "stake-too-low":
    case "odds-too-low":
      return { code: problem, minimum: limit ?? 0 };
    case "stake-too-high":
    case "odds-too-high":
    case "winnings-too-high":
      return { code: problem, maximum: limit ?? 0 };
  }
}
