import * as v from "valibot";
import { defineCall } from "./call.ts";
import { idSchema, instantSchema, languageSchema } from "./entities.ts";
import { crestSchema, decoration } from "./marks.ts";
import { sportPlayKinds, sportPlaySchema } from "./sport-play.ts";

// What happens in a match besides its prices. Every part may be missing: a page shows what there is.

const bookmaker = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1));
const sideSchema = v.picklist(["home", "away"]);
const scoreSchema = v.object({ home: count, away: count });

export const incidentKinds = [
  "goal",
  "own_goal",
  "penalty_goal",
  "yellow_card",
  "second_yellow_card",
  "red_card",
  "substitution",
] as const;

export const incidentSchema = v.object({
  /** Counts from 1 in the order in which they happened. */
  number: ordinal,
  kind: v.picklist(incidentKinds),
  /** The side that it counts for: of an own goal the one that gains by it. */
  side: sideSchema,
  /** The minute in which it happened, from 1; 45 or 90 in stoppage time, with `added_minute`. */
  minute: ordinal,
  added_minute: v.optional(ordinal),
  player: v.optional(v.string()),
  /** Who passed to a scorer, or who leaves for a substitute. */
  other_player: v.optional(v.string()),
  /** From which a goal came. */
  set_piece: v.optional(v.picklist(["corner", "free_kick"])),
  /** After a goal. */
  score: v.optional(scoreSchema),
});
export type Incident = v.InferOutput<typeof incidentSchema>;

/** In the order in which a page shows them. */
export const statKeys = [
  "possession",
  "shots",
  "shots_on_target",
  "dangerous_attacks",
  "corners",
  "free_kicks",
  "yellow_cards",
  "red_cards",
  "aces",
  "double_faults",
  "first_serves_in",
  "break_points_won",
  "rounds_won",
  "rounds_won_attacking",
  "rounds_won_defending",
  "longest_run",
] as const;
/** Possession and first serves are in per cent; all others are counts. */
export const statSchema = v.object({
  key: v.picklist(statKeys),
  home: count,
  away: count,
  /** Of how many: break points that were won, of all that there were. */
  of: v.optional(scoreSchema),
});
export type Stat = v.InferOutput<typeof statSchema>;

/** Who pressed, −50 (the away side alone) to 50 (the home side alone). */
const pressureSchema = v.pipe(v.number(), v.integer(), v.minValue(-50), v.maxValue(50));
/** A value for each minute of a half that has begun, stoppage time included. */
export const momentumSchema = v.object({
  first: v.array(pressureSchema),
  second: v.array(pressureSchema),
});
export type Momentum = v.InferOutput<typeof momentumSchema>;

const playParts = {
  /** Null before half-time. */
  half_time_score: v.optional(v.nullable(scoreSchema)),
  stats: v.optional(v.array(statSchema)),
  /** Of a match that is counted in sets or maps. */
  sport: v.optional(sportPlaySchema),
};
/** As an event's prices are numbered: `epoch` is one run of the publisher, `sequence` rises by one with each delta. */
const streamPosition = {
  epoch: v.string(),
  sequence: count,
  at: v.number(),
};

/** All that has happened so far; `at` is epoch milliseconds. */
export const playSnapshotSchema = v.object({
  ...streamPosition,
  ...playParts,
  incidents: v.array(incidentSchema),
  momentum: v.optional(momentumSchema),
});
export type PlaySnapshot = v.InferOutput<typeof playSnapshotSchema>;

/**
 * What changed: incidents are those since, a part that is there replaces what was known of it; so do the parts of
 * `sport`, whose sets and maps replace those of their numbers.
 */
export const playDeltaSchema = v.object({
  ...streamPosition,
  ...playParts,
  incidents: v.optional(v.array(incidentSchema)),
  /** [half, minute of it from 0, value]: of a minute that is known, it replaces the value. */
  momentum: v.optional(v.array(v.tuple([v.picklist([1, 2]), count, pressureSchema]))),
});
export type PlayDelta = v.InferOutput<typeof playDeltaSchema>;

/** `snapshot` is retained and has everything, `delta` what changed since, as of an event's prices. */
export function playTopic(
  bookmakerName: string,
  eventId: string,
  part: "snapshot" | "delta",
): string {
  return `grandstand/${bookmakerName}/play/${eventId}/${part}`;
}

/** Both topics of a match's play: deltas come first, so that none falls between the snapshot and them. */
export function playTopics(bookmakerName: string, eventId: string): readonly [string, string] {
  return [
    playTopic(bookmakerName, eventId, "delta"),
    playTopic(bookmakerName, eventId, "snapshot"),
  ];
}

export const linedUpPlayerSchema = v.object({ number: count, name: v.string() });
export const lineUpSchema = v.object({
  /** Rows from the defence on, such as 4-2-3-1. */
  formation: v.string(),
  /** The goalkeeper's row first; left to right as the side attacks. */
  rows: v.array(v.array(linedUpPlayerSchema)),
  bench: v.array(linedUpPlayerSchema),
});
export type LineUp = v.InferOutput<typeof lineUpSchema>;

const pastSideSchema = v.object({ name: v.string(), crest: decoration(crestSchema) });
export const pastMatchSchema = v.object({
  played_at: instantSchema,
  home: pastSideSchema,
  away: pastSideSchema,
  /** Goals; in other sports sets or maps. */
  score: scoreSchema,
});
export type PastMatch = v.InferOutput<typeof pastMatchSchema>;

export const tableRowSchema = v.object({
  rank: ordinal,
  team: pastSideSchema,
  played: count,
  /** Of those; all three or none of them. */
  won: v.optional(count),
  drawn: v.optional(count),
  lost: v.optional(count),
  goals_for: v.optional(count),
  goals_against: v.optional(count),
  goal_difference: v.pipe(v.number(), v.integer()),
  points: count,
  /** Oldest first, five at most: won, drawn, lost. */
  form: v.array(v.picklist(["w", "d", "l"])),
});
export type TableRow = v.InferOutput<typeof tableRowSchema>;

/** What of a match can be requested; a page offers what has data. */
export const centreParts = ["play", "line_ups", "form", "meetings", "table"] as const;

export const getMatchCentre = defineCall({
  name: "getMatchCentre",
  service: "sportsbook",
  method: "GET",
  path: "/v1/match-centre",
  caller: "visitor",
  sections: ["B2"],
  job: "What happens in a match, and what is known of its sides: the parts that are requested.",
  query: v.object({
    bookmaker,
    lang: languageSchema,
    event_id: idSchema,
    /** Names of parts, joined by commas: `play,table`. */
    parts: v.pipe(v.string(), v.regex(/^[a-z_]+(,[a-z_]+)*$/)),
  }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    /** The parts that have data, requested or not; empty where nothing is known of the event. */
    available: v.array(v.picklist(centreParts)),
    /** How it is counted, before it begins too; missing where by goals or points. */
    kind: v.optional(v.picklist(sportPlayKinds)),
    /** From which the deltas continue. */
    play: v.optional(playSnapshotSchema),
    line_ups: v.optional(v.object({ home: lineUpSchema, away: lineUpSchema })),
    /** The latest matches of each side, latest first. */
    form: v.optional(v.object({ home: v.array(pastMatchSchema), away: v.array(pastMatchSchema) })),
    /** Latest first. */
    meetings: v.optional(v.array(pastMatchSchema)),
    /** The whole table, best first. */
    table: v.optional(v.array(tableRowSchema)),
    /** The ranks after which a line is drawn through it, such as that of the last team in the play-offs. */
    table_cuts: v.optional(v.array(ordinal)),
  }),
});
