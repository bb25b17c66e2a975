import { getPriceHistory } from "@grandstand/contract/price-history";
import type { WorldHost } from "../operator/world-host.ts";
import { type Route, visitorRoute } from "./route.ts";

/** How the prices of the main markets moved within the last 24 hours. */
export function priceHistoryRoutes(world: WorldHost): Route[] {
  return [
    visitorRoute(getPriceHistory, ({ query }) => {
      const outcome = world.outcome(query.outcome_id);
      return {
        server_time: world.now(),
        ...(world.priceHistory(query.outcome_id) ?? { steps: [] }),
        is_suspended: !outcome || outcome.odds === null || outcome.isSuspended || outcome.isEnded,
      };
    }),
  ];
}
