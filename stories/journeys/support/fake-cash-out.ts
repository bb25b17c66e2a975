import type { Bet } from "@grandstand/contract/betslip";
import {
  type AcceptAnswer,
  acceptCashOut,
  type CashOutQuote,
  getCashOutOffers,
  lookUpCashOut,
  quoteCashOut,
} from "@grandstand/contract/cash-out";
import { getBet, getBets } from "@grandstand/contract/history";
import type { FakeOperator } from "./fake-operator.ts";

/** How long a quote holds, in milliseconds. */
const lifetime = 20_000;

/** What the one open bet of the story is worth, in cents. */
export const worth = 901;

/** The one open bet: 10.00 on Union at 2.24. */
export function openBet(operator: FakeOperator): Bet {
  return operator.betOf({
    uuid: "00000000-0000-4000-8000-000000000000",
    status: "OPEN",
    type: "single",
    system_type: null,
    bets: 1,
    unit_stake: 1_000,
    each_way: false,
    freebet_id: null,
    combo_boost: null,
    stake: 1_000,
    selections: [
      {
        event_id: "union-genk",
        market_id: "union-genk-result",
        outcome_id: "union-genk-result-0",
        odds: 2.24,
        type: "1x2",
        each_way: false,
        is_starting_price: false,
        stake: 1_000,
      },
    ],
    potential_return: 2_240,
    tax: 0,
    error_meta: null,
  });
}

/** A quote of the bet for an amount in cents; each has a number of its own. */
export function quoteOf(operator: FakeOperator, amount: number, number = 1): CashOutQuote {
  const now = operator.time.now();
  return {
    id: `00000000-0000-4000-8002-${String(number).padStart(12, "0")}`,
    bet_id: openBet(operator).id,
    amount,
    running_share: "1/1",
    stake: 1_000,
    potential_return: 2_240,
    partial: { minimum: 10, maximum: amount - 10 },
    quoted_at: new Date(now).toISOString(),
    expires_at: new Date(now + lifetime).toISOString(),
  };
}

/** Has one open bet that is worth something, and pays whatever is accepted. */
export function offerCashOut(operator: FakeOperator): void {
  const { server } = operator;
  let bet = openBet(operator);
  server.on(getBets, ({ query }) => ({
    bets: (query?.by === "settled") === (bet.status === "cashed_out") ? [bet] : [],
    next_cursor: null,
  }));
  server.on(getBet, () => ({ bet }));
  server.on(getCashOutOffers, () => ({
    offers: bet.status === "open" ? [{ bet_id: bet.id, amount: worth, code: null }] : [],
  }));
  server.on(quoteCashOut, () => ({ quote: quoteOf(operator, worth), code: null, message: null }));
  server.on(acceptCashOut, ({ body }) => {
    bet = afterCashOut(bet, body?.amount ?? 0, operator.time.now());
    return acceptance(body?.quote_id ?? "", { status: "ACCEPTED", bet });
  });
  server.on(lookUpCashOut, () => ({ state: "running" as const, ...nothing }));
}

const nothing = { bet: null, code: null, message: null };

/** An answer to an acceptance, without the fields that have no value. */
export function acceptance(quoteId: string, answer: Partial<AcceptAnswer>): AcceptAnswer {
  return { status: "REFUSED", quote_id: quoteId, ...nothing, requote: null, ...answer };
}

/** The bet after an amount in cents of its worth was taken. */
export function afterCashOut(bet: Bet, amount: number, now: number): Bet {
  const isWhole = amount >= worth;
  const at = new Date(now).toISOString();
  const stake = isWhole ? bet.remaining_stake : Math.round((bet.stake * amount) / worth);
  const remaining = bet.remaining_stake - stake;
  return {
    ...bet,
    remaining_stake: remaining,
    potential_return: Math.round(2.24 * remaining),
    cash_outs: [{ id: "00000000-0000-4000-8003-000000000001", at, amount, stake }],
    ...(isWhole && { status: "cashed_out" as const, paid: amount, settled_at: at }),
  };
}
