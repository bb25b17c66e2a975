import * as v from "valibot";
import { defineCall } from "./call.ts";
import { idSchema, instantSchema, languageSchema } from "./entities.ts";

const bookmaker = v.pipe(v.string(), v.minLength(1));

const announced = {
  event_id: idSchema,
  event_name: v.string(),
  starts_at: instantSchema,
};

export const virtualResultSchema = v.object({
  ...announced,
  ended_at: instantSchema,
  /** Goals of a match; null for a race. */
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  /** The first three home of a race; empty for a match. */
  placed: v.array(v.object({ position: v.number(), number: v.number(), name: v.string() })),
});
export type VirtualResult = v.InferOutput<typeof virtualResultSchema>;

/**
 * One virtual sport. Bets are taken until an event starts, and none while it is played. `running` and
 * `upcoming` together are never empty.
 */
export const virtualChannelSchema = v.object({
  /** With `slug`, the parameters of the virtual route; its query is an event's id (B2). */
  id: idSchema,
  slug: v.string(),
  translated_slug: v.string(),
  name: v.string(),
  /** Milliseconds from one start to the next. */
  cycle_milliseconds: v.pipe(v.number(), v.integer()),
  running: v.array(v.object(announced)),
  /** Soonest first. */
  upcoming: v.array(v.object(announced)),
  /** Latest first. */
  results: v.array(virtualResultSchema),
});
export type VirtualChannel = v.InferOutput<typeof virtualChannelSchema>;

/** Markets come with the event (`getEvents` with `event_id`), prices and play by realtime. */
export const getVirtuals = defineCall({
  name: "getVirtuals",
  service: "sportsbook",
  method: "GET",
  path: "/v1/virtuals",
  caller: "visitor",
  sections: ["B2", "B3"],
  job: "The virtual sports: what runs, what is next, and the latest results.",
  query: v.object({ bookmaker, lang: languageSchema }),
  body: undefined,
  answer: v.object({ server_time: v.number(), channels: v.array(virtualChannelSchema) }),
});
