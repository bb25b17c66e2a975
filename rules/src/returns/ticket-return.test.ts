import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactOdds } from "../odds/index.ts";
import { systemBetChoices } from "../systems/index.ts";
import {
  singleReturn,
  systemOutlook,
  type TicketTerms,
  ticketBets,
  ticketReturn,
  usualMaximumPayout,
} from "./index.ts";
import { placeOdds } from "./ticket-return.ts";

const plain: TicketTerms = {
  unitStake: 1_000,
  sizes: [1],
  isEachWay: false,
  isFree: false,
  boost: null,
  maximumPayout: null,
};
const legs = (odds: readonly (number | "SP" | null)[], placeFraction: number | null = null) =>
  odds.map((price) => ({ odds: price, placeFraction }));
const pays = (odds: readonly (number | "SP" | null)[], changes: Partial<TicketTerms> = {}) =>
  ticketReturn(legs(odds), { ...plain, ...changes });

const price = fc.integer({ min: 101, max: 5_000 }).map((hundredths) => hundredths / 100);
const stake = fc.integer({ min: 0, max: 110_000 });

/** Half to even, of a whole number of parts. */
function rounded(parts: bigint, of: bigint): number {
  const whole = parts / of;
  const twice = (parts % of) * 2n;
  return Number(twice > of || (twice === of && whole % 2n === 1n) ? whole + 1n : whole);
}

function subsets(count: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** count }, (_, mask) =>
    Array.from({ length: count }, (__, index) => index).filter((index) => mask & (1 << index)),
  );
}

