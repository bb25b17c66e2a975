import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BetTerms,
  type ComboBoost,
  countBets,
  type Leg,
  payoutOf,
  prospectOf,
  type SettledLeg,
} from "./pricing.ts";

const leg = (odds: string, facts: Partial<Leg> = {}): Leg => ({
  odds,
  placeFraction: null,
  isBoosted: false,
  ...facts,
});
const terms = (facts: Partial<BetTerms>): BetTerms => ({
  type: "combi",
  systemType: null,
  unitStake: 100,
  isEachWay: false,
  isFree: false,
  boost: null,
  maximumPayout: null,
  ...facts,
});
const system = (systemType: string, unitStake = 100) =>
  terms({ type: "system", systemType, unitStake });
const returned = (bet: BetTerms, legs: readonly Leg[]) => prospectOf(bet, legs).potentialReturn;
const withResult = (result: SettledLeg["result"], legs: readonly Leg[]): SettledLeg[] =>
  legs.map((each) => ({ ...each, result }));

/** Adds up the lines one by one, in whole numbers: slow, and obviously right. */
function enumerate(bet: BetTerms, legs: readonly SettledLeg[], folds: readonly number[]) {
  const scale = 10_000n;
  const scaled = (text: string) => BigInt(Math.round(Number(text) * 10_000));
  const win = ({ result, odds }: SettledLeg) =>
    result === "void" ? scale : result === "won" ? scaled(odds) : 0n;
  const place = ({ result, odds, placeFraction }: SettledLeg) => {
    if (result === "void") return scale;
    if (result !== "won" && result !== "placed") return 0n;
    return scale + ((scaled(odds) - scale) * scaled(placeFraction ?? "0")) / scale;
  };
  const common = scale ** BigInt(legs.length);
  let sum = 0n;
  for (let mask = 1; mask < 2 ** legs.length; mask += 1) {
    const line = legs.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
    if (!folds.includes(line.length)) continue;
    const rest = scale ** BigInt(legs.length - line.length);
    sum += rest * line.map(win).reduce((product, factor) => product * factor, 1n);
    if (bet.isEachWay) sum += rest * line.map(place).reduce((a, factor) => a * factor, 1n);
  }
  const exact = sum * BigInt(bet.unitStake);
  const twice = (exact % common) * 2n;
  const floor = exact / common;
  return Number(floor + (twice > common || (twice === common && floor % 2n === 1n) ? 1n : 0n));
}

describe("what a bet returns", () => {
  it("[BETSLIP-2] is exact, and rounded once, half to even", () => {
    const single = (unitStake: number) => terms({ type: "single", unitStake });
    expect(returned(single(50), [leg("2.45")])).toBe(122);
    expect(returned(single(50), [leg("2.47")])).toBe(124);
    expect(returned(terms({ unitStake: 1 }), Array(20).fill(leg("1.01")))).toBe(1);
    expect(returned(terms({ unitStake: 110_000 }), Array(6).fill(leg("9.99")))).toBe(
      109_341_647_802,
    );
  });

  it("[BETSLIP-27] is not known with a starting price", () => {
    expect(returned(terms({ type: "single" }), [leg("SP")])).toBeNull();
    expect(returned(system("full-cover"), [leg("2"), leg("SP"), leg("3")])).toBeNull();
  });
});

