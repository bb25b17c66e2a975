import { describe, expect, it } from "vitest";
import type { FairMarket } from "./fair-market.ts";
import { mainMarketPicker, type PickedMarket } from "./main-markets.ts";

function market(key: string, type: string, probability: number): FairMarket {
  const outcomes = [
    { key: "one", probability },
    { key: "other", probability: 1 - probability },
  ];
  return { key, type, winners: 1, outcomes };
}

/** Totals by the chance of going over each. */
function totals(...chances: number[]): FairMarket[] {
  return chances.map((chance, index) => market(`total-${index}_5`, "total", chance));
}

function main(markets: readonly PickedMarket[]): string[] {
  return markets.filter(({ isMain }) => isMain).map(({ key }) => key);
}

const columns = [["winner"], ["total"], ["both", "handicap"]];

describe("the main markets", () => {
  it("[MODELS-50] show the line nearest evens", () => {
    const pick = mainMarketPicker(columns);
    expect(main(pick(totals(0.9, 0.7, 0.45, 0.2)))).toEqual(["total-2_5"]);
  });

  it("[MODELS-50] keep a line until another is clearly nearer", () => {
    const pick = mainMarketPicker(columns);
    pick(totals(0.9, 0.7, 0.48, 0.3));
    expect(main(pick(totals(0.9, 0.55, 0.42, 0.2)))).toEqual(["total-2_5"]);
    expect(main(pick(totals(0.9, 0.52, 0.35, 0.2)))).toEqual(["total-1_5"]);
  });

  it("[MODELS-51] move on from a line that is decided", () => {
    const pick = mainMarketPicker(columns);
    pick(totals(0.9, 0.7, 0.45, 0.2));
    expect(main(pick(totals(1, 1, 1, 0.35)))).toEqual(["total-3_5"]);
  });

  it("[MODELS-51] give the position of a decided market to the next open one", () => {
    const pick = mainMarketPicker(columns);
    const handicap = market("handicap", "handicap", 0.4);
    expect(main(pick([market("both", "both", 0.5), handicap]))).toEqual(["both"]);
    expect(main(pick([market("both", "both", 1), handicap]))).toEqual(["handicap"]);
  });

  it("[MODELS-52] come first, in the order of their positions", () => {
    const pick = mainMarketPicker(columns);
    const winner = market("winner", "winner", 0.6);
    const both = market("both", "both", 0.5);
    const [first, second, third, fourth] = pick([both, ...totals(0.9, 0.5), winner]);
    expect([first, second, third].map((each) => each?.key)).toEqual([
      "winner",
      "total-1_5",
      "both",
    ]);
    expect(fourth?.isMain).toBe(false);
  });

  it("[MODELS-51] keep the position of what has nothing open after it", () => {
    const pick = mainMarketPicker(columns);
    expect(main(pick([market("winner", "winner", 0.9999)]))).toEqual(["winner"]);
  });
});
