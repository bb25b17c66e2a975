import type { Draft, Operation, ReadPayload, SubmitOutcome } from "./index.ts";

/** An instant for tests. */
export const noon = Date.UTC(2026, 10, 21, 12);
export const afterTenSeconds = noon + 10_000;

/** An operation for tests: pays a number of cents, and its result is a receipt's number. */
export type Payment = Operation<{ readonly cents: number }, string, string>;
export type PaymentOutcome = SubmitOutcome<string, string>;

/** A payment of 10 EUR under the key `k1`, unless stated otherwise. */
export function payment(number: number, cents = 1_000): Draft<{ readonly cents: number }> {
  return { key: `k${number}`, payload: { cents } };
}

export const readPayment: ReadPayload<{ readonly cents: number }> = (value) =>
  typeof value === "object" && value !== null && "cents" in value && typeof value.cents === "number"
    ? { cents: value.cents }
    : null;

export const timeout: PaymentOutcome = { kind: "unknown", because: "timeout" };
export const done: PaymentOutcome = { kind: "done", result: "receipt" };
export const refused: PaymentOutcome = { kind: "refused", reason: "no money" };
export const limited: PaymentOutcome = {
  kind: "not-taken-up",
  because: "rate-limited",
  message: "Too many.",
};
