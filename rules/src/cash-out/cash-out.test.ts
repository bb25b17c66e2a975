import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerOperation, applyLookUp, type SubmitOutcome } from "../operation/index.ts";
import {
  allOfIt,
  type CashOut,
  type CashOutChoice,
  type CashOutOperation,
  type CashOutQuote,
  type CashOutReason,
  canAccept,
  canCashOut,
  cashOutOf,
  choiceOf,
  chooseCashOut,
  orderOf,
  readCashOutOrder,
  refuseCashOut,
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

/** The acceptance of what is shown, on its way. */
function send(shown: CashOut): CashOutOperation {
  const payload = orderOf(shown, 0);
  if (payload === null) throw new Error("Nothing may be sent.");
  return { key: payload.quote.id, payload, status: "sent", sentAt: 0 };
}

const accepting = send(showQuote(quote));
type Outcome = SubmitOutcome<number, CashOutReason>;
const answer = (operation: CashOutOperation, outcome: Outcome) =>
  cashOutOf(answerOperation(operation, outcome, 0));
const notSent: Outcome = { kind: "not-taken-up", because: "not-sent", message: null };
const timeout: Outcome = { kind: "unknown", because: "timeout" };

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
    expect(orderOf(quoted, 10_000)).toBeNull();
  });

  it("[CASH-OUT-2] accepts all or a part within the limits", () => {
    const allowed = [901, 891, 10].map((amount) => canCashOut(quote, amount));
    expect(allowed).toEqual([true, true, true]);
    const refused = [902, 900, 9, 0].map((amount) => canCashOut(quote, amount));
    expect(refused).toEqual([false, false, false, false]);
    expect(canCashOut({ ...quote, partial: null }, 500)).toBe(false);
    expect(canAccept(chooseCashOut(showQuote(quote), part(5)), 0)).toBe(false);
    const order = { quote, choice: part(500), amount: 500 };
    expect(orderOf(chooseCashOut(showQuote(quote), part(500)), 0)).toEqual(order);
  });

  it("[CASH-OUT-3] is sent only from a quote that still holds", () => {
    const shown = cashOutOf(accepting);
    const { key, payload } = accepting;
    expect(shown).toMatchObject({ status: "accepting", amount: 901 });
    expect(cashOutOf({ key, payload, status: "draft" })).toEqual(shown);
    expect(orderOf(shown, 0)).toBeNull();
    expect(canAccept(shown, 0)).toBe(false);
    expect(chooseCashOut(shown, part(100))).toBe(shown);
    expect(orderOf(startCashOut(), 0)).toBeNull();
    const paid = answer(accepting, { kind: "done", result: 901 });
    expect(paid).toMatchObject({ status: "paid", amount: 901 });
    expect(orderOf(paid, 0)).toBeNull();
  });

  it("[CASH-OUT-4] without an answer is unknown until looking it up shows its result", () => {
    const unknown = answerOperation(accepting, timeout, 0);
    expect(cashOutOf(unknown)).toMatchObject({ status: "unknown", amount: 901 });
    const still = applyLookUp(unknown, { kind: "running" });
    expect(cashOutOf(still)).toMatchObject({ status: "unknown" });
    expect(cashOutOf(applyLookUp(still, { kind: "done", result: 901 })).status).toBe("paid");
    expect(orderOf(cashOutOf(still), 0)).toBeNull();
  });

  it("[CASH-OUT-5] that never left, or never arrived, is a quote again", () => {
    expect(answer(accepting, notSent)).toMatchObject({ status: "quoted" });
    const lost = applyLookUp(answerOperation(accepting, timeout, 0), { kind: "not-found" });
    expect(cashOutOf(lost)).toMatchObject({ status: "quoted", amount: 901 });
  });

  it.each([
    ["CASH_OUT_MOVED", "moved"],
    ["CASH_OUT_EXPIRED", "expired"],
  ])("[CASH-OUT-6] needs another confirmation after %s, with both amounts", (code, because) => {
    const requote = { ...quote, id: "quote-2", amount: 700 };
    const reason = { code, message: null, requote };
    const again = answer(accepting, { kind: "refused", reason });
    expect(again).toMatchObject({
      status: "quoted",
      amount: 700,
      before: { amount: 901, because },
    });
    const suspended = { code: "CASH_OUT_SUSPENDED", message: "Suspended", requote: null };
    const gone = answer(accepting, { kind: "refused", reason: suspended });
    expect(gone).toEqual({ status: "refused", code: "CASH_OUT_SUSPENDED", message: "Suspended" });
  });

  it("[CASH-OUT-7] keeps what was chosen, whatever the next quote is", () => {
    const moved = { code: "CASH_OUT_MOVED", message: null };
    const sendWith = (choice: CashOutChoice) => send(showQuote(quote, choice));
    const requote = { ...quote, amount: 802, partial: { minimum: 10, maximum: 792 } };
    const again = (choice: CashOutChoice, next: CashOutQuote) =>
      answer(sendWith(choice), { kind: "refused", reason: { ...moved, requote: next } });
    expect(again(part(450), requote)).toMatchObject({ choice: part(450), amount: 450 });
    expect(again({ kind: "percent", percent: 50 }, requote)).toMatchObject({ amount: 401 });
    expect(again(allOfIt, requote)).toMatchObject({ amount: 802 });
    const whole = again(part(450), { ...requote, partial: null });
    expect(whole).toMatchObject({ choice: part(450), amount: 450 });
    expect(canAccept(whole, 0)).toBe(false);
    const half = again({ kind: "percent", percent: 50 }, { ...requote, partial: null });
    expect(half).toMatchObject({ amount: 401 });
    expect(canAccept(half, 0)).toBe(false);
    const small = again(part(450), {
      ...requote,
      amount: 300,
      partial: { minimum: 10, maximum: 290 },
    });
    expect(canAccept(small, 0)).toBe(false);
    expect(answer(sendWith(part(450)), notSent)).toMatchObject({ amount: 450 });
    expect(choiceOf(showQuote(quote, part(200)))).toEqual(part(200));
    expect(showQuote(requote, choiceOf(startCashOut(part(200))))).toMatchObject({ amount: 200 });
    expect([choiceOf(refuseCashOut(null, null)), choiceOf(null)]).toEqual([allOfIt, allOfIt]);
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

  it.each([
    [1, 2, { stake: 1, potentialReturn: 0 }],
    [2, 2, { stake: 1, potentialReturn: 1 }],
    [3, 2, { stake: 2, potentialReturn: 2 }],
    [5, 2, { stake: 3, potentialReturn: 2 }],
    [1, 3, { stake: 1, potentialReturn: 0 }],
    [2, 3, { stake: 1, potentialReturn: 1 }],
  ])("[CASH-OUT-8] rounds once: of %i cents, 1 / %i runs on as %j", (cents, of, rest) => {
    const whole = { ...quote, amount: of, stake: cents, potentialReturn: cents };
    expect(whatRunsOn(whole, of - 1)).toMatchObject(rest);
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

  it("[CASH-OUT-9] is the same after storage, and nonsense is none", () => {
    const order = orderOf(showQuote(quote, part(500)), 0);
    expect(readCashOutOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
    const whole = { quote, amount: 901 };
    expect(readCashOutOrder(whole)).toEqual({ ...whole, choice: allOfIt });
    const partial = { minimum: 0, maximum: 900 };
    const rest = { ...quote, runningShare: "568/901", potentialReturn: null, partial };
    for (const given of [rest, { ...quote, potentialReturn: 0, partial: null }]) {
      expect(readCashOutOrder({ quote: given, amount: 901 })?.quote).toEqual(given);
    }
    for (const runningShare of ["half", "1/0", "1/1.", "a1/1", ["1/1"]]) {
      expect(readCashOutOrder({ ...whole, quote: { ...quote, runningShare } })).toBeNull();
    }
    for (const amount of [-1, 0.5]) expect(readCashOutOrder({ quote, amount })).toBeNull();
    for (const name of Object.keys(quote)) {
      expect(readCashOutOrder({ ...whole, quote: { ...quote, [name]: undefined } })).toBeNull();
    }
    for (const nonsense of [
      null,
      "",
      7,
      [],
      { quote: {} },
      { quote: null, amount: 1 },
      { quote, amount: "all" },
    ]) {
      expect(readCashOutOrder(nonsense)).toBeNull();
    }
  });
});
