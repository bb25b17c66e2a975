import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allOfIt,
  answerCashOut,
  type CashOutChoice,
  type CashOutQuote,
  canAccept,
  canTake,
  choiceOf,
  chooseCashOut,
  refuseCashOut,
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
  runningShare: "1/1",
  stake: 1_000,
  potentialReturn: 2_500,
  partial: { minimum: 10, maximum: 891 },
  expiresAt: 10_000,
};
const part = (amount: number) => ({ kind: "amount", amount }) as const;
const accepting = sendCashOut(showQuote(quote), 0);

/** What a share of a value is quoted at: whole cents, rounded down. */
function quotedAt(worth: number, share: string): number {
  const [numerator = 0n, denominator = 1n] = share.split("/").map(BigInt);
  return Number((BigInt(worth) * numerator) / denominator);
}

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
    expect(canAccept(chooseCashOut(showQuote(quote), part(5)), 0)).toBe(false);
  });

  it("[CASH-OUT-3] is sent once", () => {
    expect(accepting).toMatchObject({ status: "accepting", amount: 901 });
    expect(sendCashOut(accepting, 0)).toBe(accepting);
    expect(chooseCashOut(accepting, part(100))).toBe(accepting);
    expect(sendCashOut(startCashOut(), 0)).toEqual(startCashOut());
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

  it("[CASH-OUT-7] keeps what was chosen, whatever the next quote is", () => {
    const refusal = { kind: "refused", code: "CASH_OUT_MOVED", message: null } as const;
    const send = (choice: CashOutChoice) => sendCashOut(showQuote(quote, choice), 0);
    const requote = { ...quote, amount: 802, partial: { minimum: 10, maximum: 792 } };
    const again = (choice: CashOutChoice, next: CashOutQuote) =>
      answerCashOut(send(choice), { ...refusal, requote: next });
    expect(again(part(450), requote)).toMatchObject({ choice: part(450), amount: 450 });
    expect(again({ kind: "percent", percent: 50 }, requote)).toMatchObject({ amount: 401 });
    expect(again(allOfIt, requote)).toMatchObject({ amount: 802 });
    const whole = again(part(450), { ...requote, partial: null });
    expect(whole).toMatchObject({ choice: part(450), amount: 450 });
    expect(canAccept(whole, 0)).toBe(false);
    const small = again(part(450), {
      ...requote,
      amount: 300,
      partial: { minimum: 10, maximum: 290 },
    });
    expect(canAccept(small, 0)).toBe(false);
    expect(answerCashOut(send(part(450)), { kind: "not-sent" })).toMatchObject({ amount: 450 });
    expect(choiceOf(showQuote(quote, part(200)))).toEqual(part(200));
    expect(showQuote(requote, choiceOf(startCashOut(part(200))))).toMatchObject({ amount: 200 });
    expect(choiceOf(refuseCashOut(null, null))).toEqual(allOfIt);
  });

  it("[CASH-OUT-8] leaves the exact rest of the bet", () => {
    expect(whatRunsOn(quote, 333)).toEqual({
      share: "568/901",
      stake: 631,
      potentialReturn: 1_576,
    });
    expect(whatRunsOn(quote, 901)).toEqual({ share: "0/1", stake: 0, potentialReturn: 0 });
    const second = { ...quote, amount: 568, runningShare: "568/901" };
    expect(whatRunsOn(second, 284)).toEqual({
      share: "284/901",
      stake: 316,
      potentialReturn: 788,
    });
    expect(whatRunsOn({ ...quote, potentialReturn: null }, 333).potentialReturn).toBeNull();
  });

  it("[CASH-OUT-10] pays in parts what it pays at once, to the cent", () => {
    const bets = fc.record({
      worth: fc.integer({ min: 20, max: 25_000_000 }),
      stake: fc.integer({ min: 1, max: 110_000 }),
      parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 100 }),
    });
    fc.assert(
      fc.property(bets, ({ worth, stake, parts }) => {
        let paid = 0;
        let running = { ...quote, amount: worth, stake, potentialReturn: worth * 2 };
        for (const share of parts) {
          const amount = Math.min(running.amount, 1 + Math.floor(running.amount * share * share));
          paid += amount;
          const rest = whatRunsOn(running, amount);
          expect(rest.stake).toBeGreaterThanOrEqual(rest.share === "0/1" ? 0 : 1);
          expect(rest.stake).toBeLessThanOrEqual(stake);
          if (rest.share === "0/1") {
            expect(paid).toBe(worth);
            return;
          }
          running = { ...running, amount: quotedAt(worth, rest.share), runningShare: rest.share };
          expect(paid + running.amount).toBe(worth);
          expect(rest.potentialReturn).toBe(running.amount * 2);
        }
      }),
    );
  });

  it("[CASH-OUT-11] chooses a percentage within what a part may be", () => {
    const of = (percent: 25 | 50 | 75, given: CashOutQuote = quote) =>
      showQuote(given, { kind: "percent", percent });
    expect([of(25), of(50), of(75)]).toMatchObject([
      { amount: 225 },
      { amount: 450 },
      { amount: 675 },
    ]);
    const small = { ...quote, amount: 24, partial: { minimum: 10, maximum: 14 } };
    expect([of(25, small), of(75, small)]).toMatchObject([{ amount: 10 }, { amount: 14 }]);
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
