import { describe, expect, it } from "vitest";
import {
  abandonProcessing,
  addSelection,
  claimSlip,
  clearSlip,
  completeProcessing,
  emptySlip,
  isOnSlip,
  putBack,
  removeSelection,
  renameSelections,
  retainUnplaced,
  type Slip,
  startProcessing,
  toggleSelection,
  typeCombiStake,
  typeLineStake,
} from "./index.ts";
import { eventOf, live, noon, selection, slipWith } from "./slip.fixture.ts";

function placed(count: number) {
  const sent = startProcessing(slipWith(count), noon).slip;
  return completeProcessing(sent, { anyPlaced: true }, noon).slip;
}

describe("a line", () => {
  it("[SLIP-1] is on the slip at most once, whatever its price by now", () => {
    const slip = slipWith(1);
    const again = addSelection(slip, selection(1, { odds: 3 }), live(3), noon + 1);
    expect(again.slip).toBe(slip);
    expect(again.events).toEqual([]);
  });

  it("[SLIP-2] comes by a click and goes by the next", () => {
    const added = toggleSelection(emptySlip(), selection(1), live(2), noon).slip;
    expect(isOnSlip(added, "o1")).toBe(true);
    const removed = toggleSelection(added, selection(1), live(2), noon).slip;
    expect(isOnSlip(removed, "o1")).toBe(false);
  });

  it("[SLIP-3] keeps the price that was clicked", () => {
    const added = addSelection(emptySlip(), selection(1, { odds: 2 }), live(2.5), noon).slip;
    expect(added.selections[0]?.odds).toBe(2);
    expect(added.selectionsLive.o1?.odds).toBe(2.5);
  });

  it("[SLIP-4] reports that it came or went, and how many there are", () => {
    const added = addSelection(slipWith(1), selection(2), null, noon);
    expect(eventOf(added, "selection-added")).toMatchObject({ count: 2, isSuspended: false });
    const suspended = addSelection(slipWith(1), selection(2), live(2, { isSuspended: true }), noon);
    expect(eventOf(suspended, "selection-added")).toMatchObject({ isSuspended: true });
    const removed = removeSelection(added.slip, "o1", noon);
    expect(eventOf(removed, "selection-removed")).toMatchObject({
      count: 1,
      selection: { outcomeId: "o1" },
    });
  });

  it("[SLIP-5] clears the slip's error by coming and by going", () => {
    const failed = abandonProcessing(slipWith(2), { kind: "failed" }, noon).slip;
    expect(addSelection(failed, selection(3), null, noon).slip.error).toBeNull();
    expect(removeSelection(failed, "o1", noon).slip.error).toBeNull();
    expect(addSelection(failed, selection(1), null, noon).slip.error).toEqual({ kind: "failed" });
  });

  it("[SLIP-6] that is not there can't be removed", () => {
    const slip = slipWith(2);
    expect(removeSelection(slip, "o9", noon)).toEqual({ slip, events: [] });
  });

  it("[SLIP-7] removes its own stake and live price, and no other", () => {
    const typed = typeLineStake(slipWith(3), "o2", "7,50", noon).slip;
    const removed = removeSelection(typed, "o1", noon).slip;
    expect(Object.keys(removed.stakes)).toEqual(["o2", "o3"]);
    expect(Object.keys(removed.selectionsLive)).toEqual(["o2", "o3"]);
    expect(removed.stakes.o2).toBe(typed.stakes.o2);
  });

  it("[SLIP-8] changes its language and nothing else", () => {
    const slip = slipWith(2);
    const names = { eventName: "Wedstrijd", marketName: "Uitslag", outcomeName: "Gelijk" };
    const { slip: renamed, events } = renameSelections(slip, { o1: names, o7: names });
    expect(events).toEqual([]);
    expect(renamed).toEqual({
      ...slip,
      selections: [{ ...slip.selections[0], ...names }, slip.selections[1]],
    });
  });
});

