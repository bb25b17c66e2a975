import * as favourites from "@grandstand/contract/favourites";
import { getOffers } from "@grandstand/contract/offers";
import * as recommendations from "@grandstand/contract/recommendations";
import { getLiveHighlights, mostHighlights, search } from "@grandstand/contract/search";
import {
  addFavourite,
  listFavourites,
  removeFavourite,
} from "../../domain/favourites/favourites.ts";
import { nextMatches } from "../../domain/favourites/next-matches.ts";
import { offersIn } from "../../domain/offers/offers.ts";
import { searchAnswer, withMainMarket } from "../../domain/search/answer.ts";
import { lookUpMarket, recommend, trackWidgetBet } from "../../domain/suggestions/suggestions.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Operator } from "../operator/operator.ts";
import { liveHighlights } from "./home-programme.ts";
import { type Route, userRoute, visitorRoute } from "./route.ts";

/** Calls that lead a person to a bet: search, favourites, suggestions and offers (B2, B7). */
export function discoveryRoutes(operator: Operator): Route[] {
  const { world } = operator;
  const favouritesOf = async (accountId: string) => ({
    favourites: await listFavourites(operator, accountId),
  });
  return [
    visitorRoute(search, ({ query }) => searchAnswer(world, query.lang, query.query)),
    visitorRoute(getLiveHighlights, ({ query }) => {
      const live = liveHighlights(world.competitions(query.lang, { live: true }));
      const ids = live.map(({ id }) => id);
      return {
        server_time: world.now(),
        events: withMainMarket(world, query.lang, ids).slice(0, mostHighlights),
      };
    }),
    visitorRoute(getOffers, ({ query, host }) => ({
      offers: offersIn(query.lang, `http://${host}`),
    })),
    userRoute(favourites.getFavourites, ({ session }) => favouritesOf(session.account.id)),
    userRoute(favourites.getFavouriteMatches, async ({ session, query }) => {
      const kept = await listFavourites(operator, session.account.id);
      const ids = nextMatches(world.listed(query.lang), kept, favourites.mostFavouriteMatches);
      return { server_time: world.now(), events: withMainMarket(world, query.lang, ids) };
    }),
    userRoute(favourites.addFavourite, async ({ session, body }) => {
      await addFavourite(operator, session.account.id, body);
      return favouritesOf(session.account.id);
    }),
    userRoute(favourites.removeFavourite, async ({ session, body }) => {
      await removeFavourite(operator, session.account.id, body);
      return favouritesOf(session.account.id);
    }),
    userRoute(recommendations.getBettingRecommendations, ({ session, query, language }) =>
      recommend(operator, session.account.id, language, Number(query.selectionsNumber)),
    ),
    visitorRoute(recommendations.getMarketById, ({ parameters, language }) => {
      const found = lookUpMarket(world, parameters.marketId ?? "", language);
      if (!found) throw new CallFailure({ status: 404, message: "not-found" });
      return { data: { data: found } };
    }),
    userRoute(recommendations.trackWidgetBet, async ({ session, body }) => ({
      status: await trackWidgetBet(operator, session.account.id, body.bet_id, body.origin),
    })),
  ];
}
