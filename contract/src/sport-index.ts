import * as v from "valibot";
import { defineCall } from "./call.ts";
import { idSchema, languageSchema } from "./entities.ts";
import { countryMarkSchema, decoration } from "./marks.ts";

const bookmaker = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many open events there are, outrights among them, and how many of them are in play. */
const counts = { event_count: count, live_count: count };

/** A country of a sport, or what its competitions are sorted by instead: Europe, a tour. */
const sportCountrySchema = v.object({
  /** The same in every language: `getLeagues` is given it. */
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: v.string(),
  /** The flag before its name. */
  country: decoration(countryMarkSchema),
  ...counts,
  /** How many competitions `getLeagues` answers. */
  league_count: count,
});

/** Countries are in the operator's order: the reader's own first. */
export const getSportIndex = defineCall({
  name: "getSportIndex",
  service: "sportsbook",
  method: "GET",
  path: "/v1/sport-index",
  caller: "visitor",
  sections: ["B2"],
  job: "The countries of every sport, with how many events and leagues each has.",
  query: v.object({ bookmaker, lang: languageSchema }),
  body: undefined,
  answer: v.object({
    sports: v.array(
      v.object({
        slug: v.string(),
        live_count: count,
        /** None for a sport that is drawn by a machine. */
        countries: v.array(sportCountrySchema),
      }),
    ),
  }),
});

const leagueSchema = v.object({
  id: idSchema,
  slug: v.string(),
  name: v.string(),
  sport_slug: v.string(),
  /** The flag before its name, where it is listed without its country. */
  country: decoration(countryMarkSchema),
  ...counts,
});
export type League = v.InferOutput<typeof leagueSchema>;

/**
 * The leagues of a sport in a country, in the operator's order; or those of `ids`, joined by commas, in the order of
 * the ids. One that has no open event is in no answer.
 */
export const getLeagues = defineCall({
  name: "getLeagues",
  service: "sportsbook",
  method: "GET",
  path: "/v1/leagues",
  caller: "visitor",
  sections: ["B2"],
  job: "The leagues of a country when it is opened, or those that a person keeps first.",
  query: v.object({
    bookmaker,
    lang: languageSchema,
    sport: v.optional(v.string()),
    country: v.optional(v.string()),
    ids: v.optional(v.pipe(v.string(), v.maxLength(8_000))),
  }),
  body: undefined,
  answer: v.object({ leagues: v.array(leagueSchema) }),
});
