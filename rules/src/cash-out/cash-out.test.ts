import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerCashOut,
  type CashOutQuote,
  canAccept,
  canTake,
  chooseAmount,
  restoreCashOut,
  resumeCashOut,
  sendCashOut,
  serialiseCashOut,
  showQuote,
  startCashOut,
  timeLeft,
  whatRunsOn,
} from "./index.ts";

const quote: CashOutQuote = {
  id: "quote-1",
  betId: "bet-1",
  amount: 901,
  remainingStake: 1_000,
  stake: 1_000,
  potentialReturn: 2_500,
  partial: { minimum: 10, maximum: 891 },
  expiresAt: 10_000,
};
const accepting = sendCashOut(showQuote(quote), 0);

describe("a cash-out", () => {
  it("[CASH-OUT-1] can be accepted in its time alone", () => {
    const quoted = showQuote(quote);
    expect(canAccept(quoted, 9_999)).toBe(true);
    expect(canAccept(quoted, 10_000)).toBe(false);
    expect(timeLeft(quote, 4_000)).toBe(6_000);
    expect(timeLeft(quote, 12_000)).toBe(0);
    expect(sendCashOut(quoted, 10_000)).toBe(quoted);
  });

  it("[CASH-OUT-2] takes all or a part within the limits", () => {
    const taken = [901, 891, 10].map((amount) => canTake(quote, amount));
    expect(taken).toEqual([true, true, true]);
    const refused = [902, 900, 9, 0].map((amount) => canTake(quote, amount));
    expect(refused).toEqual([false, false, false, false]);
    expect(canTake({ ...quote, partial: null }, 500)).toBe(false);
    expect(canAccept(chooseAmount(showQuote(quote), 5), 0)).toBe(false);
  });

  it("[CASH-OUT-3] is sent once", () => {
    expect(accepting).toMatchObject({ status: "accepting", amount: 901 });
    expect(sendCashOut(accepting, 0)).toBe(accepting);
    expect(chooseAmount(accepting, 100)).toBe(accepting);
    expect(sendCashOut(startCashOut, 0)).toBe(startCashOut);
    const paid = answerCashOut(accepting, { kind: "accepted", amount: 901 });
    expect(paid).toMatchObject({ status: "paid", amount: 901 });
    expect(answerCashOut(paid, { kind: "no-answer" })).toBe(paid);
  });

  it("[CASH-OUT-4] without an answer is unknown until a look-up tells", () => {
    const unknown = answerCashOut(accepting, { kind: "no-answer" });
    expect(unknown).toMatchObject({ status: "unknown", lookups: 0 });
    const still = answerCashOut(unknown, { kind: "running" });
    expect(still).toMatchObject({ status: "unknown", lookups: 1 });
    expect(answerCashOut(still, { kind: "accepted", amount: 901 }).status).toBe("paid");
    expect(resumeCashOut(quote, 500)).toMatchObject({ status: "unknown", amount: 500 });
  });

  it("[CASH-OUT-5] that never left is a quote again", () => {
    expect(answerCashOut(accepting, { kind: "not-sent" })).toMatchObject({ status: "quoted" });
  });

  it.each([
    ["CASH_OUT_MOVED", "moved"],
    ["CASH_OUT_EXPIRED", "expired"],
  ])("[CASH-OUT-6] asks again after %s, with both amounts", (code, because) => {
    const requote = { ...quote, id: "quote-2", amount: 700 };
    const again = answerCashOut(accepting, { kind: "refused", code, message: null, requote });
    expect(again).toMatchObject({
      status: "quoted",
      amount: 700,
      before: { amount: 901, because },
    });
    const gone = answerCashOut(accepting, {
      kind: "refused",
      code: "CASH_OUT_SUSPENDED",
      message: "Suspended",
      requote: null,
    });
    expect(gone).toEqual({ status: "refused", code: "CASH_OUT_SUSPENDED", message: "Suspended" });
  });

  it("[CASH-OUT-7] keeps a part a part", () => {
    const part = sendCashOut(chooseAmount(showQuote(quote), 450), 0);
    const refusal = { kind: "refused", code: "CASH_OUT_MOVED", message: null } as const;
    const requote = { ...quote, amount: 802, partial: { minimum: 10, maximum: 792 } };
    expect(answerCashOut(part, { ...refusal, requote })).toMatchObject({ amount: 401 });
    const whole = { ...requote, partial: null };
    expect(answerCashOut(part, { ...refusal, requote: whole })).toMatchObject({ amount: 802 });
  });

  it("[CASH-OUT-8] what ends and what runs on add up", () => {
    expect(whatRunsOn(quote, 333)).toEqual({ stake: 630, potentialReturn: 1_575 });
    expect(whatRunsOn(quote, 901)).toEqual({ stake: 0, potentialReturn: 0 });
    const amounts = fc.record({
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      remainingStake: fc.integer({ min: 1, max: 110_000 }),
      taken: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(amounts, ({ amount, remainingStake, taken }) => {
        const any = { ...quote, amount, remainingStake, stake: remainingStake };
        const { stake, potentialReturn } = whatRunsOn(any, Math.floor(amount * taken));
        expect(Number.isInteger(stake)).toBe(true);
        expect(stake).toBeGreaterThanOrEqual(0);
        expect(stake).toBeLessThanOrEqual(remainingStake);
        expect(potentialReturn).toBeLessThanOrEqual(any.potentialReturn ?? 0);
      }),
    );
  });

  it("[CASH-OUT-9] is remembered for its own person", () => {
    const pending = { userId: "7", quote, amount: 901 };
    expect(restoreCashOut(serialiseCashOut(pending), "7")).toEqual(pending);
    expect(restoreCashOut(serialiseCashOut(pending), "8")).toBeNull();
    for (const nonsense of [null, "", "{", "[]", '{"userId":"7","quote":{}}']) {
      expect(restoreCashOut(nonsense, "7")).toBeNull();
    }
  });
});
