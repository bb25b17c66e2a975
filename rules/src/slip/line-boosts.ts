import type { AcceptOdds } from "../accept-odds/index.ts";
import { type BoostPromotion, type LineBoost, slipBoosts } from "../boosts/index.ts";
import type { Cents } from "../money/index.ts";
import { promisesNothing } from "./line-errors.ts";
import { priceOfLine } from "./live-update.ts";
import type { Slip } from "./slip-state.ts";
import { lineNumbers, slipTotals } from "./totals.ts";

/**
 * The boosts of each line, by outcome id, as the bets would be placed now: a single's bounds are held
 * against its whole stake and all that it pays, the place included (B5). `now` is epoch milliseconds.
 */
export function lineBoosts(
  slip: Slip,
  acceptOdds: AcceptOdds,
  promotions: readonly BoostPromotion[],
  now: number,
  maximumPayout: Cents | null = null,
): Readonly<Record<string, readonly LineBoost[]>> {
  if (promotions.length === 0 || promisesNothing(slip)) return {};
  const lines = slip.selections.map((selection) => ({
    outcomeId: selection.outcomeId,
    eventId: selection.eventId,
    competitionId: selection.competitionId,
    sportId: selection.sportId,
    odds: priceOfLine(slip, selection, acceptOdds),
    ...lineNumbers(slip, selection, acceptOdds, maximumPayout),
  }));
  const { totalOdds } = slipTotals(slip, acceptOdds);
  return slipBoosts(
    { betType: slip.betType, lines, totalOdds, isFreeBet: slip.freeBet !== null },
    promotions,
    now,
  );
}
