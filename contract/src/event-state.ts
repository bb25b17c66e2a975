import * as v from "valibot";

// What the live line sends of an event, with what else it needs: the answers' events have it as well.

/** A decimal price, or `SP` where the starting price decides (B3). */
export const oddsSchema = v.union([v.pipe(v.number(), v.finite()), v.literal("SP")]);
export type WireOdds = v.InferOutput<typeof oddsSchema>;

/** An offset with its minutes, and a day that its month has: valibot 1.5's timestamp is content with less. */
const readableInstant = /^(?!\d{4}-(?:02-3|(?:0[469]|11)-31)).*(?:Z|[+-]\d{2}:\d{2})$/;

/** ISO 8601. What no clock reads is dropped where it arrives, and not while a page is drawn from it. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp(), v.regex(readableInstant));
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** What the clock reads from; `startTimes` is keyed by phase. */
export const phases = [
  "not_started",
  "first_half",
  "half_time",
  "second_half",
  "set_1",
  "set_2",
  "set_3",
  "set_4",
  "set_5",
  "map_1",
  "map_2",
  "map_3",
  "map_4",
  "map_5",
  "race",
  "ended",
] as const;
export type Phase = (typeof phases)[number];
export const matchSummarySchema = v.object({
  currentPhase: v.picklist(phases),
  startTimes: v.record(v.string(), instantSchema),
  /** Minutes. */
  normalTimeHalfDuration: v.pipe(v.number(), v.integer()),
});
export type MatchSummary = v.InferOutput<typeof matchSummarySchema>;

const soFar = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a list says beside the name of a side in play; each part is left out where it is not known. */
const sideNotesSchema = v.object({
  /** Players who were shown a red card, and corners, so far. */
  cards: v.optional(soFar),
  corners: v.optional(soFar),
  /** What its last goal is, for as long as lists are to say so: scored, or taken back. */
  news: v.fallback(v.optional(v.picklist(["goal", "annulled"])), undefined),
});

export const statsSchema = v.object({
  /** Whole minutes played; null where the sport has no clock. */
  time: v.nullable(v.pipe(v.number(), v.integer())),
  /** Who serves, in tennis. */
  server: v.nullable(v.picklist(["home", "away"])),
  /** Football: one number, the goals. Tennis: games, a number a set. Esports: rounds or turrets, a number a map. */
  home_scores: v.array(v.pipe(v.number(), v.integer())),
  away_scores: v.array(v.pipe(v.number(), v.integer())),
  /** Sets won; in esports, maps. */
  home_set: v.pipe(v.number(), v.integer()),
  away_set: v.pipe(v.number(), v.integer()),
  /** Points of the running game: 0, 15, 30, 40, A. */
  home_points: v.optional(v.string()),
  away_points: v.optional(v.string()),
  /** A race: the runners' numbers from first to last, as they run and at last as they finished. */
  running_order: v.optional(v.array(v.pipe(v.number(), v.integer()))),
  /** Football: what lists have beside the names. */
  home_notes: v.optional(sideNotesSchema),
  away_notes: v.optional(sideNotesSchema),
});
export type EventStats = v.InferOutput<typeof statsSchema>;

/** Why a match takes no bets for a while. */
export const suspensionReasons = [
  "goal",
  "red_card",
  "penalty",
  "video_review",
  "free_kick",
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];
/** May be missing, and is missing where it is another: an event is suspended without it. */
export const suspensionReasonSchema = v.fallback(
  v.optional(v.picklist(suspensionReasons)),
  undefined,
);

export const eventStatuses = ["not_started", "live", "ended", "cancelled"] as const;
