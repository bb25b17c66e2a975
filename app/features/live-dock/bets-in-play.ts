import type { Bet } from "@grandstand/contract/betslip";
import type { BetsInPlayView } from "@grandstand/ui/live-dock";
import {
  type BetContext,
  type CashOutOffers,
  type EventStates,
  toBetCardView,
} from "../bets/index.ts";

/** The bets with a selection that is in play now. */
export function betsInPlay(bets: readonly Bet[], states: EventStates): readonly Bet[] {
  return bets.filter(({ selections }) =>
    selections.some(
      ({ result, event_id }) => result === "pending" && states.get(event_id)?.is_live === true,
    ),
  );
}

/** Cents that the bets are worth in all; null unless each of them has an offer: a part of it would mislead. */
export function worthOf(bets: readonly Pick<Bet, "id">[], offers: CashOutOffers): number | null {
  let sum = 0;
  for (const { id } of bets) {
    const offer = offers[id];
    if (offer?.state !== "available") return null;
    sum += offer.amount;
  }
  return sum;
}

/** The bets in play as they are shown on every page; null while there is none. */
export function toBetsInPlay(
  bets: readonly Bet[],
  context: BetContext,
  states: EventStates,
  offers: CashOutOffers,
): BetsInPlayView | null {
  if (bets.length === 0) return null;
  return {
    bets: bets.map((bet) => toBetCardView(bet, context, states, new Map())),
    amount: worthOf(bets, offers),
  };
}
