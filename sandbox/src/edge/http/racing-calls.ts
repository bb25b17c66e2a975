import * as calls from "@grandstand/contract/racing";
import * as virtuals from "@grandstand/contract/virtuals";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { WorldHost } from "../operator/world-host.ts";
import { type Route, visitorRoute } from "./route.ts";

const notFound = () => new CallFailure({ status: 404, message: "not-found" });

/** Race meetings, race cards, composed forecasts and tricasts, and the virtual sports (B2). */
export function racingRoutes(world: WorldHost): Route[] {
  return [
    visitorRoute(calls.getRaceMeetings, ({ query }) => ({
      server_time: world.now(),
      meetings: world.raceMeetings(query.lang, query.day),
    })),
    visitorRoute(calls.getRaceCard, ({ query }) => {
      const card = world.raceCard(query.event_id, query.lang);
      const event = world.event(query.event_id, query.lang);
      if (!card || !event) throw notFound();
      return {
        server_time: world.now(),
        race: card.race,
        ...(card.meeting && { meeting: card.meeting }),
        event,
        runners: card.runners,
        cast_markets: card.castMarkets,
      };
    }),
    visitorRoute(calls.getCastOutcome, ({ query }) => {
      const id = `${query.market_id}-${query.runners.replaceAll(",", "-")}`;
      const offer = world.offer(id, query.lang);
      if (offer?.outcome.items === undefined || offer.market.id !== query.market_id) {
        throw notFound();
      }
      return { server_time: world.now(), ...offer };
    }),
    visitorRoute(virtuals.getVirtuals, ({ query }) => ({
      server_time: world.now(),
      channels: world.virtuals(query.lang),
    })),
  ];
}
