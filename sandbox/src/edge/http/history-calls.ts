import * as calls from "@grandstand/contract/history";
import { readHistory, readOwnBet, readSettledDays } from "../../domain/history/history.ts";
import { CallFailure, invalidRequest } from "../../kernel/call-failure.ts";
import { isTimeZone } from "../../kernel/time-zone.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** A person's own bets (B2, /history). */
export function historyRoutes({ database }: Operator): Route[] {
  return [
    userRoute(calls.getBets, ({ session, query }) =>
      readHistory(database, session.account.id, query),
    ),
    userRoute(calls.getSettledDays, async ({ session, query }) => {
      if (!isTimeZone(query.time_zone)) throw invalidRequest();
      return { days: await readSettledDays(database, session.account.id, query) };
    }),
    userRoute(calls.getBet, async ({ session, parameters, query }) => {
      const bet = await readOwnBet(database, session.account.id, parameters.bet ?? "", query.lang);
      if (bet === null) throw new CallFailure({ status: 404, message: "not-found" });
      return { bet };
    }),
  ];
}
