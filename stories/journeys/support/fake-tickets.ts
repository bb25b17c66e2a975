import type { Bet, calculate, SubmitAnswer, submit, Ticket } from "@grandstand/contract/betslip";
import type { BodyInput } from "@grandstand/contract/call";
import type { Odds } from "@grandstand/rules/odds";
import { combiReturn } from "@grandstand/rules/returns";
import { sampleEventOf } from "./sample-home.ts";

type Prices = ReadonlyMap<string, Odds | null>;

const uuid = (kind: number, number: number) =>
  `00000000-0000-4000-800${kind}-${String(number).padStart(12, "0")}`;

/** The tickets of a slip: one for each single with a stake, one for a combi. */
export function priceTickets(slip: BodyInput<typeof calculate>): Ticket[] {
  if (slip.type !== "single") {
    return [ticketOf(0, slip.type, slip.stake, slip.selections)];
  }
  return slip.selections.map((selection, number) =>
    ticketOf(number, "single", selection.stake, [selection]),
  );
}

/** What a ticket and a bet say of one line that money pays for. */
const oneBet = (stake: number) => ({
  system_type: null,
  bets: 1,
  unit_stake: stake,
  each_way: false,
  freebet_id: null,
  combo_boost: null,
});

function ticketOf(
  number: number,
  type: Ticket["type"],
  stake: number,
  selections: Ticket["selections"],
): Ticket {
  const odds = selections.map((selection) => selection.odds);
  return {
    uuid: uuid(0, number),
    status: "OPEN",
    type,
    ...oneBet(stake),
    stake,
    selections,
    potential_return: combiReturn(stake, odds),
    tax: 0,
    error_meta: null,
  };
}

/** Places a ticket at the prices of the moment. */
export function place(body: BodyInput<typeof submit>, prices: Prices, now: number): SubmitAnswer {
  const { ticket } = body;
  return {
    status: "PROCESSED",
    uuid: ticket.uuid,
    bet: betOf(ticket, prices, now),
    message: null,
    meta: { error: null },
  };
}

/** The bet that comes of a ticket. `now` is epoch milliseconds. */
export function betOf(ticket: Ticket, prices: Prices, now: number): Bet {
  const accepted = ticket.selections.map(({ outcome_id, odds }) => prices.get(outcome_id) ?? odds);
  return {
    id: ticket.uuid.replace("-8000-", "-8001-"),
    ticket_uuid: ticket.uuid,
    reference: "GS-7F3K-21",
    type: ticket.type,
    ...oneBet(ticket.stake),
    status: "open",
    stake: ticket.stake,
    potential_return: combiReturn(ticket.stake, accepted),
    paid: null,
    remaining_stake: ticket.stake,
    cash_outs: [],
    tax: 0,
    placed_at: new Date(now).toISOString(),
    settled_at: null,
    selections: ticket.selections.map((selection, index) => {
      const event = sampleEventOf(selection.outcome_id);
      const market = event.markets.find(({ id }) => id === selection.market_id);
      const outcome = market?.outcomes.find(({ id }) => id === selection.outcome_id);
      return {
        event_id: event.id,
        market_id: selection.market_id,
        outcome_id: selection.outcome_id,
        event_name: event.name,
        market_name: market?.name ?? "",
        outcome_name: outcome?.name ?? "",
        starts_at: new Date(event.startsAt).toISOString(),
        sport_slug: event.sportSlug,
        competition_slug: null,
        asked_odds: selection.odds,
        odds: accepted[index] ?? selection.odds,
        each_way: false,
        result: "pending",
        facts: null,
        final_stats: null,
      };
    }),
  };
}
