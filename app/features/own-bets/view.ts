import type { Bet } from "@grandstand/contract/betslip";
import type { Cents } from "@grandstand/rules/money";
import { netOf } from "@grandstand/rules/returns";
import type { OwnBetView } from "@grandstand/ui/own-bets";
import {
  type BetContext,
  type BoostResults,
  type EventStates,
  toBetCardView,
} from "../bets/index.ts";
import type { EventBets } from "./store.ts";

const noBoosts: BoostResults = new Map();

/** A person's bets on an event, as its head shows them. */
export function toOwnBets(
  bets: readonly Bet[],
  eventId: string,
  context: BetContext,
  states: EventStates,
): OwnBetView[] {
  return bets.map((bet) => ({
    bet: toBetCardView(bet, context, states, noBoosts),
    outcomeIds: bet.selections
      .filter(({ event_id }) => event_id === eventId)
      .map(({ outcome_id }) => outcome_id),
  }));
}

/** What the settled ones brought, in cents; null while there is none, and where not all bets are known. */
export function netOfBets({ bets, isAll }: EventBets): Cents | null {
  const settled = bets.flatMap(({ status, stake, paid, freebet_id }) =>
    status === "open" || paid === null ? [] : [{ stake, paid, isFree: freebet_id !== null }],
  );
  return isAll && settled.length > 0 ? netOf(settled) : null;
}
