import * as v from "valibot";
import { defineCall } from "./call.ts";

const coinsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const coinsConverterSchema = v.object({
  /** Money, in units and not in cents, for one coin: 0.01 unless it says otherwise. */
  conversion_rate: v.optional(v.pipe(v.number(), v.minValue(0)), 0.01),
  daily_coins_limit: coinsSchema,
  coins_balance: coinsSchema,
  /** Since midnight in Brussels. */
  coins_amount_converted_for_today: coinsSchema,
});
export type CoinsConverterData = v.InferOutput<typeof coinsConverterSchema>;

export const getCoinsConverterData = defineCall({
  name: "getCoinsConverterData",
  service: "account",
  method: "GET",
  path: "/coins-converter/get-data",
  caller: "user",
  sections: ["B3", "B7"],
  job: "What the person may convert, and at which rate.",
  query: undefined,
  body: undefined,
  answer: coinsConverterSchema,
});

/** The message of a refusal that requires documents first: a key, not a text (B8). */
export const unverifiedConversion = "coins-converter.validation-error.unverified-user";

/**
 * Same uuid and amount: the same answer, and nothing is converted again. Same uuid, other amount: 422.
 * The uuid is ours: the specification has no key, and a lost answer must not convert twice.
 */
export const convertCoins = defineCall({
  name: "convertCoins",
  service: "account",
  method: "POST",
  path: "/coins-converter/convert-coins",
  caller: "user",
  isOnce: true,
  sections: ["B5", "B7", "B8"],
  job: "Turns coins into money, once.",
  query: undefined,
  body: v.object({
    uuid: v.pipe(v.string(), v.uuid()),
    coins_amount: v.pipe(coinsSchema, v.minValue(1)),
  }),
  answer: v.object({ message: v.string() }),
});

/** Ours: the specification has no call that looks up a lost answer (`docs/decisions`, once only). */
export const lookUpConversion = defineCall({
  name: "lookUpConversion",
  service: "account",
  method: "GET",
  path: "/coins-converter/conversion/{uuid}",
  caller: "user",
  sections: ["B4"],
  job: "What became of a conversion whose answer was lost.",
  query: undefined,
  body: undefined,
  answer: v.object({
    state: v.picklist(["converted", "not-converted", "running"]),
    /** The words of the conversion, where it was made. */
    message: v.nullable(v.string()),
  }),
});
