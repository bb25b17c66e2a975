import * as v from "valibot";
import { defineCall } from "./call.ts";
import { formText } from "./form-texts.ts";

/** Whole euro, both ends included (A5, A9). */
export const lowestWalletAmount = 1;
export const highestWalletAmount = 100_000;

/** The networks whose cards pay a deposit by wallet (A9). */
export const walletNetworks = ["visa", "masterCard", "maestro", "vpay"] as const;

const amountSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(lowestWalletAmount),
  v.maxValue(highestWalletAmount),
);
const platformSchema = v.picklist(["ios_app", "android_app", "mobile", "website"]);
const referenceSchema = v.pipe(formText, v.minLength(1));

/**
 * How a step went, in the answer's body: 200, 202 while the payment runs, and any other number for a refusal, which
 * `message` explains in the request's language.
 */
const stepEntries = {
  status: v.pipe(v.number(), v.integer()),
  message: v.string(),
};

/** A refusal is 403 for a person who may not deposit, and 422 where the amount is more than a limit leaves. */
export const validateWallet = defineCall({
  name: "validateWallet",
  service: "account",
  method: "POST",
  path: "/cashier/deposit-apple-pay/validate",
  caller: "user",
  sections: ["A4", "A5", "A7"],
  job: "Validates the merchant for a wallet's sheet, and gives the deposit its reference.",
  query: undefined,
  body: v.object({
    amount: amountSchema,
    /** The wallet's own server. A program that calls it for a page keeps to the hosts that the wallet's maker lists. */
    validationURL: v.pipe(v.string(), v.maxLength(2_000), v.url(), v.regex(/^https:\/\//)),
    platform: platformSchema,
  }),
  answer: v.object({
    ...stepEntries,
    reference_id: v.nullable(v.string()),
    /** For `completeMerchantValidation`; the specification does not show it. Null where `status` is not 200. */
    merchant_session: v.nullable(v.record(v.string(), v.unknown())),
  }),
});

/** What the wallet's sheet authorised: an `ApplePayPayment`. */
const walletPaymentSchema = v.looseObject({
  token: v.looseObject({
    paymentMethod: v.looseObject({
      displayName: v.optional(v.string()),
      network: v.optional(v.string()),
    }),
    transactionIdentifier: v.pipe(formText, v.minLength(1)),
  }),
});
export type WalletPayment = v.InferOutput<typeof walletPaymentSchema>;

/** The reference is the key: a deposit has one, and the same request again is answered as the first was. */
export const makeWalletPayment = defineCall({
  name: "makeWalletPayment",
  service: "account",
  method: "POST",
  path: "/cashier/deposit-apple-pay/make-payment",
  caller: "user",
  isOnce: true,
  sections: ["A4", "A7"],
  job: "Deposits what the wallet's sheet authorised, once.",
  query: undefined,
  body: v.object({
    payment: walletPaymentSchema,
    platform: platformSchema,
    amount: amountSchema,
    reference: referenceSchema,
  }),
  answer: v.object(stepEntries),
});

/**
 * May be repeated. A reference whose payment has not arrived is used up by it, and refused (docs/decisions/93); 404 for
 * one that is not the person's.
 */
export const checkWalletPayment = defineCall({
  name: "checkWalletPayment",
  service: "account",
  method: "POST",
  path: "/cashier/deposit-apple-pay/check-payment",
  caller: "user",
  isBackground: true,
  sections: ["A4", "A7"],
  job: "What became of a deposit by wallet.",
  query: undefined,
  body: v.object({ reference: referenceSchema }),
  answer: v.object(stepEntries),
});
