import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knockoutWinProbabilities, leagueWinProbabilities } from "./outright.ts";

const sum = (list: readonly number[]) => list.reduce((total, part) => total + part, 0);
const league = fc.array(
  fc.record({
    mean: fc.double({ min: 20, max: 90, noNaN: true }),
    variance: fc.double({ min: 0, max: 60, noNaN: true }),
  }),
  { minLength: 2, maxLength: 20 },
);
const strengths = fc.array(fc.double({ min: 0.1, max: 4, noNaN: true }), {
  minLength: 1,
  maxLength: 33,
});

describe("who wins a league", () => {
  it("[MODELS-40] adds up to 1", () => {
    fc.assert(
      fc.property(league, (sides) => {
        const chances = leagueWinProbabilities(sides);
        expect(sum(chances)).toBeCloseTo(1, 9);
        expect(chances.every((chance) => chance >= 0)).toBe(true);
      }),
    );
  });

  it("[MODELS-41] is likelier with more points to come", () => {
    const side = (mean: number) => ({ mean, variance: 25 });
    const before = leagueWinProbabilities([side(60), side(62), side(58)]);
    const after = leagueWinProbabilities([side(63), side(62), side(58)]);
    expect(after[0]).toBeGreaterThan(before[0] ?? 1);
    expect(after[1]).toBeLessThan(before[1] ?? 0);
  });

  it("[MODELS-41] is certain for a side that can't be caught", () => {
    const [leader] = leagueWinProbabilities([
      { mean: 90, variance: 0 },
      { mean: 50, variance: 9 },
    ]);
    expect(leader).toBeCloseTo(1, 9);
  });
});

describe("who wins a knockout", () => {
  const chances = (field: readonly number[]) =>
    knockoutWinProbabilities(field.length, (one, two) => {
      const [own = 0, other = 0] = [field[one], field[two]];
      return own / (own + other);
    });

  it("[MODELS-42] adds up to 1 for any number of entries", () => {
    fc.assert(
      fc.property(strengths, (field) => {
        expect(sum(chances(field))).toBeCloseTo(1, 9);
      }),
    );
  });

  it("[MODELS-43] is exact: two rounds by hand", () => {
    const [first] = chances([2, 1, 1, 1]);
    expect(first).toBeCloseTo((2 / 3) * (2 / 3), 9);
    expect(chances([1, 1, 1])[0]).toBeCloseTo(0.5, 9);
  });
});
