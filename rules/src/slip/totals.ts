import type { AcceptOdds } from "../accept-odds/index.ts";
import type { Cents } from "../money/index.ts";
import { type ExactOdds, type Odds, totalOdds } from "../odds/index.ts";
import { combiReturn, isKnownPrice, singlesReturn, totalStake } from "../returns/index.ts";
import { priceOfLine } from "./live.ts";
import type { Slip } from "./slip-state.ts";
import { stakeOfLine } from "./stakes.ts";

/** The numbers at the foot of the slip. */
export interface SlipTotals {
  /** How many bets would be placed: a line without a stake is none. */
  readonly betCount: number;
  /** Cents, over all bets. */
  readonly totalStake: Cents;
  /** The odds of a combi, exact; null for other types, and where one price is not known ("-"). */
  readonly totalOdds: ExactOdds | null;
  /** Cents, if everything wins, stake included; null where one price is not known ("-", B5). */
  readonly potentialReturn: Cents | null;
}

/** Computes the numbers of a slip. Prices are those the bets would be placed at (`priceOfLine`). */
export function slipTotals(slip: Slip, acceptOdds: AcceptOdds): SlipTotals {
  switch (slip.betType) {
    case "single":
      return singlesTotals(slip, acceptOdds);
    case "combi":
      return combiTotals(slip, acceptOdds);
    case "system":
      return systemTotals(slip);
  }
}

function singlesTotals(slip: Slip, acceptOdds: AcceptOdds): SlipTotals {
  const singles = slip.selections.flatMap((selection) => {
    const stake = stakeOfLine(slip, selection.outcomeId).cents ?? 0;
    return stake > 0 ? [{ stake, odds: priceOfLine(slip, selection, acceptOdds) }] : [];
  });
  return {
    betCount: singles.length,
    totalStake: totalStake(singles.map((single) => single.stake)),
    totalOdds: null,
    potentialReturn: singlesReturn(singles),
  };
}

function combiTotals(slip: Slip, acceptOdds: AcceptOdds): SlipTotals {
  const odds = slip.selections.map((selection) => priceOfLine(slip, selection, acceptOdds));
  const stake = slip.stakeCombi.cents ?? 0;
  return {
    betCount: stake > 0 ? 1 : 0,
    totalStake: stake,
    totalOdds: exactTotal(odds),
    potentialReturn: stake > 0 ? combiReturn(stake, odds) : null,
  };
}

function systemTotals(slip: Slip): SlipTotals {
  const stake = slip.stakeSystem.cents ?? 0;
  const betCount = stake > 0 ? (slip.systemChoice?.bets ?? 0) : 0;
  return { betCount, totalStake: stake * betCount, totalOdds: null, potentialReturn: null };
}

function exactTotal(odds: readonly Odds[]): ExactOdds | null {
  const known = odds.filter(isKnownPrice);
  return known.length > 0 && known.length === odds.length ? totalOdds(known) : null;
}
