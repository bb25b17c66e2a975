import * as calls from "@grandstand/contract/history";
import { readHistory, readOwnBet } from "../../domain/history/history.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** A person's own bets (B2, /history). */
export function historyRoutes({ database }: Operator): Route[] {
  return [
    userRoute(calls.getBets, ({ session, query }) =>
      readHistory(database, session.account.id, query),
    ),
    userRoute(calls.getBet, async ({ session, parameters, query }) => {
      const bet = await readOwnBet(database, session.account.id, parameters.bet ?? "", query.lang);
      if (bet === null) throw new CallFailure({ status: 404, message: "not-found" });
      return { bet };
    }),
  ];
}