describe("clearing", () => {
  it("[SLIP-23] leaves nothing of the bets", () => {
    const typed = typeLineStake(placed(3), "o1", "99", noon).slip;
    const { slip } = clearSlip(
      abandonProcessing(typed, { kind: "failed" }, noon).slip,
      "asked",
      noon + 1,
    );
    expect(slip).toEqual({
      ...emptySlip({ lastUsedStake: typed.lastUsedStake }),
      updatedAt: noon + 1,
    });
  });

  it("[SLIP-24] comes before adding once the bets were placed", () => {
    const added = addSelection(placed(2), selection(9), live(2), noon);
    expect(added.slip.selections.map(({ outcomeId }) => outcomeId)).toEqual(["o9"]);
    expect(added.slip.processingStatus).toBe("");
    expect(added.events.map(({ type }) => type)).toEqual(["cleared", "selection-added"]);
    expect(eventOf(added, "cleared")?.because).toBe("already-placed");
  });

  it("[SLIP-24] empties also when what is added was on the slip that was placed", () => {
    const added = addSelection(placed(2), selection(1), live(2), noon);
    expect(added.slip.selections.map(({ outcomeId }) => outcomeId)).toEqual(["o1"]);
    expect(toggleSelection(placed(2), selection(1), live(2), noon)).toEqual(added);
  });

  it("[SLIP-71] of the placed lines alone reports each that leaves", () => {
    const { events } = retainUnplaced(placed(3), ["o1", "o2"], noon);
    expect(events.map(({ type }) => type)).toEqual([
      "selection-removed",
      "selection-removed",
      "bet-type-switched",
    ]);
  });

  it("[SLIP-25] reports why and how many lines went, and is silent on an empty slip", () => {
    expect(clearSlip(slipWith(2), "asked", noon).events).toEqual([
      { type: "cleared", because: "asked", count: 2 },
    ]);
    expect(clearSlip(emptySlip(), "asked", noon).events).toEqual([]);
  });

  it("[SLIP-26] forgets the person at logout, and otherwise keeps the person and their last stake", () => {
    const slip = { ...slipWith(1), ownerId: "anna", lastUsedStake: 2_500 };
    expect(clearSlip(slip, "asked", noon).slip).toMatchObject({
      ownerId: "anna",
      lastUsedStake: 2_500,
    });
    for (const cause of ["logged-out", "other-account"] as const) {
      expect(clearSlip(slip, cause, noon).slip).toMatchObject({
        ownerId: null,
        lastUsedStake: null,
      });
    }
  });

  it("[SLIP-27] a visitor's slip goes with them into their account", () => {
    const claimed = claimSlip(slipWith(2), "anna", noon);
    expect(claimed).toEqual({ slip: { ...slipWith(2), ownerId: "anna" }, events: [] });
    expect(claimSlip(claimed.slip, "anna", noon + 1).slip).toBe(claimed.slip);
  });

  it("[SLIP-27] a slip of one person is emptied for another", () => {
    const anna = claimSlip(slipWith(2), "anna", noon).slip;
    const claimed = claimSlip(anna, "bart", noon);
    expect(claimed.slip.selections).toEqual([]);
    expect(claimed.slip.ownerId).toBe("bart");
    expect(eventOf(claimed, "cleared")?.because).toBe("other-account");
  });

  it("[SLIP-150] comes back whole where its clearing is undone, and over nothing else", () => {
    const slip = typeCombiStake(slipWith(3), "7", noon).slip;
    const cleared = clearSlip(slip, "asked", noon).slip;
    const back = putBack(cleared, slip, noon + 1).slip;
    expect(back).toEqual({ ...slip, selectionsLive: {}, updatedAt: noon + 1 });
    const chosen = addSelection(cleared, selection(9), null, noon).slip;
    const others = { ...cleared, ownerId: "person-2" };
    const processing: Slip = { ...cleared, processingStatus: "processing" };
    for (const meanwhile of [chosen, others, processing]) {
      expect(putBack(meanwhile, slip, noon).slip).toBe(meanwhile);
    }
  });
});
