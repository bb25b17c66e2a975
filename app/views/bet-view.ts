import type { Bet } from "@grandstand/contract/betslip";
import type { BetReceiptView } from "@grandstand/ui/bet-receipt";

/** A leg that placed has its place half paid, and a bet cashed out was paid too. */
const legResults = {
  pending: "open",
  won: "won",
  lost: "lost",
  placed: "won",
  void: "void",
} as const;
const betResults = {
  open: "open",
  won: "won",
  lost: "lost",
  void: "void",
  cashed_out: "won",
} as const;

/** A bet of the history as its receipt shows it. */
export function toBetView(bet: Bet): BetReceiptView {
  return {
    id: bet.id,
    reference: bet.reference,
    // All of a builder's selections must win, as those of a combi.
    betType: bet.type === "builder" ? "combi" : bet.type,
    result: betResults[bet.status],
    placedAt: Date.parse(bet.placed_at),
    stake: bet.stake,
    potentialReturn: bet.potential_return,
    paid: bet.paid,
    ...(bet.builder && {
      wholeOdds: { asked: bet.builder.asked_odds, accepted: bet.builder.odds },
    }),
    legs: bet.selections.map((leg) => ({
      outcomeId: leg.outcome_id,
      outcomeName: leg.outcome_name,
      marketName: leg.market_name,
      eventName: leg.event_name,
      askedOdds: leg.asked_odds,
      acceptedOdds: leg.odds,
      result: legResults[leg.result],
    })),
  };
}