describe("systems", () => {
  it.each([
    ["full-cover", 3, 4],
    ["full-cover", 4, 11],
    ["full-cover", 5, 26],
    ["full-cover", 6, 57],
    ["full-cover", 7, 120],
    ["full-cover", 8, 247],
    ["full-cover-with-singles", 3, 7],
    ["full-cover-with-singles", 4, 15],
    ["full-cover-with-singles", 5, 31],
    ["full-cover-with-singles", 6, 63],
    ["full-cover-with-singles", 16, 65_535],
    ["perm-2", 3, 3],
    ["perm-3", 5, 10],
    ["perm-8", 16, 12_870],
    ["perm-15", 16, 16],
    ["perm-3", 3, 0],
    ["full-cover", 2, 0],
    ["full-cover", 17, 0],
    ["perm-1", 4, 0],
  ])("[BETSLIP-22] %s of %d selections has %d lines", (systemType, selections, lines) => {
    expect(countBets(system(systemType), selections)).toBe(lines);
  });

  it("[BETSLIP-23] returns its lines together: 2, 3 and 4 in a trixie and a patent", () => {
    const legs = [leg("2"), leg("3"), leg("4")];
    expect(returned(system("full-cover"), legs)).toBe(100 * (6 + 8 + 12 + 24));
    expect(returned(system("full-cover-with-singles"), legs)).toBe(100 * (9 + 26 + 24));
    expect(returned(system("perm-2"), legs)).toBe(100 * 26);
  });

  it("[BETSLIP-23] rounds the ticket once, not each line", () => {
    const legs = Array(3).fill(leg("1.1"));
    // Three doubles of 0.01 at 1.21 are 3.63 cents together, and one cent each.
    expect(returned(system("perm-2", 1), legs)).toBe(4);
  });

  const result = fc.constantFrom("won", "lost", "placed", "void", "pending" as const);
  const settledLeg = fc.record({
    odds: fc.integer({ min: 101, max: 50_100 }).map((odds) => String(odds / 100)),
    placeFraction: fc.constantFrom("0.2", "0.25", "0.5"),
    isBoosted: fc.boolean(),
    result,
  });

  it("[BETSLIP-23] [BETSLIP-24] agrees with adding up every line, whatever the results", () => {
    const bet = fc.array(settledLeg, { minLength: 3, maxLength: 8 }).chain((legs) =>
      fc.record({
        legs: fc.constant(legs),
        fold: fc.integer({ min: 2, max: legs.length - 1 }),
        kind: fc.constantFrom("perm", "full-cover", "full-cover-with-singles"),
        isEachWay: fc.boolean(),
        unitStake: fc.integer({ min: 1, max: 110_000 }),
      }),
    );
    fc.assert(
      fc.property(bet, ({ legs, fold, kind, isEachWay, unitStake }) => {
        const systemType = kind === "perm" ? `perm-${fold}` : kind;
        const given = terms({ type: "system", systemType, unitStake, isEachWay });
        const first = kind === "full-cover" ? 2 : 1;
        const all = legs.map((_, index) => index + 1).filter((size) => size >= first);
        const folds = kind === "perm" ? [fold] : all;
        expect(payoutOf(given, legs as SettledLeg[]).cents).toBe(
          enumerate(given, legs as SettledLeg[], folds),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("[BETSLIP-23] gives the whole stake back where everything is void", () => {
    const bet = system("full-cover-with-singles", 10);
    const legs = withResult("void", Array(16).fill(leg("7.5")));
    expect(payoutOf(bet, legs).cents).toBe(10 * 65_535);
  });
});

describe("each-way", () => {
  const runner = leg("5", { placeFraction: "0.25" });

  it("[BETSLIP-24] is two bets a line, and pays both halves of a winner", () => {
    const single = terms({ type: "single", isEachWay: true, unitStake: 1_000 });
    expect(countBets(single, 1)).toBe(2);
    expect(returned(single, [runner])).toBe(5_000 + 2_000);
    expect(payoutOf(single, withResult("placed", [runner])).cents).toBe(2_000);
  });

  it("[BETSLIP-24] multiplies places with places in a combi", () => {
    const combi = terms({ isEachWay: true });
    const legs = [runner, leg("9", { placeFraction: "0.2" })];
    expect(countBets(combi, 2)).toBe(2);
    expect(returned(combi, legs)).toBe(100 * (45 + 2 * 2.6));
    const placed = [
      { ...runner, result: "won" as const },
      { ...leg("9", { placeFraction: "0.2" }), result: "placed" as const },
    ];
    expect(payoutOf(combi, placed).cents).toBe(520);
  });
});

describe("the boost of a combi", () => {
  const boost: ComboBoost = { percentSteps: [0, 0, 0, 5, 7.5], mode: "gross" };
  const legs = (count: number) => Array<Leg>(count).fill(leg("2", { isBoosted: true }));
  const prospect = (facts: Partial<BetTerms>, given: readonly Leg[]) =>
    prospectOf(terms({ boost, ...facts }), given);

  it("[BETSLIP-25] is the step of its boosted selections, and the last step above", () => {
    expect(prospect({}, legs(2))).toEqual({ potentialReturn: 400, boost: null });
    expect(prospect({}, legs(3))).toEqual({
      potentialReturn: 840,
      boost: { percent: 5, amount: 40 },
    });
    expect(prospect({}, [...legs(3), leg("1.1")]).boost?.percent).toBe(5);
    expect(prospect({}, legs(6))).toEqual({
      potentialReturn: 6_880,
      boost: { percent: 7.5, amount: 480 },
    });
  });

  it("[BETSLIP-25] raises the profit alone where it is net", () => {
    expect(prospect({ boost: { ...boost, mode: "net" } }, legs(3))).toEqual({
      potentialReturn: 835,
      boost: { percent: 5, amount: 35 },
    });
  });

  it("[BETSLIP-25] has no amount while a price is not known", () => {
    expect(prospect({}, [...legs(3), leg("SP")])).toEqual({
      potentialReturn: null,
      boost: { percent: 5, amount: null },
    });
  });

  it("[BETSLIP-26] does not count a void selection, and boosts combis alone", () => {
    const [first, ...rest] = legs(3);
    const settled = [...withResult("void", first ? [first] : []), ...withResult("won", rest)];
    expect(payoutOf(terms({ boost }), settled)).toEqual({ cents: 400, boost: null });
    expect(prospect({ type: "system", systemType: "full-cover" }, legs(3)).boost).toBeNull();
  });

  it("[BETSLIP-25] never lowers a return below the stake", () => {
    const runners = Array(3).fill(leg("1.5", { isBoosted: true, placeFraction: "0.2" }));
    const bet = terms({ boost: { ...boost, mode: "net" }, isEachWay: true });
    expect(payoutOf(bet, withResult("placed", runners))).toEqual({
      cents: 133,
      boost: { percent: 5, amount: 0 },
    });
    expect(payoutOf(bet, withResult("lost", runners)).cents).toBe(0);
  });
});

describe("the most that a bet pays", () => {
  const capped = (facts: Partial<BetTerms>) => terms({ ...facts, maximumPayout: 25_000_000 });

  it("[BETSLIP-34] caps the return, whatever the odds come to", () => {
    expect(returned(capped({ type: "single" }), [leg("250000")])).toBe(25_000_000);
    expect(returned(capped({ type: "single" }), [leg("249999.99")])).toBe(24_999_999);
    expect(returned(capped({ unitStake: 110_000 }), Array(16).fill(leg("501")))).toBe(25_000_000);
  });

  it("[BETSLIP-34] caps what is paid at a starting price, and with it the boost", () => {
    const won = Array.from({ length: 7 }, () => ({ ...leg("501"), result: "won" as const }));
    expect(payoutOf(capped({ unitStake: 110_000 }), won).cents).toBe(25_000_000);
    const boost = { percentSteps: [10], mode: "gross" as const };
    const bet = capped({ unitStake: 10_000, boost });
    const legs = [{ ...leg("2400"), result: "won" as const }];
    expect(payoutOf(bet, legs)).toEqual({
      cents: 25_000_000,
      boost: { percent: 10, amount: 1_000_000 },
    });
  });
});
