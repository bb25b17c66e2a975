import * as calls from "@grandstand/contract/betslip";
import { readBetOfTicket } from "../../domain/bets/bets.ts";
import { calculateSlip } from "../../domain/betslip/calculate.ts";
import { submitTicket } from "../../domain/betslip/submit.ts";
import { uuidPattern } from "../../domain/history/history.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import { findOperation } from "../../kernel/once/operations.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** The slip and the bets (B7). */
export function bettingRoutes(operator: Operator): Route[] {
  const { database, placement } = operator;
  return [
    userRoute(calls.calculate, ({ session, body }) =>
      calculateSlip(operator, session.account, body),
    ),
    userRoute(calls.submit, ({ session, body }) => submitTicket(placement, session.account, body)),
    userRoute(calls.lookUpTicket, async ({ session, parameters, language }) => {
      const uuid = parameters.uuid ?? "";
      if (!uuidPattern.test(uuid)) throw new CallFailure({ status: 404, message: "not-found" });
      const operation = await findOperation<calls.SubmitAnswer>(database, {
        kind: "ticket",
        key: uuid,
      });
      const nothing = { bet: null, message: null, meta: { error: null } };
      if (operation?.accountId !== session.account.id) {
        return { state: "not-placed" as const, ...nothing };
      }
      if (operation.outcome === null) return { state: "running" as const, ...nothing };
      if (operation.outcome === "done") {
        const bet = await readBetOfTicket(database, uuid, language);
        return { state: "placed" as const, ...nothing, bet };
      }
      const { message, meta } = operation.answer;
      return { state: "refused" as const, bet: null, message, meta };
    }),
  ];
}
