import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAmerican, toFractional } from "./format.ts";
import {
  divideHalfEven,
  exactOdds,
  formatOdds,
  formatTotalOdds,
  oddsFormats,
  totalOdds,
  totalOfLegs,
} from "./index.ts";

/** Prices as a board has them: hundredths, from 1.01 to 1000. */
const anyPrice = fc.integer({ min: 101, max: 100_000 }).map((hundredths) => hundredths / 100);

describe("formats", () => {
  it("[ODDS-14] [CONSTANTS-6] [ACCOUNT-381] decimal is the first of three", () => {
    expect(oddsFormats).toEqual(["decimal", "fractional", "american"]);
  });

  it.each([
    [2, "2.00"],
    [1.5, "1.50"],
    [1.91, "1.91"],
    [1000, "1000.00"],
    [1.125, "1.12"],
    [1.135, "1.14"],
    [1.005, "1.00"],
    [0, "0.00"],
    [-2.5, "−2.50"],
    [1e21, "1000000000000000000000.00"],
    [1e-7, "0.00"],
  ])("[ODDS-15] %d is %s", (odds, text) => {
    expect(formatOdds(odds, "decimal")).toBe(text);
  });

  it("[ODDS-15] a price in hundredths is written unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
        expect(formatOdds(hundredths / 100, "decimal")).toBe((hundredths / 100).toFixed(2));
      }),
    );
  });

  it.each(oddsFormats)("[ODDS-16] a starting or missing price is the same in %s", (format) => {
    expect(formatOdds("SP", format)).toBe("SP");
    expect(formatOdds(null, format)).toBe("-");
    expect(formatOdds(Number.NaN, format)).toBe("-");
    expect(formatOdds(Number.POSITIVE_INFINITY, format)).toBe("-");
  });

  it.each([
    [2, "1/1"],
    [3, "2/1"],
    [2.5, "3/2"],
    [1.5, "1/2"],
    [1.8, "4/5"],
    [101, "100/1"],
    [1.01, "1/100"],
  ])("[ODDS-17] %d is %s", (odds, text) => {
    expect(formatOdds(odds, "fractional")).toBe(text);
  });

  it.each([
    [1.91, "10/11"],
    [1.33, "1/3"],
    [1.67, "2/3"],
    [1.36, "4/11"],
    [1.44, "4/9"],
    [1.12, "1/8"],
    [1.13, "2/15"],
    [2.37, "11/8"],
    [2.38, "11/8"],
    [2.375, "11/8"],
    [2.63, "13/8"],
    [4.33, "10/3"],
  ])("[ODDS-18] %d is the rung %s", (odds, text) => {
    expect(formatOdds(odds, "fractional")).toBe(text);
  });

  it.each([
    [1.85, "17/20"],
    [1.35, "7/20"],
    [7.58, "329/50"],
    [1.001, "1/1000"],
  ])("[ODDS-19] %d is on no rung and is written %s", (odds, text) => {
    expect(formatOdds(odds, "fractional")).toBe(text);
  });

  it("[ODDS-20] every fraction is the price to half a hundredth", () => {
    fc.assert(
      fc.property(anyPrice, (odds) => {
        const fraction = toFractional(exactOdds(odds));
        expect(fraction).not.toBeNull();
        const profit = Number(fraction?.numerator) / Number(fraction?.denominator);
        expect(profit).toBeGreaterThan(0);
        expect(Math.abs(1 + profit - odds)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it("[ODDS-17] [ODDS-20] every fraction is in lowest terms, and writes itself again", () => {
    fc.assert(
      fc.property(anyPrice, (odds) => {
        const { numerator, denominator } = toFractional(exactOdds(odds)) ?? {
          numerator: 2n,
          denominator: 2n,
        };
        let [a, b] = [numerator, denominator];
        while (b !== 0n) [a, b] = [b, a % b];
        expect(a).toBe(1n);
        const again = formatOdds(1 + Number(numerator) / Number(denominator), "fractional");
        expect(again).toBe(`${numerator}/${denominator}`);
      }),
    );
  });

  it.each([
    [2, "+100"],
    [2.5, "+150"],
    [11, "+1000"],
    [1.5, "−200"],
    [1.91, "−110"],
    [1.99, "−101"],
    [1.01, "−10000"],
    [2.005, "+100"],
    [2.015, "+102"],
  ])("[ODDS-21] %d is %s", (odds, text) => {
    expect(formatOdds(odds, "american")).toBe(text);
  });

  it("[ODDS-21] every price has a sign on its own side of evens, and better odds never look worse", () => {
    const rank = (american: bigint) => (american < 0n ? american + 200n : american);
    fc.assert(
      fc.property(anyPrice, anyPrice, (one, other) => {
        const lower = toAmerican(exactOdds(Math.min(one, other)));
        const higher = toAmerican(exactOdds(Math.max(one, other)));
        if (lower === null || higher === null) throw new Error("a price above 1 has both forms");
        expect(higher > 0n).toBe(Math.max(one, other) >= 2);
        expect(rank(lower) <= rank(higher)).toBe(true);
      }),
    );
  });

  it.each([1, 0.5, 0, -3])("[ODDS-22] %d has neither a fraction nor american odds", (odds) => {
    expect(formatOdds(odds, "fractional")).toBe("-");
    expect(formatOdds(odds, "american")).toBe("-");
    expect(toFractional(exactOdds(odds))).toBeNull();
    expect(toAmerican(exactOdds(odds))).toBeNull();
  });
});

describe("total odds", () => {
  it("[ODDS-23] a price is the decimal that was written", () => {
    expect(exactOdds(1.1)).toEqual({ numerator: 11n, scale: 1 });
    expect(exactOdds(2)).toEqual({ numerator: 2n, scale: 0 });
    expect(exactOdds(-0.25)).toEqual({ numerator: -25n, scale: 2 });
    expect(exactOdds(1.5e21)).toEqual({ numerator: 15n * 10n ** 20n, scale: 0 });
    expect(exactOdds(1.5e-7)).toEqual({ numerator: 15n, scale: 8 });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "[ODDS-23] %d is refused",
    (odds) => {
      expect(() => exactOdds(odds)).toThrow(RangeError);
      expect(() => exactOdds(odds)).toThrow(/finite number/);
    },
  );

  it("[ODDS-24] products that floats get wrong are exact", () => {
    expect(totalOdds([1.1, 1.1, 1.1])).toEqual({ numerator: 1331n, scale: 3 });
    expect(totalOdds([])).toEqual({ numerator: 1n, scale: 0 });
  });

  it("[ODDS-24] the order changes nothing, and the product is that of the hundredths", () => {
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 20 }), (odds) => {
        const total = totalOdds(odds);
        expect(totalOdds(odds.toReversed())).toEqual(total);
        const product = odds.reduce((all, price) => all * BigInt(Math.round(price * 100)), 1n);
        expect(total.numerator * 100n ** BigInt(odds.length)).toBe(
          product * 10n ** BigInt(total.scale),
        );
      }),
    );
  });

  it("[ODDS-28] counts a void selection of a placed combination as 1", () => {
    const leg = (acceptedOdds: number | "SP", result = "open") => ({ acceptedOdds, result });
    expect(totalOfLegs([leg(2), leg(3.5, "void"), leg(1.5, "won")])).toEqual(
      totalOdds([2, 1, 1.5]),
    );
    expect(totalOfLegs([leg(2), leg("SP")])).toBeNull();
    expect(totalOfLegs([leg(2), leg("SP", "void")])).toEqual(totalOdds([2, 1]));
  });

  it("[ODDS-25] a combination is written in each format", () => {
    const total = totalOdds([1.85, 2.1, 1.95]);
    expect(oddsFormats.map((format) => formatTotalOdds(total, format))).toEqual([
      "7.58",
      "329/50",
      "+658",
    ]);
  });

  it("[ODDS-25] a combination of one is written as that one", () => {
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...oddsFormats), (odds, format) => {
        expect(formatTotalOdds(totalOdds([odds]), format)).toBe(formatOdds(odds, format));
      }),
    );
  });

  it("[ODDS-25] twenty long prices are written without an exponent", () => {
    const total = totalOdds(Array.from({ length: 20 }, () => 999.99));
    expect(formatTotalOdds(total, "decimal")).toMatch(/^\d{60}\.\d{2}$/);
  });

  it.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [8n, 3n, 3n],
    [7n, 3n, 2n],
    [0n, 7n, 0n],
  ])("[ODDS-26] %d divided by %d is %d", (dividend, divisor, quotient) => {
    expect(divideHalfEven(dividend, divisor)).toBe(quotient);
  });
});
