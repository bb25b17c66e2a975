import * as v from "valibot";
import { defineCall } from "./call.ts";
import {
  competitorSchema,
  eventSchema,
  idSchema,
  languageSchema,
  simpleEventSchema,
  sportCategorySchema,
} from "./entities.ts";
import { countryMarkSchema, decoration } from "./marks.ts";

/** Fewer letters find nothing; more are not read. */
export const queryLengths = { fewest: 2, most: 60 } as const;
/** The most of each kind that one answer holds. */
export const mostFound = 12;
/** The most of each kind that come with their prices: the first ones. */
export const mostPriced = 6;

const sport = {
  sport_slug: v.string(),
  sport_name: v.string(),
  sport_category: sportCategorySchema,
};

export const foundEventSchema = v.object({
  ...simpleEventSchema.entries,
  region_name: v.string(),
  sport_name: v.string(),
});
export type FoundEvent = v.InferOutput<typeof foundEventSchema>;

export const foundCompetitionSchema = v.object({
  id: idSchema,
  slug: v.string(),
  name: v.string(),
  region_name: v.string(),
  /** The flag beside its name. */
  country: decoration(countryMarkSchema),
  ...sport,
  event_count: v.pipe(v.number(), v.integer()),
});
export type FoundCompetition = v.InferOutput<typeof foundCompetitionSchema>;

/** A club, a player, an esports team: what leads to their next event. */
export const foundTeamSchema = v.object({
  ...v.omit(competitorSchema, ["id"]).entries,
  ...sport,
  event_count: v.pipe(v.number(), v.integer()),
  /** The one in play, or the soonest. */
  next_event: foundEventSchema,
});
export type FoundTeam = v.InferOutput<typeof foundTeamSchema>;

/** A player of a football match, who leads to the next one. */
export const foundPlayerSchema = v.object({
  name: v.string(),
  /** On his shirt. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The side that he plays for, with its crest. */
  team: v.omit(competitorSchema, ["id"]),
  ...sport,
  next_event: foundEventSchema,
  /** Of `prices`: that he scores in that match. Without it none is shown. */
  outcome_id: decoration(idSchema),
});
export type FoundPlayer = v.InferOutput<typeof foundPlayerSchema>;

/**
 * Diacritics and capitals don't count, and every word that was typed must begin a word of the name, or
 * of what else people call it, or be a part of it; names in which they begin words come first, and those
 * of popular competitions before the others. Where that finds nothing, wrong letters are put right:
 * `did_you_mean` is then what was likely meant, and what is found answers that. It is null where
 * nothing had to be put right, and where nothing comes close. A query that is too short finds nothing,
 * which is no mistake.
 *
 * `prices` has the events that the first of each kind are or lead to, each once and with its main market; a found
 * player's also with the market in which he scores, which has the found players' outcomes alone. Whatever is missing
 * there is found without a price.
 */
export const search = defineCall({
  name: "search",
  service: "content",
  method: "GET",
  path: "/search",
  caller: "visitor",
  sections: ["B2"],
  job: "Events, competitions, teams and players by name, with the first prices.",
  query: v.object({ lang: languageSchema, query: v.pipe(v.string(), v.maxLength(200)) }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    events: v.array(foundEventSchema),
    competitions: v.array(foundCompetitionSchema),
    teams: v.array(foundTeamSchema),
    players: decoration(v.array(foundPlayerSchema)),
    prices: decoration(v.array(eventSchema)),
    did_you_mean: v.nullable(v.string()),
  }),
});

/** The most matches in play with which a search begins. */
export const mostHighlights = 3;

/** In the operator's order; each with its main market alone. */
export const getLiveHighlights = defineCall({
  name: "getLiveHighlights",
  service: "content",
  method: "GET",
  path: "/content/live-highlights",
  caller: "visitor",
  sections: ["B2"],
  job: "The first matches in play, with which a search begins.",
  query: v.object({ lang: languageSchema }),
  body: undefined,
  answer: v.object({ server_time: v.number(), events: v.array(eventSchema) }),
});
