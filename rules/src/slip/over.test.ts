import { describe, expect, it } from "vitest";
import type { BoostPromotion } from "../boosts/index.ts";
import {
  applyLive,
  chooseBetType,
  chooseSystemBet,
  comboBoostOf,
  lineBoosts,
  movedPrices,
  removeOver,
  type Slip,
  slipTotals,
} from "./index.ts";
import { context, live, noon, selection, slipOf, slipWith } from "./slip.fixture.ts";
import { blockers } from "./validation.ts";

const comboBoost = { percentSteps: [0, 5, 10], mode: "net" } as const;
/** It counts for everything. */
const promotion: BoostPromotion = {
  id: "boost-1",
  kind: "bet",
  eventId: null,
  competitionId: null,
  sportId: null,
  audience: "all",
  createdAt: noon,
  activeUntil: noon + 1_000,
  minimumStake: null,
  maximumStake: null,
  minimumOdds: null,
  maximumOdds: null,
  maximumWinnings: null,
  boost: 10,
  betTypes: ["single", "combi"],
};

/** The slip once these of its selections are over, as a refresh says it. */
function over(slip: Slip, ...numbers: readonly number[]): Slip {
  const updates = numbers.map((number) => ({
    outcomeId: `o${number}`,
    odds: null,
    isSuspended: true,
    isOver: true,
    comboBoostAvailable: true,
    pricedAt: noon + 1,
  }));
  return applyLive(slip, updates).slip;
}

const asSingles = (slip: Slip) => chooseBetType(slip, "single", noon).slip;
const asSystem = (slip: Slip) =>
  chooseSystemBet(chooseBetType(slip, "system", noon).slip, "perm-2", noon).slip;

describe("a selection that is over", () => {
  it.each([
    ["singles", asSingles],
    ["a combi", (slip: Slip) => slip],
    ["a system", asSystem],
  ])("[SLIP-140] [SLIP-141] is the one reason against %s, and nothing is promised", (_, typed) => {
    const slip = over(typed(slipWith(3)), 1, 3);
    expect(blockers(slip, context({ serverNow: noon + 1 }))).toEqual([
      { reason: "over", outcomeIds: ["o1", "o3"] },
    ]);
    expect(slipTotals(slip, "all", null, 100)).toMatchObject({
      totalOdds: null,
      potentialReturn: null,
      potentialPlaceReturn: null,
      comboBoost: null,
      cappedAt: null,
    });
  });

  it("[SLIP-141] has no boost and counts for none", () => {
    const boosted = applyLive(slipWith(2), [
      { outcomeId: "o1", ...live(2, { comboBoostAvailable: true }), pricedAt: noon + 1 },
    ]).slip;
    expect(comboBoostOf(boosted, comboBoost)).not.toBeNull();
    expect(comboBoostOf(over(boosted, 2), comboBoost)).toBeNull();
    expect(Object.keys(lineBoosts(asSingles(boosted), "all", [promotion], noon))).toEqual([
      "o1",
      "o2",
    ]);
    expect(lineBoosts(over(asSingles(boosted), 2), "all", [promotion], noon)).toEqual({});
  });

  it("[SLIP-141] moves nothing that is paid", () => {
    const moved = applyLive(slipWith(2), [
      { outcomeId: "o1", odds: 3, isSuspended: false, pricedAt: noon + 1 },
    ]).slip;
    expect(movedPrices(moved)).not.toBeNull();
    expect(movedPrices(over(moved, 2))).toBeNull();
  });

  it("[SLIP-142] says so once, and is not suspended as well", () => {
    const news = {
      outcomeId: "o1",
      odds: null,
      isSuspended: true,
      isOver: true,
      pricedAt: noon + 1,
    };
    const { slip, events } = applyLive(slipWith(2), [news]);
    expect(events).toMatchObject([{ type: "line-over", selection: { outcomeId: "o1" } }]);
    expect(applyLive(slip, [{ ...news, pricedAt: noon + 2 }]).events).toEqual([]);
    const { isOver: _, ...price } = { ...news, pricedAt: noon + 3 };
    expect(applyLive(slip, [price]).slip.selectionsLive.o1?.isOver).toBe(true);
  });

  it("[SLIP-143] goes with all others that are over, and nothing else does", () => {
    const removed = removeOver(over(slipWith(4), 1, 3), noon);
    expect(removed.slip.selections.map(({ outcomeId }) => outcomeId)).toEqual(["o2", "o4"]);
    expect(removed.events.filter(({ type }) => type === "selection-removed")).toHaveLength(2);
    expect(blockers(removed.slip, context())).toEqual([]);
    const slip = slipWith(2);
    expect(removeOver(slip, noon).slip).toBe(slip);
    const processing: Slip = { ...over(slip, 1), processingStatus: "processing" };
    expect(removeOver(processing, noon).slip).toBe(processing);
  });
});

describe("a combination that can't be placed", () => {
  it.each([
    ["two of one event", [selection(1), selection(2), selection(3, { eventId: "e1" })]],
    ["a forecast", [selection(1), selection(2, { marketType: "forecast" })]],
  ])("[SLIP-144] with %s promises nothing", (_, selections) => {
    const combi = slipOf(...selections);
    const nothing = { totalOdds: null, potentialReturn: null, comboBoost: null };
    expect(combi.betType).toBe("combi");
    expect(slipTotals(combi, "none")).toMatchObject(nothing);
    const singles = chooseBetType(combi, "single", noon).slip;
    expect(slipTotals(singles, "none").potentialReturn).not.toBeNull();
  });
});
