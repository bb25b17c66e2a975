import * as calls from "@grandstand/contract/cash-out";
import { readBetById } from "../../domain/bets/bets.ts";
import { acceptQuote } from "../../domain/cash-out/accept.ts";
import { noteOffers, readOfferPoints } from "../../domain/cash-out/offer-points.ts";
import { findQuote, quoteBet, readOffers } from "../../domain/cash-out/quotes.ts";
import { uuidPattern } from "../../domain/history/history.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import { findOperation, type Kept } from "../../kernel/once/operations.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

const notFound = (code?: string) =>
  new CallFailure({ status: 404, message: "not-found", ...(code && { code }) });

/** The state of a quote, as `lookUpCashOut` answers it. */
function outcomeOf(operation: Kept<calls.AcceptAnswer> | null) {
  const nothing = { code: null, message: null };
  if (operation === null) return { state: "not-accepted" as const, ...nothing };
  if (operation.outcome === null) return { state: "running" as const, ...nothing };
  const { code, message } = operation.answer;
  const state = operation.outcome === "done" ? ("accepted" as const) : ("refused" as const);
  return { state, code, message };
}

/** Cash-out; the calls are our own (`docs/decisions/24-cash-out-is-ours.md`). */
export function cashOutRoutes(operator: Operator): Route[] {
  const { database, cashOut } = operator;
  return [
    userRoute(calls.getCashOutOffers, async ({ session }) => {
      const offers = await readOffers(operator, session.account.id);
      await noteOffers(database, offers, operator.world.now());
      return { offers };
    }),
    userRoute(calls.getCashOutHistory, async ({ session, query }) => {
      const points = await readOfferPoints(database, session.account.id, query.bet_id);
      if (points === null) throw notFound("NO_SUCH_BET");
      return { points };
    }),
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
      const key = { kind: "quote", key: quote.id } as const;
      const operation = await findOperation<calls.AcceptAnswer>(database, key);
      const bet = await readBetById(database, quote.betId, language);
      return { ...outcomeOf(operation), bet };
    }),
  ];
}
