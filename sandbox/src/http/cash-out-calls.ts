import * as calls from "@grandstand/contract/cash-out";
import { readBetById } from "../betslip/bets.ts";
import { acceptQuote } from "../cash-out/accept.ts";
import { findQuote, quoteBet, readOffers } from "../cash-out/quotes.ts";
import { uuidPattern } from "../history/history.ts";
import type { Operator } from "../operator/operator.ts";
import { CallFailure } from "./call-failure.ts";
import { type Route, userRoute } from "./route.ts";

const notFound = () => new CallFailure({ status: 404, message: "not-found" });

/** Cash-out; the calls are ours (`docs/decisions/24-cash-out-is-ours.md`). */
export function cashOutRoutes(operator: Operator): Route[] {
  const { database, cashOut } = operator;
  return [
    userRoute(calls.getCashOutOffers, async ({ session }) => ({
      offers: await readOffers(operator, session.account.id),
    })),
    userRoute(calls.quoteCashOut, async ({ session, body }) => {
      const answer = await quoteBet(operator, session.account.id, body);
      if (answer === null) throw notFound();
      return answer;
    }),
    userRoute(calls.acceptCashOut, ({ session, body }) =>
      acceptQuote(cashOut, session.account.id, body),
    ),
    userRoute(calls.lookUpCashOut, async ({ session, parameters, language }) => {
      const id = parameters.quote ?? "";
      const quote = uuidPattern.test(id) ? await findQuote(database, session.account.id, id) : null;
      if (!quote) throw notFound();
      const bet = await readBetById(database, quote.betId, language);
      const { code = null, message = null } = quote.answer ?? {};
      const states = { open: "not-accepted", running: "running" } as const;
      const state =
        quote.state === "open" || quote.state === "running" ? states[quote.state] : quote.state;
      return { state, bet, code, message };
    }),
  ];
}
