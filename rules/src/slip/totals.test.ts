import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chooseBetType,
  chooseSystemBet,
  priceShown,
  type Slip,
  slipTotals,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "./index.ts";
import { live, noon, selection, slipOf, slipWith } from "./slip.fixture.ts";

function singles(slip: Slip, ...stakes: readonly string[]): Slip {
  return stakes.reduce(
    (typed, text, index) => typeLineStake(typed, `o${index + 1}`, text, noon).slip,
    chooseBetType(slip, "single", noon).slip,
  );
}

describe("the numbers of a slip", () => {
  it("[SLIP-44] singles count a bet for each line with a stake above 0", () => {
    expect(slipTotals(singles(slipWith(4), "5", "", "0", "x"), "none").betCount).toBe(1);
  });

  it("[SLIP-44] a combi is one bet, or none without a stake", () => {
    expect(slipTotals(slipWith(3), "none").betCount).toBe(1);
    expect(slipTotals(typeCombiStake(slipWith(3), "0", noon).slip, "none").betCount).toBe(0);
  });

  it("[SLIP-44] a system is as many bets as its choice makes, each with the stake", () => {
    const system = chooseBetType(slipWith(4), "system", noon).slip;
    const nothing = { betCount: 0, totalStake: 0, potentialReturn: null };
    expect(slipTotals(system, "none")).toMatchObject(nothing);
    const staked = typeSystemStake(system, "0,50", noon).slip;
    const chosen = chooseSystemBet(staked, "full-cover", noon).slip;
    expect(slipTotals(chosen, "none")).toMatchObject({ betCount: 11, totalStake: 550 });
  });

  it("[SLIP-45] the total stake adds up the bets", () => {
    expect(slipTotals(singles(slipWith(3), "0.10", "0.20", ""), "none").totalStake).toBe(30);
    expect(slipTotals(typeCombiStake(slipWith(2), "12.34", noon).slip, "none").totalStake).toBe(
      1234,
    );
  });

  it("[SLIP-46] the odds of a combi are exact", () => {
    const slip = slipOf(selection(1, { odds: 1.1 }), selection(2, { odds: 1.1 }));
    expect(slipTotals(slip, "none").totalOdds).toEqual({ numerator: 121n, scale: 2 });
    expect(slipTotals(singles(slip), "none").totalOdds).toBeNull();
  });

  it.each([
    ["SP", { odds: "SP" as const, isStartingPrice: true }],
    ["0", { odds: 0 }],
    ["flagged as starting price", { odds: 3, isStartingPrice: true }],
  ])("[SLIP-46] [SLIP-47] are not known where a price is %s", (_, changes) => {
    const slip = slipOf(selection(1), selection(2, changes));
    expect(slipTotals(slip, "none")).toMatchObject({ totalOdds: null, potentialReturn: null });
    expect(slipTotals(singles(slip), "none").potentialReturn).toBeNull();
  });

  it("[SLIP-47] the return is rounded once, half to even", () => {
    const half = slipOf(selection(1, { odds: 1.5 }), selection(2, { odds: 1.1 }));
    // 0.30 x 1.65 = 0.495, and 0.50 x 1.65 = 0.825
    const returnOf = (text: string) =>
      slipTotals(typeCombiStake(half, text, noon).slip, "none").potentialReturn;
    expect(returnOf("0.30")).toBe(50);
    expect(returnOf("0.50")).toBe(82);
  });

  it("[SLIP-47] the return of singles is the sum of theirs, and 0 of none is not known", () => {
    const slip = singles(
      slipOf(selection(1, { odds: 1.5 }), selection(2, { odds: 3 })),
      "10",
      "2.50",
    );
    expect(slipTotals(slip, "none").potentialReturn).toBe(2_250);
    expect(slipTotals(singles(slip, "", ""), "none").potentialReturn).toBeNull();
  });

  it("[RETURNS-21] cap each ticket on its own, and say where one is capped", () => {
    const slip = singles(slipOf(selection(1, { odds: 3 }), selection(2)), "10", "10");
    const capped = { potentialReturn: 4_500, cappedAt: 2_500 };
    expect(slipTotals(slip, "none", null, 2_500)).toMatchObject(capped);
    const whole = { potentialReturn: 5_000, cappedAt: null };
    expect(slipTotals(slip, "none", null, 3_001)).toMatchObject(whole);
    expect(slipTotals(slip, "none", null, null)).toMatchObject(whole);
  });

  it("[SLIP-43] follow the prices of the moment for a person who accepts every price", () => {
    const slip = {
      ...slipWith(1),
      selectionsLive: { o1: live(3) },
    };
    expect(slipTotals(slip, "all").potentialReturn).toBe(3_000);
    expect(slipTotals(slip, "none").potentialReturn).toBe(2_000);
    expect(slipTotals(slip, priceShown).potentialReturn).toBe(3_000);
  });

  it("[SLIP-47] a combi of 20 is what whole numbers say it is", () => {
    const hundredths = fc.array(fc.integer({ min: 101, max: 500 }), {
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(hundredths, fc.integer({ min: 1, max: 110_000 }), (prices, stake) => {
        const lines = prices.map((price, index) => selection(index, { odds: price / 100 }));
        const text = `${Math.floor(stake / 100)}.${String(stake % 100).padStart(2, "0")}`;
        const slip = typeCombiStake(slipOf(...lines), text, noon).slip;
        const product = prices.reduce((total, price) => total * BigInt(price), BigInt(stake));
        const floor = product / 100n ** BigInt(prices.length);
        const { potentialReturn } = slipTotals(slip, "none");
        if (floor >= BigInt(Number.MAX_SAFE_INTEGER)) expect(potentialReturn).toBeNull();
        else expect([floor, floor + 1n]).toContain(BigInt(potentialReturn ?? -1));
      }),
    );
  });
});
