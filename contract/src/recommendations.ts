import * as v from "valibot";
import { defineCall } from "./call.ts";
import { eventSchema, idSchema, sportCategorySchema } from "./entities.ts";

/** Widgets from which a bet can come (B3); the bet says which, and the tracking call too. */
export const betOrigins = ["betting_suggestion_widget", "bet_assist_widget"] as const;
export type BetOrigin = (typeof betOrigins)[number];

/** B3: of `marketsIds` the first is used. */
export const recommendationSchema = v.object({
  event_id: idSchema,
  event_name: v.string(),
  rank: v.pipe(v.number(), v.integer()),
  marketsIds: v.array(idSchema),
});
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

export const getBettingRecommendations = defineCall({
  name: "getBettingRecommendations",
  service: "account",
  method: "GET",
  path: "/user/getBettingRecommendations",
  caller: "user",
  sections: ["B3", "B5", "B7"],
  job: "Events that the person may like to bet on, the best first.",
  query: v.object({
    /** Five, and one more for each selection on the slip (B5). */
    selectionsNumber: v.pipe(v.string(), v.regex(/^\d{1,2}$/)),
  }),
  body: undefined,
  answer: v.array(recommendationSchema),
});

/** `event.markets` holds the requested market, and no other. */
export const marketLookupSchema = v.object({
  competition: v.object({ id: idSchema, slug: v.string(), name: v.string() }),
  sport: v.object({
    id: idSchema,
    slug: v.string(),
    name: v.string(),
    category: sportCategorySchema,
  }),
  region: v.object({ name: v.string(), code: v.string() }),
  event: eventSchema,
});
export type MarketLookup = v.InferOutput<typeof marketLookupSchema>;

export const getMarketById = defineCall({
  name: "getMarketById",
  service: "account",
  method: "GET",
  path: "/sportify/getMarketById/{marketId}",
  caller: "visitor",
  sections: ["B3", "B7"],
  job: "What a suggestion is built from. 404 where the market is gone: the suggestion is dropped (B5).",
  query: undefined,
  body: undefined,
  answer: v.object({ data: v.object({ data: marketLookupSchema }) }),
});

export const trackWidgetBet = defineCall({
  name: "trackWidgetBet",
  service: "account",
  method: "POST",
  path: "/user/trackWidgetBet",
  caller: "user",
  sections: ["B4", "B7"],
  job: "Notes that a single bet came from a widget; whoever calls ignores a failure.",
  query: undefined,
  body: v.object({ bet_id: v.pipe(v.string(), v.uuid()), origin: v.picklist(betOrigins) }),
  answer: v.object({ status: v.boolean() }),
});