describe("a system", () => {
  it("[RETURNS-13] returns the sum of its bets, each with the stake", () => {
    // Trixie at 2, 3 and 5: three doubles (6 + 10 + 15) and the treble (30).
    expect(pays([2, 3, 5], { sizes: [2, 3], unitStake: 100 }).cents).toBe(6_100);
    expect(pays([2, 3, 5], { sizes: [1, 2, 3], unitStake: 100 }).cents).toBe(7_100);
    expect(pays([2, 3, 5], { sizes: [2], unitStake: 100 }).cents).toBe(3_100);
  });

  it("[RETURNS-13] is one ticket: rounded once, and not once a bet", () => {
    // Three doubles of 1.21 each return 1.21 cents of one cent; rounded one by one they were 3.
    expect(pays([1.1, 1.1, 1.1], { sizes: [2], unitStake: 1 }).cents).toBe(4);
  });

  it("[RETURNS-13] of any type and prices is what its bets come to, made one by one", () => {
    const prices = fc.array(price, { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(stake, prices, fc.nat(), (unitStake, odds, pick) => {
        const choices = systemBetChoices(odds.length);
        const sizes = choices[pick % choices.length]?.folds.map(({ size }) => size) ?? [];
        const hundredths = odds.map((each) => BigInt(Math.round(each * 100)));
        const whole = 100n ** BigInt(odds.length);
        const parts = subsets(odds.length)
          .filter((bet) => sizes.includes(bet.length))
          .map(
            (bet) =>
              bet.reduce(
                (product, index) => (product * (hundredths[index] ?? 0n)) / 100n,
                whole * 100n ** BigInt(bet.length),
              ) /
              100n ** BigInt(bet.length),
          );
        // Exact, because whole has a hundred for each factor that is divided out.
        const sum = parts.reduce((total, part) => total + part, 0n);
        const cents = rounded(BigInt(unitStake) * sum, whole);
        const expected = Number.isSafeInteger(cents) ? cents : null;
        expect(pays(odds, { sizes, unitStake }).cents).toBe(expected);
      }),
    );
  });

  it("[RETURNS-14] counts its bets, and an each-way twice as many", () => {
    expect(ticketBets(4, { sizes: [2, 3, 4], isEachWay: false })).toBe(11);
    expect(ticketBets(4, { sizes: [1, 2, 3, 4], isEachWay: true })).toBe(30);
    expect(ticketBets(1, { sizes: [1], isEachWay: false })).toBe(1);
    expect(ticketBets(3, { sizes: [], isEachWay: false })).toBe(0);
  });

  it("[RETURNS-4] [RETURNS-13] has no return to show with one starting price", () => {
    expect(pays([2, "SP", 3], { sizes: [2] })).toEqual({
      cents: null,
      placeCents: null,
      boostAmount: null,
    });
  });
});

describe("what a system pays by how many are right", () => {
  it("[RETURNS-15] goes from the lowest prices right to the highest", () => {
    // Doubles at 2, 3 and 5.
    expect(systemOutlook(100, [5, 2, 3], [2])).toEqual([
      { right: 2, minimum: 600, maximum: 1_500 },
      { right: 3, minimum: 3_100, maximum: 3_100 },
    ]);
    expect(systemOutlook(100, [2, 3, 5], [1, 2, 3])[0]).toEqual({
      right: 1,
      minimum: 200,
      maximum: 500,
    });
  });

  it("[RETURNS-15] is not known with a starting price, and there is none without bets", () => {
    expect(systemOutlook(100, [2, "SP", 3], [2])).toEqual([]);
    expect(systemOutlook(100, [2, 3, 4], [])).toEqual([]);
  });

  it("[RETURNS-15] no choice of winners pays less or more than is said", () => {
    const prices = fc.array(price, { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(prices, fc.nat(), fc.nat(), (odds, pick, winners) => {
        const choices = systemBetChoices(odds.length);
        const sizes = choices[pick % choices.length]?.folds.map(({ size }) => size) ?? [];
        const all = subsets(odds.length);
        const right = all[winners % all.length] ?? [];
        const said = systemOutlook(1_000, odds, sizes).find((row) => row.right === right.length);
        const won = right.map((index) => odds[index] ?? 0);
        const cents = won.length === 0 ? 0 : (pays(won, { sizes }).cents ?? Number.NaN);
        expect(cents).toBeGreaterThanOrEqual(said?.minimum ?? 0);
        expect(cents).toBeLessThanOrEqual(said?.maximum ?? 0);
      }),
    );
  });
});

describe("each-way", () => {
  it.each([
    [9, 0.2, 26n, 1],
    [5, 0.25, 200n, 2],
    [1.5, 0.2, 110n, 2],
    [4, 0, 1n, 0],
  ])("[RETURNS-16] the place of %d at %d of the profit", (odds, fraction, numerator, scale) => {
    const place = placeOdds(odds, fraction);
    const expected = { numerator, scale };
    expect(place.numerator * 10n ** BigInt(expected.scale)).toBe(
      expected.numerator * 10n ** BigInt(place.scale),
    );
  });

  it("[RETURNS-17] a single pays both halves, and gives the place's share", () => {
    const { cents, placeCents } = ticketReturn(legs([9], 0.2), { ...plain, isEachWay: true });
    expect(cents).toBe(9_000 + 2_600);
    expect(placeCents).toBe(2_600);
    expect(ticketReturn(legs([9], 0.2), plain).placeCents).toBeNull();
  });

  it("[RETURNS-17] a combination multiplies the wins, and the places beside them", () => {
    const { cents, placeCents } = ticketReturn(legs([9, 5], 0.25), {
      ...plain,
      sizes: [2],
      isEachWay: true,
    });
    expect(cents).toBe(45_000 + 6_000);
    expect(placeCents).toBe(6_000);
  });

  it("[RETURNS-17] a system adds up both for all of its bets", () => {
    const terms = { ...plain, unitStake: 100, sizes: [2, 3], isEachWay: true };
    // Places at 1.2, 1.4 and 1.8: 1.68 + 2.16 + 2.52 and 3.024.
    expect(ticketReturn(legs([2, 3, 5], 0.2), terms).cents).toBe(6_100 + 938);
  });

  it("[RETURNS-17] rounds both halves together", () => {
    // 1 cent at 1.25 and at a place of 1.25: 2.5 is 2, though each half alone is 1.
    const half = ticketReturn(legs([1.25], 1), { ...plain, unitStake: 1, isEachWay: true });
    expect(half.cents).toBe(2);
  });
});

describe("a free bet", () => {
  it("[RETURNS-18] pays what is won, without its stake", () => {
    expect(pays([2.5], { isFree: true }).cents).toBe(1_500);
    expect(pays([2, 3], { sizes: [2], isFree: true }).cents).toBe(5_000);
  });

  it("[RETURNS-18] pays the stake less than money would, and it is what is paid that is rounded", () => {
    fc.assert(
      fc.property(stake, price, (unitStake, odds) => {
        const profit = BigInt(unitStake) * BigInt(Math.round(odds * 100) - 100);
        const paid = pays([odds], { unitStake, isFree: true }).cents ?? Number.NaN;
        expect(paid).toBe(rounded(profit, 100n));
        const withMoney = singleReturn(unitStake, odds) ?? Number.NaN;
        expect(Math.abs(withMoney - unitStake - paid)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("[RETURNS-18] never pays less than nothing", () => {
    expect(pays([0.5], { isFree: true }).cents).toBe(0);
  });
});

describe("a boost", () => {
  const combi = { sizes: [2], boost: { percent: 10, mode: "gross" } } as const;

  it("[RETURNS-19] [CONSTANTS-55] raises the whole return, or what is won above the stake", () => {
    expect(pays([2, 3], combi)).toMatchObject({ cents: 6_600, boostAmount: 600 });
    const net = { ...combi, boost: { percent: 10, mode: "net" } } as const;
    expect(pays([2, 3], net)).toMatchObject({ cents: 6_500, boostAmount: 500 });
  });

  it("[RETURNS-19] is no amount, not even 0, where there is none", () => {
    expect(pays([2, 3], { sizes: [2] }).boostAmount).toBeNull();
  });

  it("[RETURNS-19] of a part of a percent is exact as well", () => {
    const boost = { percent: 2.5, mode: "gross" } as const;
    expect(pays([2, 2], { ...combi, boost })).toMatchObject({ cents: 4_100, boostAmount: 100 });
  });

  it("[RETURNS-20] is rounded with the return, and its share is what the return has more", () => {
    // 1 cent at 1.5 × 1.5 is 2.25 cents; a tenth more is 2.475, still 2.
    expect(pays([1.5, 1.5], { ...combi, unitStake: 1 })).toMatchObject({
      cents: 2,
      boostAmount: 0,
    });
    fc.assert(
      fc.property(stake, price, price, fc.nat({ max: 100 }), (unitStake, one, two, percent) => {
        const boost = { percent, mode: "gross" } as const;
        const boosted = pays([one, two], { unitStake, sizes: [2], boost });
        const without = pays([one, two], { unitStake, sizes: [2] });
        expect(boosted.boostAmount).toBe((boosted.cents ?? 0) - (without.cents ?? 0));
        const parts =
          BigInt(unitStake) *
          BigInt(Math.round(one * 100)) *
          BigInt(Math.round(two * 100)) *
          BigInt(100 + percent);
        expect(boosted.cents).toBe(rounded(parts, 1_000_000n));
      }),
    );
  });

  it("[RETURNS-19] net removes nothing from a return below the stake", () => {
    const net = { percent: 10, mode: "net" } as const;
    expect(pays([0.5, 0.5], { sizes: [2], boost: net })).toMatchObject({
      cents: 250,
      boostAmount: 0,
    });
  });

  it("[RETURNS-18] [RETURNS-19] of a free bet raises what money would win, then the stake goes", () => {
    expect(pays([2, 3], { ...combi, isFree: true })).toMatchObject({
      cents: 5_600,
      boostAmount: 600,
    });
  });

  it("[RETURNS-9] [RETURNS-20] is not known where the return is too large to be exact", () => {
    const vast = Array.from({ length: 16 }, () => 999.99);
    const largest = { ...combi, sizes: [1], unitStake: Number.MAX_SAFE_INTEGER };
    const nothing = { cents: null, boostAmount: null };
    expect(pays(vast, { ...combi, sizes: [16] })).toMatchObject(nothing);
    expect(pays([1], largest), "exact without its boost").toMatchObject(nothing);
  });
});

it("[RETURNS-10] no ticket accepts a stake that is none", () => {
  expect(() => pays([2], { unitStake: 0.5 })).toThrow(/parseAmount/);
  expect(exactOdds(0.2)).toEqual({ numerator: 2n, scale: 1 });
});

describe("the most that a ticket pays", () => {
  it("[RETURNS-21] caps a return, also one that is too large to be exact", () => {
    const maximumPayout = usualMaximumPayout;
    expect(maximumPayout).toBe(25_000_000);
    expect(pays([25_000], { maximumPayout }).cents).toBe(25_000_000);
    expect(pays([24_999.99], { maximumPayout }).cents).toBe(24_999_990);
    expect(pays([25_000.01], { maximumPayout }).cents).toBe(25_000_000);
    const many = Array.from({ length: 16 }, () => 501);
    expect(pays(many, { sizes: [16], maximumPayout }).cents).toBe(25_000_000);
    expect(pays([...many, "SP"], { sizes: [17], maximumPayout }).cents).toBeNull();
    const free = { isFree: true, maximumPayout };
    expect(pays([25_001], free).cents).toBe(25_000_000);
    const boost = { percent: 10, mode: "gross" } as const;
    expect(pays([24_000], { boost, maximumPayout })).toMatchObject({
      cents: 25_000_000,
      boostAmount: 1_000_000,
    });
  });
});
