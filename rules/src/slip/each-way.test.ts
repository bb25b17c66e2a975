import { describe, expect, it } from "vitest";
import {
  addSelection,
  chooseBetType,
  chooseSystemBet,
  emptySlip,
  isEachWay,
  offersEachWay,
  removeSelection,
  type Slip,
  slipTotals,
  toggleEachWay,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "./index.ts";
import { eventOf, live, noon, runner, selection, slipOf } from "./slip.fixture.ts";

const runners = (count: number) =>
  slipOf(...Array.from({ length: count }, (_, index) => runner(index + 1, { odds: 5 })));
const eachWay = (slip: Slip, outcomeId: string | null = null) =>
  toggleEachWay(slip, outcomeId, noon).slip;
const asSingles = (slip: Slip) => chooseBetType(slip, "single", noon).slip;

describe("each-way", () => {
  it.each([
    ["takes it", {}, true],
    ["takes none", { hasEachWay: false }, false],
    ["is in a market without places", { eachWayPlaces: null }, false],
    ["is in a market that pays no place", { eachWayFraction: null }, false],
    ["is in a market that pays nothing for a place", { eachWayFraction: 0 }, false],
  ])("[SLIP-100] is offered if the second selection %s: %s", (_, changes, isOffered) => {
    const slip = slipOf(runner(1), runner(2, changes));
    expect(offersEachWay(slip)).toBe(isOffered);
    expect(isEachWay(eachWay(slip), null)).toBe(isOffered);
  });

  it("[SLIP-100] is not offered on an empty slip", () => {
    expect(offersEachWay(emptySlip())).toBe(false);
    expect(eachWay(emptySlip())).toEqual(emptySlip());
  });

  it("[SLIP-101] of singles is each line's own", () => {
    const singles = asSingles(runners(2));
    const one = eachWay(singles, "o1");
    expect([isEachWay(one, "o1"), isEachWay(one, "o2")]).toEqual([true, false]);
    expect(eachWay(one, "o1").eachWayLines).toEqual([]);
    expect(eachWay(singles)).toBe(singles);
    expect(eachWay(singles, "o9").eachWayLines).toEqual([]);
  });

  it("[SLIP-101] of a combi and of a system is the whole's", () => {
    const combi = eachWay(runners(3));
    expect([isEachWay(combi, null), isEachWay(combi, "o1")]).toEqual([true, true]);
    expect(eachWay(combi).isEachWay).toBe(false);
    expect(eachWay(runners(3), "o1")).toEqual(runners(3));
    expect(isEachWay(asSingles(combi), "o1")).toBe(false);
  });

  it("[SLIP-102] doubles the bets and the stake", () => {
    const combi = typeCombiStake(eachWay(runners(2)), "10", noon).slip;
    expect(slipTotals(combi, "none")).toMatchObject({ betCount: 2, totalStake: 2_000 });
    const single = eachWay(typeLineStake(asSingles(runners(2)), "o1", "7", noon).slip, "o1");
    const both = typeLineStake(single, "o2", "1", noon).slip;
    expect(slipTotals(both, "none")).toMatchObject({ betCount: 3, totalStake: 1_500 });
    const system = chooseSystemBet(
      chooseBetType(runners(4), "system", noon).slip,
      "full-cover-with-singles",
      noon,
    ).slip;
    const lucky = eachWay(typeSystemStake(system, "0,10", noon).slip);
    expect(slipTotals(lucky, "none")).toMatchObject({ betCount: 30, totalStake: 300 });
  });

  it("[SLIP-103] gives what the places pay beside the return", () => {
    const single = eachWay(typeLineStake(runners(1), "o1", "10", noon).slip, "o1");
    expect(slipTotals(single, "none")).toMatchObject({
      potentialReturn: 5_000 + 1_800,
      potentialPlaceReturn: 1_800,
    });
    const combi = typeCombiStake(eachWay(runners(2)), "10", noon).slip;
    expect(slipTotals(combi, "none")).toMatchObject({
      potentialReturn: 25_000 + 3_240,
      potentialPlaceReturn: 3_240,
    });
    expect(slipTotals(runners(2), "none").potentialPlaceReturn).toBeNull();
    const oneOfTwo = eachWay(asSingles(runners(2)), "o1");
    expect(slipTotals(oneOfTwo, "none").potentialPlaceReturn).toBe(1_800);
  });

  it("[SLIP-103] pays each place by its own market", () => {
    const slip = slipOf(runner(1, { odds: 5 }), runner(2, { odds: 5, eachWayFraction: 0.25 }));
    expect(slipTotals(eachWay(slip), "none").potentialPlaceReturn).toBe(3_600);
  });

  it("[SLIP-103] is not known at a starting price, and still doubles the stake", () => {
    const slip = eachWay(slipOf(runner(1, { odds: "SP", isStartingPrice: true })), "o1");
    expect(slipTotals(slip, "none")).toMatchObject({
      totalStake: 2_000,
      potentialReturn: null,
      potentialPlaceReturn: null,
    });
  });

  it("[SLIP-104] ends with a selection that accepts none, and does not come back automatically", () => {
    const added = addSelection(eachWay(runners(2)), selection(9), live(2), noon);
    expect(eventOf(added, "each-way-cleared")).toBeDefined();
    expect(added.slip.isEachWay).toBe(false);
    expect(removeSelection(added.slip, "o9", noon).slip.isEachWay).toBe(false);
    const single = eachWay(asSingles(slipOf(runner(1), runner(2, { eventId: "e1" }))), "o1");
    const alone = addSelection(single, selection(9, { eventId: "e1" }), live(2), noon);
    expect(alone.events.map(({ type }) => type)).toEqual(["selection-added", "each-way-cleared"]);
    expect(alone.slip.eachWayLines).toEqual([]);
  });

  it("[SLIP-104] has nothing to say where it was not on", () => {
    const added = addSelection(runners(2), selection(9), live(2), noon);
    expect(added.events.map(({ type }) => type)).toEqual(["selection-added"]);
  });

  it("[SLIP-105] goes with its line", () => {
    const slip = eachWay(eachWay(asSingles(runners(3)), "o1"), "o2");
    expect(removeSelection(slip, "o1", noon).slip.eachWayLines).toEqual(["o2"]);
  });
});
