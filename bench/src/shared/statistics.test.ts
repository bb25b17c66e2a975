import { describe, expect, it } from "vitest";
import { median, percentile, range, rounded } from "./statistics.ts";

describe("statistics", () => {
  it("is the middle of an odd number of values, and halfway between two of an even one", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it("weighs the two neighbours of a percentile", () => {
    const hundred = Array.from({ length: 101 }, (_, index) => index);
    expect(percentile(hundred, 95)).toBe(95);
    expect(percentile([10, 20], 95)).toBeCloseTo(19.5);
    expect(percentile([7], 95)).toBe(7);
  });

  it("leaves the values in their order", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("says that there is nothing to say of no values", () => {
    expect(median([])).toBeNaN();
    expect(range([])).toEqual([Number.NaN, Number.NaN]);
  });

  it("gives the smallest and the largest, and rounds for reading", () => {
    expect(range([2, 9, 4])).toEqual([2, 9]);
    expect(rounded(1.2345, 2)).toBe(1.23);
    expect(rounded(1.5)).toBe(2);
  });
});
