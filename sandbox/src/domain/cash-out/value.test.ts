import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  partialLimits,
  quotableShare,
  remainingShare,
  remainingStake,
  shareAfter,
  wholeShare,
} from "../bets/share.ts";
import {
  cashOutMargin,
  cashOutValue,
  expectedReturn,
  type ValuedBet,
  type ValuedLeg,
} from "./value.ts";

const leg = (odds: number, chance: number, result: ValuedLeg["result"] = "pending"): ValuedLeg => ({
  odds,
  placeFraction: null,
  result,
  winChance: chance,
  placeChance: chance,
});
const bet = (
  legs: readonly ValuedLeg[],
  folds: readonly number[],
  unitStake = 1_000,
): ValuedBet => ({
  folds,
  unitStake,
  isEachWay: false,
  legs,
});

const anyLeg = fc.record({
  odds: fc.integer({ min: 101, max: 5_000 }).map((hundredths) => hundredths / 100),
  placeFraction: fc.constantFrom(0.2, 0.25),
  result: fc.constantFrom("pending", "won", "lost", "placed", "void" as const),
  winChance: fc.double({ min: 0, max: 1, noNaN: true }),
  placeChance: fc.double({ min: 0, max: 1, noNaN: true }),
});
const anyBet = fc
  .record({
    legs: fc.array(anyLeg, { minLength: 1, maxLength: 16 }),
    unitStake: fc.integer({ min: 1, max: 110_000 }),
    isEachWay: fc.boolean(),
    seed: fc.nat(),
  })
  .map(({ seed, ...rest }): ValuedBet => {
    const count = rest.legs.length;
    const kinds = [
      [count],
      [Math.max(1, seed % (count + 1))],
      rest.legs.map((_, index) => index + 1),
    ];
    return { ...rest, folds: kinds[seed % kinds.length] ?? [count] };
  });

/** Every line on its own: slow, and obviously right. */
function everyLine({ folds, unitStake, isEachWay, legs }: ValuedBet): number {
  const of = (each: ValuedLeg, isPlace: boolean) => {
    if (each.result === "void") return 1;
    const odds = isPlace ? 1 + (each.odds - 1) * (each.placeFraction ?? 0) : each.odds;
    const chance = isPlace ? each.placeChance : each.winChance;
    if (each.result === "pending") return chance * odds;
    return each.result === "won" || (isPlace && each.result === "placed") ? odds : 0;
  };
  let sum = 0;
  for (let mask = 1; mask < 2 ** legs.length; mask += 1) {
    const line = legs.filter((_, index) => mask & (2 ** index));
    if (!folds.includes(line.length)) continue;
    sum += line.reduce((product, each) => product * of(each, false), 1);
    if (isEachWay) sum += line.reduce((product, each) => product * of(each, true), 1);
  }
  return unitStake * sum;
}

describe("the value of a bet", () => {
  it("[PAID-EARLY-1] is the expected return less the margin, rounded down", () => {
    expect(cashOutMargin).toBe(0.05);
    expect(cashOutValue(bet([leg(2.5, 0.4)], [1]))).toBe(950);
    expect(cashOutValue(bet([leg(2.5, 0.8)], [1]))).toBe(1_900);
    expect(cashOutValue(bet([leg(2, 1 / 3)], [1], 101))).toBe(63);
  });

  it("[PAID-EARLY-2] counts what is decided as it was decided", () => {
    const open = leg(2, 0.5);
    expect(expectedReturn(bet([leg(3, 0, "won"), open], [2]))).toBeCloseTo(3_000);
    expect(expectedReturn(bet([leg(3, 0, "void"), open], [2]))).toBeCloseTo(1_000);
    expect(expectedReturn(bet([leg(3, 0, "lost"), open], [2]))).toBe(0);
  });

  it("[PAID-EARLY-3] of a system is the sum over every line, each-way too", () => {
    const small = anyBet.filter(({ legs }) => legs.length <= 10);
    fc.assert(
      fc.property(small, (any) => {
        const slow = everyLine(any);
        expect(Math.abs(expectedReturn(any) - slow)).toBeLessThanOrEqual(1e-9 * Math.max(1, slow));
      }),
    );
  });

  it("[PAID-EARLY-4] never exceeds what the bet can return", () => {
    fc.assert(
      fc.property(anyBet, (any) => {
        const won = any.legs.map((each) =>
          each.result === "pending" ? { ...each, result: "won" as const } : each,
        );
        expect(cashOutValue(any)).toBeLessThanOrEqual(expectedReturn({ ...any, legs: won }));
      }),
    );
  });
});

describe("parts in a row", () => {
  const cashOuts = fc.record({
    worth: fc.integer({ min: 20, max: 25_000_000 }),
    stake: fc.integer({ min: 1, max: 110_000 }),
    parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 100 }),
  });
  const partOf = (amount: number, part: number) => {
    const limits = partialLimits(amount);
    if (limits === null) return amount;
    return limits.minimum + Math.floor((limits.maximum - limits.minimum) * part * part);
  };

  it("[PAID-EARLY-17] [PAID-EARLY-21] end the whole stake and pay the whole value, to the cent", () => {
    fc.assert(
      fc.property(cashOuts, ({ worth, stake, parts }) => {
        let bet = { stake, runningShare: wholeShare };
        let paid = 0;
        for (const part of [...parts, null]) {
          const quoted = quotableShare(worth, bet);
          expect(paid + quoted).toBe(worth);
          if (quoted === 0) break;
          const amount = part === null ? quoted : partOf(quoted, part);
          const after = { stake, runningShare: shareAfter(bet.runningShare, amount, quoted) };
          expect(remainingStake(after)).toBeLessThanOrEqual(remainingStake(bet));
          expect(remainingStake(after) === 0).toBe(amount === quoted);
          bet = after;
          paid += amount;
        }
        expect(paid).toBe(worth);
        expect(bet.runningShare).toBe("0/1");
      }),
    );
  });

  it("[PAID-EARLY-21] never come to more than the best of the values they were quoted at", () => {
    const moving = fc.array(
      fc.record({
        worth: fc.integer({ min: 20, max: 10_000_000 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(moving, (steps) => {
        let bet = { stake: 100, runningShare: wholeShare };
        let paid = 0;
        for (const { worth, part } of steps) {
          const quoted = quotableShare(worth, bet);
          if (quoted === 0) break;
          const amount = partOf(quoted, part);
          bet = { ...bet, runningShare: shareAfter(bet.runningShare, amount, quoted) };
          paid += amount;
        }
        expect(paid).toBeLessThanOrEqual(Math.max(...steps.map(({ worth }) => worth)));
      }),
    );
  });

  it("[PAID-EARLY-18] leave the exact share of a return to what runs on", () => {
    const bet = { stake: 1_000, runningShare: shareAfter(wholeShare, 333, 901) };
    expect(bet.runningShare).toBe("568/901");
    expect(remainingStake(bet)).toBe(631);
    expect(remainingShare(2_500, bet)).toBe(1_576);
    expect(partialLimits(901)).toEqual({ minimum: 10, maximum: 891 });
    expect(partialLimits(19)).toBeNull();
  });
});
