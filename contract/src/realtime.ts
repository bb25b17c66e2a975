import * as v from "valibot";
import {
  eventStatuses,
  idSchema,
  matchSummarySchema,
  oddsSchema,
  statsSchema,
  suspensionReasonSchema,
} from "./event-state.ts";

/**
 * Realtime runs over MQTT 3.1.1. Every event has two topics below one prefix: `snapshot` is retained
 * and has the whole price state, `delta` has what changed since. Both carry the epoch (one run of
 * the publisher) and a sequence that rises by one with each delta. A snapshot replaces, never merges.
 * Names are not on the wire: they come with the HTTP answers, in the reader's language.
 *
 * At QoS 0 what is published while the publisher's own line is cut is lost: the publisher sends every
 * snapshot again when the line is back, before the next heartbeat.
 */
export function eventTopic(bookmaker: string, eventId: string, part: "snapshot" | "delta"): string {
  return `grandstand/${bookmaker}/event/${eventId}/${part}`;
}
/**
 * Both topics of an event, as a reader subscribes to them: by name, for not every broker hands out what is
 * retained to a wildcard (RabbitMQ). Deltas come first, so that none falls between the snapshot and them.
 */
export function eventTopics(bookmaker: string, eventId: string): readonly [string, string] {
  return [eventTopic(bookmaker, eventId, "delta"), eventTopic(bookmaker, eventId, "snapshot")];
}
/** Every second, so that a page knows its prices are current although nothing moves. */
export function heartbeatTopic(bookmaker: string): string {
  return `grandstand/${bookmaker}/heartbeat`;
}
/** The bookmaker's channel (B7): internal events for everybody. */
export function bookmakerTopic(bookmaker: string): string {
  return `grandstand/${bookmaker}/channel`;
}

/**
 * [outcome id, odds, 1 when it takes no bets]: a tuple, because this is what the wire is full of. The
 * flag counts everything: the outcome itself, its market and its event.
 */
export const outcomeStateSchema = v.tuple([idSchema, v.nullable(oddsSchema), v.picklist([0, 1])]);
export type OutcomeState = v.InferOutput<typeof outcomeStateSchema>;
/** [market id, 1 when suspended] */
export const marketStateSchema = v.tuple([idSchema, v.picklist([0, 1])]);

export const eventStateSchema = v.object({
  status: v.picklist(eventStatuses),
  is_live: v.boolean(),
  is_suspended: v.boolean(),
  suspension_reason: suspensionReasonSchema,
  live_status: v.nullable(v.string()),
  stats: v.nullable(statsSchema),
  matchSummary: v.nullable(matchSummarySchema),
});
export type EventState = v.InferOutput<typeof eventStateSchema>;

const streamPosition = {
  epoch: v.string(),
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: v.number(),
};

/** The whole state of an event's prices; `at` is epoch milliseconds. */
export const eventSnapshotSchema = v.object({
  ...streamPosition,
  event: eventStateSchema,
  markets: v.array(marketStateSchema),
  outcomes: v.array(outcomeStateSchema),
});
export type EventSnapshot = v.InferOutput<typeof eventSnapshotSchema>;

/** What changed; an absent part did not. A market that the reader does not know means: fetch the markets again. */
export const eventDeltaSchema = v.object({
  ...streamPosition,
  event: v.optional(eventStateSchema),
  markets: v.optional(v.array(marketStateSchema)),
  outcomes: v.optional(v.array(outcomeStateSchema)),
});
export type EventDelta = v.InferOutput<typeof eventDeltaSchema>;

/**
 * The two parts that may be left out let a reader notice a lost message which no other follows. `sequence` rises
 * by one with each heartbeat of an epoch, so that a missing heartbeat shows. `changed` has each event that
 * changed since the heartbeat before, with the sequence that it has come to: [event id, sequence].
 */
export const heartbeatSchema = v.object({
  epoch: v.string(),
  at: v.number(),
  sequence: v.optional(streamPosition.sequence),
  changed: v.optional(v.array(v.tuple([idSchema, streamPosition.sequence]))),
});
export type Heartbeat = v.InferOutput<typeof heartbeatSchema>;

/** The internal events of B7 that travel on the bookmaker's channel. */
export const channelEvents = [
  "update_balance",
  "refresh_freebets",
  "update_freebets",
  "logged_in",
  "selection_added",
  "refresh_selections",
  "done_refresh_selections",
  "show_betslip",
  "live_list_changed",
] as const;
export const channelMessageSchema = v.object({ type: v.picklist(channelEvents), at: v.number() });
export type ChannelMessage = v.InferOutput<typeof channelMessageSchema>;

const schemas = {
  snapshot: eventSnapshotSchema,
  delta: eventDeltaSchema,
  heartbeat: heartbeatSchema,
  channel: channelMessageSchema,
} as const;

export type RealtimeMessage =
  | { kind: "snapshot"; eventId: string; message: EventSnapshot }
  /** The retained snapshot was removed: the event is not offered any more. */
  | { kind: "gone"; eventId: string }
  | { kind: "delta"; eventId: string; message: EventDelta }
  | { kind: "heartbeat"; message: Heartbeat }
  | { kind: "channel"; message: ChannelMessage };
export type Decoded =
  | { ok: true; value: RealtimeMessage }
  | { ok: false; reason: "unknown-topic" | "not-json" | "malformed"; topic: string };

/** Reads a message at the edge: a value, or the reason why it was dropped. Never throws. */
export function decodeMessage(topic: string, payload: string): Decoded {
  const [root, , branch, id, part] = topic.split("/");
  const kind = branch === "event" ? part : branch;
  if (
    root !== "grandstand" ||
    !(kind === "snapshot" || kind === "delta" || kind === "heartbeat" || kind === "channel")
  ) {
    return { ok: false, reason: "unknown-topic", topic };
  }
  if (kind === "snapshot" && payload === "") {
    return { ok: true, value: { kind: "gone", eventId: id ?? "" } };
  }
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch {
    return { ok: false, reason: "not-json", topic };
  }
  const parsed = v.safeParse(schemas[kind], json);
  if (!parsed.success) return { ok: false, reason: "malformed", topic };
  return {
    ok: true,
    value: { kind, eventId: id ?? "", message: parsed.output } as RealtimeMessage,
  };
}
