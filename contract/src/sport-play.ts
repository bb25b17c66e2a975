import * as v from "valibot";
import { instantSchema } from "./entities.ts";

// What happens in a match that is counted in sets or maps. Every part may be missing.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1));
const sideSchema = v.picklist(["home", "away"]);
const scoreSchema = v.object({ home: count, away: count });

/** Sports whose matches have a play of their own kind. */
export const sportPlayKinds = ["tennis", "esports"] as const;
export type SportPlayKind = (typeof sportPlayKinds)[number];

export const tennisGameSchema = v.object({
  winner: sideSchema,
  /** Who served it; of a tie-break its first point. */
  server: sideSchema,
  /** The points of a tie-break. */
  tie_break: v.optional(scoreSchema),
});

export const tennisSetSchema = v.object({
  number: ordinal,
  /** Those that are over, in their order. Won against the server, and no tie-break: a break. */
  games: v.array(tennisGameSchema),
});
export type TennisSet = v.InferOutput<typeof tennisSetSchema>;

/** The next point may win a game against the server, a set, or the match. */
export const chanceSchema = v.object({
  kind: v.picklist(["break", "set", "match"]),
  side: sideSchema,
  /** Counts those of the side and kind in this game, from 1. */
  number: ordinal,
});
export type Chance = v.InferOutput<typeof chanceSchema>;

export const tennisPlaySchema = v.object({
  kind: v.literal("tennis"),
  /** Those that have begun; in a delta those that changed, each instead of the one of its number. */
  sets: v.optional(v.array(tennisSetSchema)),
  /** The score of the running game after each of its points, as it is called: 15, 40, A; counted in a tie-break. */
  game: v.optional(v.array(v.object({ home: v.string(), away: v.string() }))),
  /** Null while there is none. */
  chance: v.optional(v.nullable(chanceSchema)),
  /** Of its first point, and of its last. */
  began_at: v.optional(instantSchema),
  ended_at: v.optional(instantSchema),
  /** Who gave up, with which it ended. */
  retired: v.optional(sideSchema),
});
export type TennisPlay = v.InferOutput<typeof tennisPlaySchema>;

export const esportsMapSchema = v.object({
  number: ordinal,
  /** Where the game has several. */
  name: v.optional(v.string()),
  score: scoreSchema,
  /** Once it is over. */
  winner: v.optional(sideSchema),
  /** Where the game has rounds: those that are over, and which side attacked. */
  rounds: v.optional(v.array(v.object({ winner: sideSchema, attacker: v.optional(sideSchema) }))),
  /** Who attacks in the running round. */
  attacker: v.optional(sideSchema),
});
export type EsportsMap = v.InferOutput<typeof esportsMapSchema>;

export const esportsPlaySchema = v.object({
  kind: v.literal("esports"),
  best_of: v.optional(ordinal),
  /** The most rounds of a map without overtime. */
  regular_rounds: v.optional(ordinal),
  /** Those that have begun or are chosen; in a delta those that changed, each instead of the one of its number. */
  maps: v.optional(v.array(esportsMapSchema)),
});
export type EsportsPlay = v.InferOutput<typeof esportsPlaySchema>;

export const sportPlaySchema = v.union([tennisPlaySchema, esportsPlaySchema]);
export type SportPlay = v.InferOutput<typeof sportPlaySchema>;
