import * as v from "valibot";
import { defineCall } from "./call.ts";
import { idSchema } from "./entities.ts";

// How a price moved within the last 24 hours. An operator may do without the call.

const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The most steps that an answer has. */
export const mostPriceSteps = 128;

/** What put a price off sale before it changed; `suspension` where no more is known. */
export const priceStepCauses = ["goal", "red_card", "suspension"] as const;

/** The minute of a match that counts them, from 1; 45 or 90 in stoppage time, with `added_minute`. */
const minuteOfMatch = { minute: v.optional(ordinal), added_minute: v.optional(ordinal) };

export const priceStepSchema = v.object({
  /** Epoch milliseconds from which the price was on sale. */
  at: v.number(),
  /** Decimal odds. */
  odds: v.pipe(v.number(), v.minValue(1)),
  ...minuteOfMatch,
  cause: v.optional(v.picklist(priceStepCauses)),
});
export type PriceStep = v.InferOutput<typeof priceStepSchema>;

export const getPriceHistory = defineCall({
  name: "getPriceHistory",
  service: "sportsbook",
  method: "GET",
  path: "/v1/price-history",
  caller: "visitor",
  sections: ["B2"],
  job: "The prices of an outcome of a main market within the last 24 hours. An operator without the call answers 404, and a page that got one requests it no more.",
  query: v.object({ bookmaker: v.pipe(v.string(), v.minLength(1)), outcome_id: idSchema }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    /** Of this moment, in play. */
    ...minuteOfMatch,
    /**
     * Oldest first, a step only where the price changed. The first is the opening, or what held 24 hours ago, at that
     * instant. Where there were more, the smallest moves are left out, never the first, the last and the extremes.
     * None of an outcome that is unknown, or whose market was never a main one.
     */
    steps: v.pipe(v.array(priceStepSchema), v.maxLength(mostPriceSteps)),
    /** It takes no bets at the moment, or has no price: the last step is what it was. */
    is_suspended: v.boolean(),
  }),
});
