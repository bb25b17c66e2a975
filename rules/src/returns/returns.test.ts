import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combiReturn, isKnownPrice, singleReturn, totalReturn, totalStake } from "./index.ts";

const anyStake = fc.integer({ min: 0, max: 110_000 });
const anyPrice = fc.integer({ min: 101, max: 5_000 }).map((hundredths) => hundredths / 100);
const someDescribed = [
  ["a starting price", "SP"],
  ["odds 0", 0],
  ["missing odds", null],
] as const;

describe("singles", () => {
  it.each([
    [1_000, 2, 2_000],
    [1_050, 1.91, 2_006],
    [1, 1.01, 1],
    [0, 3, 0],
    [110_000, 1000, 110_000_000],
  ])("[RETURNS-1] %i cents at %d return %i", (stake, odds, cents) => {
    expect(singleReturn(stake, odds)).toBe(cents);
  });

  it.each([
    [50, 1.01, 50],
    [150, 1.01, 152],
    [250, 1.01, 252],
    [350, 1.01, 354],
    [115, 1.1, 126],
    [125, 1.1, 138],
  ])("[RETURNS-3] a half cent goes to the even one: %i at %d is %i", (stake, odds, cents) => {
    expect(singleReturn(stake, odds)).toBe(cents);
  });

  it("[RETURNS-3] a return is never more than half a cent off, by arithmetic in hundredths", () => {
    fc.assert(
      fc.property(anyStake, fc.integer({ min: 1, max: 100_000 }), (stake, hundredths) => {
        const exact = BigInt(stake) * BigInt(hundredths);
        const cents = singleReturn(stake, hundredths / 100);
        const error = BigInt(cents ?? -1) * 100n - exact;
        expect(error <= 50n && error >= -50n).toBe(true);
      }),
    );
  });

  it("[RETURNS-8] several singles add up what each ticket pays", () => {
    const half = singleReturn(50, 1.01);
    expect(totalReturn([half, half, singleReturn(1_000, 2)])).toBe(50 + 50 + 2_000);
  });
});

describe("combinations", () => {
  it("[RETURNS-2] stake times every price", () => {
    expect(combiReturn(1_000, [2, 3])).toBe(6_000);
    expect(combiReturn(1_050, [1.85, 2.1, 1.95])).toBe(7_955);
  });

  it("[RETURNS-3] rounding happens once: nothing is lost between the prices", () => {
    // Rounded after each price, 1.01 five times over would return 5 cents.
    expect(combiReturn(5, [1.11, 1.11, 1.11, 1.11, 1.11])).toBe(8);
    expect(
      combiReturn(
        100,
        Array.from({ length: 20 }, () => 1.01),
      ),
    ).toBe(122);
  });

  it("[RETURNS-2] a combination of one is a single", () => {
    fc.assert(
      fc.property(anyStake, anyPrice, (stake, odds) => {
        expect(combiReturn(stake, [odds])).toBe(singleReturn(stake, odds));
      }),
    );
  });

  it("[RETURNS-12] order is of no account, and more never returns less", () => {
    // With the other price six at most: seven of the highest are too large a return to be shown.
    const prices = fc.array(anyPrice, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyStake, prices, anyPrice, (stake, odds, other) => {
        const cents = combiReturn(stake, odds) ?? Number.NaN;
        expect(combiReturn(stake, odds.toReversed())).toBe(cents);
        expect(combiReturn(stake + 1, odds)).toBeGreaterThanOrEqual(cents);
        expect(combiReturn(stake, [...odds, other])).toBeGreaterThanOrEqual(cents);
      }),
    );
  });
});

describe("no return to show", () => {
  it.each(someDescribed)("[RETURNS-4] [RETURNS-5] [RETURNS-6] %s has none", (_, odds) => {
    expect(singleReturn(1_000, odds)).toBeNull();
    expect(combiReturn(1_000, [2, odds, 3])).toBeNull();
    expect(totalReturn([2_000, singleReturn(1_000, odds)])).toBeNull();
    expect(isKnownPrice(odds)).toBe(false);
  });

  it.each([-2, Number.NaN, Number.POSITIVE_INFINITY])("[RETURNS-6] nor has %d", (odds) => {
    expect(singleReturn(1_000, odds)).toBeNull();
  });

  it("[RETURNS-5] odds between 0 and 1 are a price all the same", () => {
    expect(singleReturn(1_000, 0.5)).toBe(500);
  });

  it("[RETURNS-7] nothing selected returns nothing", () => {
    expect(combiReturn(1_000, [])).toBeNull();
    expect(totalReturn([])).toBeNull();
  });

  it("[RETURNS-9] a return beyond exact cents is not shown wrong", () => {
    expect(
      combiReturn(
        110_000,
        Array.from({ length: 20 }, () => 999.99),
      ),
    ).toBeNull();
    const vast = singleReturn(Number.MAX_SAFE_INTEGER, 1);
    expect(vast).toBe(Number.MAX_SAFE_INTEGER);
    expect(totalReturn([vast, vast])).toBeNull();
  });
});

describe("stakes", () => {
  it.each([-1, 10.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    "[RETURNS-10] a stake of %d is refused",
    (stake) => {
      expect(() => singleReturn(stake, 2)).toThrow(/parseAmount/);
      expect(() => singleReturn(stake, "SP")).toThrow(RangeError);
      expect(() => totalStake([stake])).toThrow(RangeError);
    },
  );

  it("[RETURNS-11] stakes add up", () => {
    expect(totalStake([])).toBe(0);
    expect(totalStake([1_000, 50, 0, 1])).toBe(1_051);
  });
});
