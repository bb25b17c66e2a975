import * as v from "valibot";
import { betSchema, placedBetTypes } from "./betslip.ts";
import { defineCall } from "./call.ts";
import { idSchema, instantSchema, languageSchema } from "./entities.ts";

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
    /** Placed at or after, and before. */
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
