import * as v from "valibot";
import { defineCall } from "./call.ts";
import {
  competitionSchema,
  displayOddsSchema,
  eventSchema,
  eventTypes,
  idSchema,
  languageSchema,
  liveTreeEntrySchema,
  marketSchema,
  oddsSchema,
  simpleEventSchema,
} from "./entities.ts";

const bookmaker = v.pipe(v.string(), v.minLength(1));
/** Milliseconds after which a sportsbook request is given up (B9). */
export const sportsbookTimeout = 10_000;

/**
 * Events grouped by competition, with the markets of the 3markets view; `event_id` gives one with all
 * its markets. Outrights come only where `type` requests them, and then with every outcome.
 */
export const getEvents = defineCall({
  name: "getEvents",
  service: "sportsbook",
  method: "GET",
  path: "/v1/events",
  caller: "visitor",
  sections: ["B7"],
  job: "Events of a sport, a competition or one event, with markets and prices.",
  query: v.object({
    bookmaker,
    lang: languageSchema,
    sport: v.optional(v.string()),
    competition: v.optional(v.string()),
    event_id: v.optional(idSchema),
    type: v.optional(v.picklist(eventTypes)),
  }),
  body: undefined,
  answer: v.object({ server_time: v.number(), competitions: v.array(competitionSchema) }),
});

export const getLiveEvents = defineCall({
  name: "getLiveEvents",
  service: "sportsbook",
  method: "GET",
  path: "/v1/events-live",
  caller: "visitor",
  sections: ["B2", "B7"],
  job: "Everything in play: the tree of sports and competitions, and the events.",
  query: v.object({ bookmaker, lang: languageSchema, country: v.string() }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    tree: v.array(liveTreeEntrySchema),
    events: v.array(eventSchema),
  }),
});

export const getSimpleEvents = defineCall({
  name: "getSimpleEvents",
  service: "sportsbook",
  method: "GET",
  path: "/v1/events-simple",
  caller: "visitor",
  sections: ["B7"],
  job: "Events without markets, for lists and links.",
  query: v.object({ bookmaker, lang: languageSchema, sport: v.optional(v.string()) }),
  body: undefined,
  answer: v.object({ events: v.array(simpleEventSchema) }),
});

export const getMarkets = defineCall({
  name: "getMarkets",
  service: "sportsbook",
  method: "GET",
  path: "/v1/markets",
  caller: "visitor",
  sections: ["B7"],
  job: "All markets of one event.",
  query: v.object({ bookmaker, lang: languageSchema, event_id: idSchema }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    epoch: v.string(),
    sequence: v.number(),
    markets: v.array(marketSchema),
  }),
});

const selectionStateSchema = v.object({
  /** The outcome's id. */
  id: idSchema,
  event_id: idSchema,
  market_id: idSchema,
  odds: v.nullable(oddsSchema),
  display_odds: v.optional(displayOddsSchema),
  is_suspended: v.boolean(),
  /** No bet on it will be taken any more: its event has ended, or it is decided. Without it that is not known. */
  is_ended: v.optional(v.boolean()),
  combo_boost_available: v.boolean(),
});
export type SelectionState = v.InferOutput<typeof selectionStateSchema>;

const outcomeReference = v.object({ outcome_id: idSchema, event_id: idSchema });

/** Full data of chosen outcomes, named in the requested language: rebuilds slip lines after a language change. */
export const postSelections = defineCall({
  name: "postSelections",
  service: "sportsbook",
  method: "POST",
  path: "/v1/selections",
  caller: "visitor",
  sections: ["B7"],
  job: "Event, market and outcome of each given selection.",
  query: v.object({ bookmaker, lang: languageSchema }),
  body: v.object({ ids: v.pipe(v.array(outcomeReference), v.maxLength(40)) }),
  answer: v.object({
    server_time: v.number(),
    selections: v.array(
      v.object({
        id: idSchema,
        event: v.omit(eventSchema, ["markets", "market_groups"]),
        market: marketSchema,
      }),
    ),
  }),
});

export const getPrematchMarkets = defineCall({
  name: "getPrematchMarkets",
  service: "betting",
  method: "GET",
  path: "/v1/prematch/markets",
  caller: "visitor",
  sections: ["B7"],
  job: "Markets of an event that has not begun; refreshes the outcomes on the slip.",
  query: v.object({ bookmaker, lang: languageSchema, event_id: idSchema }),
  body: undefined,
  answer: v.object({ server_time: v.number(), markets: v.array(marketSchema) }),
});

/** `ids` is `outcome:event` pairs joined by commas. */
export const getLiveSelections = defineCall({
  name: "getLiveSelections",
  service: "sportsbook",
  method: "GET",
  path: "/v1/live-selections",
  caller: "visitor",
  sections: ["B7"],
  job: "The live state of the slip's selections, fetched every 5 s (B4).",
  query: v.object({ bookmaker, lang: languageSchema, ids: v.pipe(v.string(), v.maxLength(6000)) }),
  body: undefined,
  answer: v.object({ server_time: v.number(), selections: v.array(selectionStateSchema) }),
});
