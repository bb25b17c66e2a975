import { getPriceHistory } from "@grandstand/contract/price-history";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { WorldHost } from "../operator/world-host.ts";
import { type Route, visitorRoute } from "./route.ts";

/** How the prices of the main markets moved within the last 24 hours. */
export function priceHistoryRoutes(world: WorldHost): Route[] {
  return [
    visitorRoute(getPriceHistory, ({ query }) => {
      const past = world.priceHistory(query.outcome_id);
      if (past === null) {
        throw new CallFailure({ status: 404, message: "not-found", code: "NO_PRICE_HISTORY" });
      }
      const outcome = world.outcome(query.outcome_id);
      return {
        server_time: world.now(),
        ...past,
        is_suspended: !outcome || outcome.odds === null || outcome.isSuspended || outcome.isEnded,
      };
    }),
  ];
}
