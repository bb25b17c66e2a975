import * as v from "valibot";
import { betSchema, placedBetTypes } from "./betslip.ts";
import { defineCall } from "./call.ts";
import { centsSchema, idSchema, instantSchema, languageSchema } from "./entities.ts";

/** The tabs of the history; `settled` is whatever ended without being cashed out. */
export const historyStatuses = ["open", "settled", "cashed_out"] as const;
export type HistoryStatus = (typeof historyStatuses)[number];

/** Ours: the specification names the route /history and not its call. */
export const getBets = defineCall({
  name: "getBets",
  service: "betting",
  method: "GET",
  path: "/v1/bets",
  caller: "user",
  sections: ["B2"],
  job: "The person's bets, newest first, a page at a time.",
  query: v.object({
    status: v.optional(v.picklist(historyStatuses)),
    type: v.optional(v.picklist(placedBetTypes)),
    /** Those with a selection of this event. */
    event_id: v.optional(idSchema),
    /**
     * Which instant `from`, `to` and the order are of: when a bet was placed, which is what holds without it, or when it
     * was settled, which leaves out the open ones.
     */
    by: v.optional(v.picklist(["placed", "settled"])),
    /** At or after, and before. */
    from: v.optional(instantSchema),
    to: v.optional(instantSchema),
    /** Where the page before ended, as its answer said. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}_[0-9a-f-]{36}$/))),
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/))),
    lang: languageSchema,
  }),
  body: undefined,
  answer: v.object({ bets: v.array(betSchema), next_cursor: v.nullable(v.string()) }),
});

/** What the bets that ended on one day cost and paid, in cents: a free bet costs nothing. */
export const settledDaySchema = v.object({
  /** `2026-11-28`, in the requested zone. */
  day: v.pipe(v.string(), v.isoDate()),
  bets: v.pipe(v.number(), v.integer(), v.minValue(1)),
  staked: centsSchema,
  /** In all, what was cashed out of them before included. */
  paid: centsSchema,
});
export type SettledDay = v.InferOutput<typeof settledDaySchema>;

/** Ours: a page of bets has not all of a day, so that no reader can add it up. */
export const getSettledDays = defineCall({
  name: "getSettledDays",
  service: "betting",
  method: "GET",
  path: "/v1/settled-days",
  caller: "user",
  sections: ["B2"],
  job: "What the person's bets that ended on each day cost and paid, the latest first; a day without one is not there. An operator without it answers 404.",
  query: v.object({
    type: v.optional(v.picklist(placedBetTypes)),
    /** Settled at or after, and before. */
    from: v.optional(instantSchema),
    to: v.optional(instantSchema),
    /** Whose days they are, by its IANA name; one that does not exist is refused with 400. */
    time_zone: v.pipe(v.string(), v.maxLength(64)),
  }),
  body: undefined,
  answer: v.object({ days: v.array(settledDaySchema) }),
});

/** Ours, for the receipt's own address. */
export const getBet = defineCall({
  name: "getBet",
  service: "betting",
  method: "GET",
  path: "/v1/bets/{bet}",
  caller: "user",
  sections: ["B2"],
  job: "One of the person's bets, by its id or its reference; 404 where there is none.",
  query: v.object({ lang: languageSchema }),
  body: undefined,
  answer: v.object({ bet: betSchema }),
});
