import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExactOdds, exactOdds, scaledTo } from "../odds/index.ts";
import { sumOverFolds, systemBetChoice, systemBetChoices } from "./index.ts";
import { systemNames } from "./system-types.ts";

/** Every choice of `size` items of a list, one by one. */
function choicesOf<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return list.flatMap((item, index) =>
    choicesOf(list.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The sum as anybody would make it: each bet on its own. */
function madeOneByOne(prices: readonly number[], sizes: readonly number[]): ExactOdds {
  const scale = 2 * prices.length;
  const hundredths = prices.map((price) => BigInt(Math.round(price * 100)));
  const bets = sizes.flatMap((size) => choicesOf(hundredths, size));
  const numerator = bets.reduce(
    (sum, bet) =>
      sum +
      bet.reduce((product, price) => product * price, 100n ** BigInt(prices.length - bet.length)),
    0n,
  );
  return { numerator, scale };
}

const typesOf = (selections: number) => systemBetChoices(selections).map(({ type }) => type);
const betsOf = (type: string, selections: number) => systemBetChoice(type, selections)?.bets;
const price = fc.integer({ min: 101, max: 50_100 }).map((hundredths) => hundredths / 100);

describe("the systems of a number of selections", () => {
  it.each([0, 1, 2, 17, 20, -3, 3.5, Number.NaN])("[SYSTEMS-1] %d make none", (selections) => {
    expect(systemBetChoices(selections)).toEqual([]);
  });

  it("[SYSTEMS-2] [SYSTEMS-3] are all sizes but all of them, then the two covers", () => {
    expect(typesOf(3)).toEqual(["perm-2", "full-cover", "full-cover-with-singles"]);
    expect(typesOf(5)).toEqual([
      "perm-2",
      "perm-3",
      "perm-4",
      "full-cover",
      "full-cover-with-singles",
    ]);
    expect(typesOf(16)).toHaveLength(16);
    expect(typesOf(16)[13]).toBe("perm-15");
  });

  it("[SYSTEMS-4] say what they are made of", () => {
    expect(systemBetChoice("full-cover-with-singles", 4)).toEqual({
      type: "full-cover-with-singles",
      name: "lucky-15",
      selections: 4,
      folds: [
        { size: 1, bets: 4 },
        { size: 2, bets: 6 },
        { size: 3, bets: 4 },
        { size: 4, bets: 1 },
      ],
      bets: 15,
      permLength: 4,
    });
    expect(systemBetChoice("perm-3", 6)).toMatchObject({ bets: 20, permLength: 3 });
  });

  it("[SYSTEMS-4] count two to the power of the selections, less what a cover leaves out", () => {
    for (let selections = 3; selections <= 16; selections += 1) {
      const all = 2 ** selections - 1;
      expect(betsOf("full-cover-with-singles", selections)).toBe(all);
      expect(betsOf("full-cover", selections)).toBe(all - selections);
      const permutations = systemBetChoices(selections).filter(({ folds }) => folds.length === 1);
      const made = permutations.reduce((sum, { bets }) => sum + bets, 0);
      expect(made).toBe(all - selections - 1);
    }
  });

  it.each([
    ["full-cover", 3, "trixie", 4],
    ["full-cover", 4, "yankee", 11],
    ["full-cover", 5, "canadian", 26],
    ["full-cover", 6, "heinz", 57],
    ["full-cover", 7, "super-heinz", 120],
    ["full-cover", 8, "goliath", 247],
    ["full-cover", 9, "full-cover", 502],
    ["full-cover-with-singles", 3, "patent", 7],
    ["full-cover-with-singles", 4, "lucky-15", 15],
    ["full-cover-with-singles", 5, "lucky-31", 31],
    ["full-cover-with-singles", 6, "lucky-63", 63],
    ["full-cover-with-singles", 7, "full-cover-with-singles", 127],
    ["perm-2", 4, "doubles", 6],
    ["perm-3", 4, "trebles", 4],
    ["perm-4", 6, "folds", 15],
  ])("[SYSTEMS-5] %s of %i is %s, %i bets", (type, selections, name, bets) => {
    expect(systemBetChoice(type, selections)).toMatchObject({ name, bets });
    expect(systemNames).toContain(name);
  });

  it.each([
    ["perm-1", 3],
    ["perm-3", 3],
    ["perm-16", 16],
    ["trixie", 3],
    ["", 3],
    ["full-cover", 2],
  ])("[SYSTEMS-6] %j of %i is none", (type, selections) => {
    expect(systemBetChoice(type, selections)).toBeNull();
  });
});

describe("the sum over bets", () => {
  it("[SYSTEMS-7] of three prices: the doubles, and the treble with them", () => {
    const prices = [2, 3, 5].map(exactOdds);
    expect(sumOverFolds(prices, [2])).toEqual({ numerator: 31n, scale: 0 });
    expect(sumOverFolds(prices, [2, 3])).toEqual({ numerator: 61n, scale: 0 });
    expect(sumOverFolds(prices, [])).toEqual({ numerator: 0n, scale: 0 });
  });

  it("[SYSTEMS-7] is that of every bet made on its own, for any prices and sizes", () => {
    const prices = fc.array(price, { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(prices, fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (odds, sizes) => {
        const possible = sizes.filter((size) => size <= odds.length);
        const sum = sumOverFolds(odds.map(exactOdds), possible);
        const expected = madeOneByOne(odds, possible);
        expect(scaledTo(sum, expected.scale)).toBe(expected.numerator);
      }),
    );
  });

  it("[SYSTEMS-8] of 16 selections of every size reads each price a few times, not once a bet", () => {
    let reads = 0;
    const counted = Array.from({ length: 16 }, () => ({
      get numerator() {
        reads += 1;
        return 201n;
      },
      scale: 2,
    }));
    const sizes = Array.from({ length: 16 }, (_, index) => index + 1);
    const { numerator, scale } = sumOverFolds(counted, sizes);
    // (1 + 2.01)^16 − 1: every bet there is, the empty one left out.
    expect(numerator * 10n ** BigInt(32 - scale)).toBe(301n ** 16n - 100n ** 16n);
    expect(reads).toBeLessThanOrEqual(16 * 16);
  });

  it("[SYSTEMS-8] of 16 selections is right for every size and every system, by another way", () => {
    const prices = fc.array(price, { minLength: 16, maxLength: 16 });
    const whole = (sum: ExactOdds) => scaledTo(sum, 32);
    fc.assert(
      fc.property(prices, (odds) => {
        const exact = odds.map(exactOdds);
        const ofSize = Array.from({ length: 17 }, (_, size) =>
          size === 0 ? 10n ** 32n : whole(sumOverFolds(exact, [size])),
        );
        // The sums by size are what the product of (1 + t × price) is made of: 17 values of t leave
        // no other sums, and none of the 65,535 bets was made.
        for (let t = 0n; t <= 16n; t += 1n) {
          const product = odds.reduce(
            (made, each) => made * (100n + t * BigInt(Math.round(each * 100))),
            1n,
          );
          expect(ofSize.reduce((sum, each, size) => sum + each * t ** BigInt(size), 0n)).toBe(
            product,
          );
        }
        for (const { folds, type } of systemBetChoices(16)) {
          const sizes = folds.map(({ size }) => size);
          const sum = sizes.reduce((total, size) => total + (ofSize[size] ?? 0n), 0n);
          expect(whole(sumOverFolds(exact, sizes)), type).toBe(sum);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("[SYSTEMS-9] is the same in any order", () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 3, maxLength: 16 }), (odds) => {
        const sizes = [2, 3];
        const forwards = sumOverFolds(odds.map(exactOdds), sizes);
        expect(sumOverFolds(odds.toReversed().map(exactOdds), sizes)).toEqual(forwards);
      }),
    );
  });
});
