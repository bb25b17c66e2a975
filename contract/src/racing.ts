import * as v from "valibot";
import { defineCall } from "./call.ts";
import {
  centsSchema,
  eventSchema,
  eventStatuses,
  idSchema,
  instantSchema,
  languageSchema,
  marketSchema,
  outcomeSchema,
} from "./entities.ts";
import { decoration, silksSchema } from "./marks.ts";

const bookmaker = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Places paid, and the fraction of the odds paid for a place. Null for a field too small for each-way. */
export const eachWayTermsSchema = v.nullable(
  v.object({ ew_place: v.pipe(v.number(), v.integer()), ew_price: v.number() }),
);

const finishSchema = v.object({ position: count, number: count, name: v.string() });

export const raceKinds = ["flat", "hurdles", "steeplechase", "trot"] as const;
export const raceTracks = ["turf", "sand", "fibre_sand", "dirt"] as const;
/** From wet to dry; `standard` is a course that no rain changes. */
export const raceGoings = ["heavy", "soft", "good", "firm", "standard", "fast"] as const;
/** The side on which the rail is. */
export const raceDirections = ["left", "right"] as const;

export const raceSchema = v.object({
  event_id: idSchema,
  /** Number of the race in its meeting's day, from 1; null where it has none. */
  number: v.nullable(count),
  name: v.string(),
  starts_at: instantSchema,
  status: v.picklist(eventStatuses),
  /** Runners that have not been withdrawn. */
  runner_count: count,
  distance_metres: v.nullable(count),
  kind: decoration(v.picklist(raceKinds)),
  track: decoration(v.picklist(raceTracks)),
  going: decoration(v.picklist(raceGoings)),
  direction: decoration(v.picklist(raceDirections)),
  /** All prizes of the race together. */
  prize: decoration(centsSchema),
  each_way: eachWayTermsSchema,
  /** The first three home; empty until the judge has spoken. */
  result: v.array(finishSchema),
});
export type Race = v.InferOutput<typeof raceSchema>;

/** One racecourse's races of one day, soonest first. */
export const meetingSchema = v.object({
  competition_id: idSchema,
  competition_slug: v.string(),
  name: v.string(),
  region_name: v.string(),
  /** Two letters of ISO 3166; empty for a virtual track. */
  region_code: v.string(),
  races: v.array(raceSchema),
});
export type Meeting = v.InferOutput<typeof meetingSchema>;

/** Races of today and tomorrow in Brussels; meetings in the order of a Belgian book. */
export const getRaceMeetings = defineCall({
  name: "getRaceMeetings",
  service: "sportsbook",
  method: "GET",
  path: "/v1/racing/meetings",
  caller: "visitor",
  sections: ["B2", "B5"],
  job: "The horse-racing index: meetings of a day with their races, results included.",
  query: v.object({
    bookmaker,
    lang: languageSchema,
    day: v.optional(v.picklist(["today", "tomorrow"]), "today"),
  }),
  body: undefined,
  answer: v.object({ server_time: v.number(), meetings: v.array(meetingSchema) }),
});

export const runnerSexes = ["female", "male", "gelding"] as const;

export const runnerSchema = v.object({
  /** Number on the saddlecloth, from 1: what a forecast is composed of. */
  number: count,
  name: v.string(),
  /** Stall that it starts from; null, as the next two, where the card doesn't say. */
  draw: v.nullable(count),
  age: v.nullable(count),
  weight_kilograms: v.nullable(v.number()),
  sex: decoration(v.picklist(runnerSexes)),
  /** Of a trotter its driver. */
  jockey: decoration(v.string()),
  trainer: decoration(v.string()),
  /** Drawn beside the name; without them a page draws some from the name. */
  silks: decoration(silksSchema),
  /** Its price on the win market at noon of the day in Brussels; none before that. */
  opening: decoration(v.number()),
  /** Positions in its last races, latest last: "1", "4", "0" for tenth or worse, "-" between seasons. */
  form: v.array(v.string()),
  is_withdrawn: v.boolean(),
  /** Its outcomes on the win and the place market; null where that market is not there. */
  win_outcome_id: v.nullable(idSchema),
  place_outcome_id: v.nullable(idSchema),
  /** Where it finished, from 1; null before the end. */
  position: v.nullable(count),
});
export type Runner = v.InferOutput<typeof runnerSchema>;

/** Forecast: first and second in order. Tricast: the first three in order. */
export const castMarketSchema = v.object({
  market_id: idSchema,
  type: v.picklist(["forecast", "tricast"]),
  name: v.string(),
  /** How many runners make one bet. */
  runner_count: v.picklist([2, 3]),
  is_suspended: v.boolean(),
});
export type CastMarket = v.InferOutput<typeof castMarketSchema>;

/** The event comes with all its markets; prices then come by realtime as for any event. */
export const getRaceCard = defineCall({
  name: "getRaceCard",
  service: "sportsbook",
  method: "GET",
  path: "/v1/racing/card",
  caller: "visitor",
  sections: ["B2", "B5"],
  job: "One race with its runners, its each-way terms and its forecast and tricast.",
  query: v.object({ bookmaker, lang: languageSchema, event_id: idSchema }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    race: raceSchema,
    /** Its meeting, with all races of that day, this one included; of a meeting that races on, those of the same card. */
    meeting: decoration(meetingSchema),
    event: eventSchema,
    runners: v.array(runnerSchema),
    cast_markets: v.array(castMarketSchema),
  }),
});

/**
 * The outcome's id is the market's, followed by the numbers of the runners in order, joined by dashes:
 * `market-3-7-1`. After the first request for it, the event's topic carries its price too.
 * 404 where the market takes no such order: a runner twice, withdrawn, or not in the race.
 */
export const getCastOutcome = defineCall({
  name: "getCastOutcome",
  service: "sportsbook",
  method: "GET",
  path: "/v1/racing/cast",
  caller: "visitor",
  sections: ["B5"],
  job: "The price of a forecast or tricast that the reader composed.",
  query: v.object({
    bookmaker,
    lang: languageSchema,
    market_id: idSchema,
    /** Numbers of the runners in order, joined by commas: `3,7,1`. */
    runners: v.pipe(v.string(), v.regex(/^\d{1,2}(,\d{1,2}){1,2}$/)),
  }),
  body: undefined,
  answer: v.object({ server_time: v.number(), market: marketSchema, outcome: outcomeSchema }),
});
