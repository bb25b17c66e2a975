import * as v from "valibot";
import { betSchema } from "./betslip.ts";
import { defineCall } from "./call.ts";
import { centsSchema, instantSchema, languageSchema } from "./entities.ts";

/*
 * All of this file is ours: the specification names the route /cash-out and no call
 * (`docs/decisions/24-cash-out-is-ours.md`).
 */

const uuidSchema = v.pipe(v.string(), v.uuid());
const amountSchema = v.pipe(centsSchema, v.minValue(1));

/** Why a bet is not paid out now; the code is the contract, the message is the operator's wording. */
export const cashOutCodes = [
  /** A selection takes no bets at the moment, or did not at some moment of the in-play delay. */
  "CASH_OUT_SUSPENDED",
  /** The value moved since the quote; a new quote comes with the answer. */
  "CASH_OUT_MOVED",
  /** The quote's time is over, or the bet is no longer what was quoted; a new quote comes with the answer. */
  "CASH_OUT_EXPIRED",
  /** A bet of the bet builder: its selections can't be valued one by one. */
  "CASH_OUT_BUILDER",
  /** A free bet paid the stake. */
  "CASH_OUT_FREE_BET",
  /** A starting price that is still open. */
  "CASH_OUT_STARTING_PRICE",
  /** A value below one cent, or whatever else the operator doesn't buy back. */
  "CASH_OUT_NOT_OFFERED",
  /** More than the quote, or a part that leaves nothing to run. */
  "CASH_OUT_AMOUNT_INVALID",
  /** The bet is settled or wholly cashed out. */
  "CASH_OUT_BET_ENDED",
] as const;
export type CashOutCode = (typeof cashOutCodes)[number];

/** What a bet is worth now: good for its lifetime, once. */
export const cashOutQuoteSchema = v.object({
  id: uuidSchema,
  bet_id: uuidSchema,
  /** Cents for all of what still runs. */
  amount: amountSchema,
  /** The part of the bet that still runs, exact: `1/1` before the first cash-out, then such as `568/901`. */
  running_share: v.pipe(v.string(), v.regex(/^[1-9]\d*\/[1-9]\d*$/)),
  /** The stake and the return that the bet was placed with: what runs on has its share of both. */
  stake: amountSchema,
  potential_return: v.nullable(centsSchema),
  /** The least and the most that can be taken as a part, in cents; null where it is all or nothing. */
  partial: v.nullable(v.object({ minimum: amountSchema, maximum: amountSchema })),
  quoted_at: instantSchema,
  expires_at: instantSchema,
});
export type CashOutQuote = v.InferOutput<typeof cashOutQuoteSchema>;

/** What each open bet would be quoted at; nothing is promised by it. */
export const cashOutOfferSchema = v.object({
  bet_id: uuidSchema,
  /** Cents; null where `code` says why there is none. */
  amount: v.nullable(amountSchema),
  code: v.nullable(v.picklist(cashOutCodes)),
});
export type CashOutOffer = v.InferOutput<typeof cashOutOfferSchema>;

export const getCashOutOffers = defineCall({
  name: "getCashOutOffers",
  service: "betting",
  method: "GET",
  path: "/v1/cash-out/offers",
  caller: "user",
  sections: ["B2"],
  job: "What each of the person's open bets is worth now.",
  query: undefined,
  body: undefined,
  answer: v.object({ offers: v.array(cashOutOfferSchema) }),
});

/** The most points of a bet's offer in one answer. */
export const mostOfferPoints = 200;

export const offerPointSchema = v.object({
  /** Epoch milliseconds from which it was offered. */
  at: v.number(),
  /** Cents; null from when nothing was offered. */
  amount: v.nullable(amountSchema),
});
export type OfferPoint = v.InferOutput<typeof offerPointSchema>;

export const getCashOutHistory = defineCall({
  name: "getCashOutHistory",
  service: "betting",
  method: "GET",
  path: "/v1/cash-out/history",
  caller: "user",
  sections: ["B2"],
  job: "What one of the person's bets was offered since it was placed, as far as it was kept. Somebody else's bet: 404 with a code. An operator without the call answers 404 without one, and a page that got it asks no more.",
  query: v.object({ bet_id: uuidSchema }),
  body: undefined,
  answer: v.object({
    /**
     * Oldest first, a point only where the offer changed. Where there were more, some are left out, never the first,
     * the last, the highest and the lowest.
     */
    points: v.pipe(v.array(offerPointSchema), v.maxLength(mostOfferPoints)),
  }),
});

const quoted = {
  quote: v.nullable(cashOutQuoteSchema),
  code: v.nullable(v.picklist(cashOutCodes)),
  message: v.nullable(v.string()),
};

export const quoteCashOut = defineCall({
  name: "quoteCashOut",
  service: "betting",
  method: "POST",
  path: "/v1/cash-out/quote",
  caller: "user",
  sections: ["B2"],
  job: "Quotes one open bet, from the prices of the moment. Somebody else's bet: 404.",
  query: undefined,
  body: v.object({ bet_id: uuidSchema, lang: languageSchema }),
  answer: v.object(quoted),
});
export type QuoteAnswer = v.InferOutput<typeof quoteCashOut.answer>;

const outcomeOfQuote = {
  /** The bet as it is now; of an accepted quote, with its payment. */
  bet: v.nullable(betSchema),
  code: v.nullable(v.picklist(cashOutCodes)),
  message: v.nullable(v.string()),
};

/**
 * Takes the quote's amount, or a part of it. Same quote and amount: the same answer. Other amount:
 * 422. Still running: 409. With a live selection the answer takes the in-play delay.
 */
export const acceptCashOut = defineCall({
  name: "acceptCashOut",
  service: "betting",
  method: "POST",
  path: "/v1/cash-out/accept",
  caller: "user",
  isOnce: true,
  sections: ["B2"],
  job: "Cashes a bet out, wholly or in part, once.",
  query: undefined,
  body: v.object({ quote_id: uuidSchema, amount: amountSchema, lang: languageSchema }),
  answer: v.object({
    status: v.picklist(["ACCEPTED", "REFUSED"]),
    quote_id: uuidSchema,
    ...outcomeOfQuote,
    /** The new quote for the person to confirm, where the old one no longer holds. */
    requote: v.nullable(cashOutQuoteSchema),
  }),
});
export type AcceptAnswer = v.InferOutput<typeof acceptCashOut.answer>;

export const lookUpCashOut = defineCall({
  name: "lookUpCashOut",
  service: "betting",
  method: "GET",
  path: "/v1/cash-out/{quote}",
  caller: "user",
  sections: ["B4"],
  job: "What became of an accepted quote whose answer was lost.",
  query: undefined,
  body: undefined,
  answer: v.object({
    state: v.picklist(["accepted", "not-accepted", "running", "refused"]),
    ...outcomeOfQuote,
  }),
});
