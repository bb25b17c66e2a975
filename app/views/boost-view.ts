import {
  type BoostLine,
  type BoostPromotion,
  type BoostRefusal,
  boostAmount,
  type LineBoost,
  slipBoosts,
} from "@grandstand/rules/boosts";
import { singleReturn } from "@grandstand/rules/returns";
import {
  isEachWay,
  priceOfLine,
  type Selection,
  type Slip,
  type SlipTotals,
  stakeOfLine,
} from "@grandstand/rules/slip";
import type { BoostReason, BoostView } from "@grandstand/ui/boost-marker";
import type { Settings } from "../stores/settings.ts";

interface BoostFacts {
  readonly slip: Slip;
  readonly settings: Settings;
  readonly totals: SlipTotals;
  readonly promotions: readonly BoostPromotion[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The boosts of each line as their markers show them, by outcome id (B4, Boost markers). */
export function toBoostViews(facts: BoostFacts): Readonly<Record<string, readonly BoostView[]>> {
  const { slip, settings, totals, promotions, now } = facts;
  if (promotions.length === 0) return {};
  const lines = slip.selections.map((selection) => lineOf(slip, selection, settings));
  const boosts = slipBoosts(
    { betType: slip.betType, lines, totalOdds: totals.totalOdds, isFreeBet: slip.freeBet !== null },
    promotions,
    now,
  );
  return Object.fromEntries(
    lines.flatMap((line) => {
      const found = boosts[line.outcomeId];
      return found ? [[line.outcomeId, found.map((boost) => toBoostView(boost, line))]] : [];
    }),
  );
}

function lineOf(slip: Slip, selection: Selection, { acceptOdds }: Settings): BoostLine {
  const { outcomeId, eventId, competitionId, sportId } = selection;
  const unitStake = stakeOfLine(slip, outcomeId).cents ?? 0;
  const odds = priceOfLine(slip, selection, acceptOdds);
  return {
    outcomeId,
    eventId,
    competitionId,
    sportId,
    stake: isEachWay(slip, outcomeId) ? 2 * unitStake : unitStake,
    odds,
    potentialReturn: singleReturn(unitStake, odds),
  };
}

function toBoostView({ kind, promotion, refusal }: LineBoost, line: BoostLine): BoostView {
  const { boost: percent, activeUntil } = promotion;
  if (refusal !== null) {
    return { kind, percent, gain: null, state: "invalid", reasons: [reasonOf(refusal)] };
  }
  const winnings = line.potentialReturn === null ? null : line.potentialReturn - line.stake;
  // How many coins a stake earns is the operator's affair.
  const gain = kind === "bet" && winnings !== null ? boostAmount(promotion, winnings) : null;
  return { kind, percent, gain, state: "valid", until: activeUntil };
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
