import * as calls from "@grandstand/contract/bet-builder";
import { calculateTicket, offerPrecanned } from "../../domain/betbuilder/calculate.ts";
import { submitBuilderTicket } from "../../domain/betbuilder/submit.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute, visitorRoute } from "./route.ts";

/** The bet builder (B7). */
export function builderRoutes(operator: Operator): Route[] {
  return [
    visitorRoute(calls.calculateBuilder, ({ body, session }) =>
      calculateTicket(operator, session?.account ?? null, body),
    ),
    userRoute(calls.submitBuilder, ({ session, body }) =>
      submitBuilderTicket(operator.placement, session.account, body),
    ),
    visitorRoute(calls.getPrecannedBuilders, ({ query }) =>
      offerPrecanned(operator.world, query.event_id, query.lang),
    ),
  ];
}
