import * as v from "valibot";
import { defineCall } from "./call.ts";
import { centsSchema, idSchema, instantSchema } from "./entities.ts";

const amountSchema = v.pipe(centsSchema, v.minValue(0));

/** A stake that the bookmaker gives; it may be used in parts. */
export const freeBetSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Cents it was given with, and cents still to be used. */
  amount: amountSchema,
  amount_remaining: amountSchema,
  /** Every price of the bet must be above `min_odds` (B5). */
  conditions: v.object({ min_odds: v.number() }),
  expires_at: instantSchema,
});
export type FreeBet = v.InferOutput<typeof freeBetSchema>;

export const getActiveFreeBets = defineCall({
  name: "getActiveFreeBets",
  service: "content",
  method: "GET",
  path: "/api/content/freebets/active",
  caller: "user",
  sections: ["B3", "B7"],
  job: "The person's free bets that still can be used, the first to expire first.",
  query: v.object({ active: v.literal("true"), bookmaker: v.pipe(v.string(), v.minLength(1)) }),
  body: undefined,
  answer: v.object({ data: v.array(freeBetSchema) }),
});
