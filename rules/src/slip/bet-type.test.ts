import { describe, expect, it } from "vitest";
import { systemBetChoice } from "../systems/index.ts";
import {
  addSelection,
  betTypeOptions,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  emptySlip,
  removeSelection,
} from "./index.ts";
import { eventOf, freeBet, noon, selection, slipOf, slipWith } from "./slip.fixture.ts";
import { betTypes } from "./slip-state.ts";

function systemOf(count: number) {
  return chooseBetType(slipWith(count), "system", noon).slip;
}

describe("the type of a slip", () => {
  it("[SLIP-9] is one of three, and single at first", () => {
    expect(betTypes).toEqual(["single", "combi", "system"]);
    expect(emptySlip().betType).toBe("single");
  });

  it("[SLIP-10] is single again when one selection is left of a combi, and says why", () => {
    const removed = removeSelection(slipWith(2), "o1", noon);
    expect(removed.slip.betType).toBe("single");
    expect(eventOf(removed, "bet-type-switched")).toEqual({
      type: "bet-type-switched",
      from: "combi",
      to: "single",
      because: "one-selection",
    });
  });

  it("[SLIP-10] is single with one selection and with none", () => {
    expect(slipWith(1).betType).toBe("single");
    expect(removeSelection(slipWith(1), "o1", noon).slip.betType).toBe("single");
  });

  it.each([0, 1])("[SLIP-11] [CONSTANTS-14] can't be combi with %i selections", (count) => {
    const slip = slipWith(count);
    const chosen = chooseBetType(slip, "combi", noon + 1);
    expect(chosen.slip).toBe(slip);
    expect(chosen.events).toEqual([
      { type: "bet-type-refused", betType: "combi", because: "too-few-selections" },
    ]);
  });

  it.each([0, 1, 2])("[SLIP-12] [CONSTANTS-15] can't be system with %i selections", (count) => {
    const slip = slipWith(count);
    const chosen = chooseBetType(slip, "system", noon + 1);
    expect(chosen.slip).toBe(slip);
    expect(chosen.events).toEqual([
      { type: "bet-type-refused", betType: "system", because: "too-few-selections" },
    ]);
  });

  it("[SLIP-13] becomes combi with the second event", () => {
    const added = addSelection(slipWith(1), selection(2), null, noon);
    expect(added.slip.betType).toBe("combi");
    expect(eventOf(added, "bet-type-switched")?.because).toBe("selections-combine");
  });

  it("[SLIP-13] becomes combi also after singles were chosen by hand", () => {
    const singles = chooseBetType(slipWith(2), "single", noon).slip;
    expect(singles.betType).toBe("single");
    expect(addSelection(singles, selection(3), null, noon).slip.betType).toBe("combi");
  });

  it("[SLIP-14] stays single while two selections share an event, a third event or not", () => {
    const two = slipOf(selection(1), selection(2, { eventId: "e1" }));
    expect(two.betType).toBe("single");
    expect(addSelection(two, selection(3), null, noon).slip.betType).toBe("single");
  });

  it("[SLIP-14] does not become combi because a selection was removed", () => {
    const two = slipOf(selection(1), selection(2, { eventId: "e1" }), selection(3));
    expect(removeSelection(two, "o2", noon).slip.betType).toBe("single");
  });

  it("[SLIP-15] stays combi when a selection of the same event is added", () => {
    const added = addSelection(slipWith(2), selection(3, { eventId: "e1" }), null, noon);
    expect(added.slip.betType).toBe("combi");
    expect(eventOf(added, "bet-type-switched")).toBeUndefined();
  });

  it("[SLIP-9] is marked in the selector, which always offers single", () => {
    const offered = (count: number) =>
      betTypeOptions(slipWith(count)).map(({ isChosen, refusal }) => [isChosen, refusal]);
    const few = "too-few-selections";
    expect(offered(1)).toEqual([
      [true, null],
      [false, few],
      [false, few],
    ]);
    expect(offered(2)).toEqual([
      [false, null],
      [true, null],
      [false, few],
    ]);
  });

  it("[SLIP-11] can be combi with more selections than a system holds", () => {
    const singles = chooseBetType(slipWith(17), "single", noon).slip;
    expect(chooseBetType(singles, "combi", noon).slip.betType).toBe("combi");
  });

  it("[SLIP-20] says nothing when it is chosen again", () => {
    expect(chooseBetType(slipWith(2), "combi", noon).events).toEqual([]);
  });

  it("[SLIP-21] reports from what, to what and why when it is chosen", () => {
    expect(chooseBetType(slipWith(3), "system", noon).events).toEqual([
      { type: "bet-type-switched", from: "combi", to: "system", because: "chosen" },
    ]);
  });
});

describe("a system", () => {
  it("[SLIP-16] [CONSTANTS-15] holds 16 selections and falls back to single with the 17th, not to combi", () => {
    const sixteen = systemOf(16);
    expect(sixteen.betType).toBe("system");
    expect(addSelection(systemOf(15), selection(16), null, noon).slip.betType).toBe("system");
    const added = addSelection(sixteen, selection(17), null, noon);
    expect(added.slip.betType).toBe("single");
    expect(eventOf(added, "bet-type-switched")?.because).toBe("too-many-for-system");
  });

  it("[SLIP-17] reverts to single when 2 selections are left", () => {
    const removed = removeSelection(systemOf(3), "o3", noon);
    expect(removed.slip.betType).toBe("single");
    expect(eventOf(removed, "bet-type-switched")?.because).toBe("too-few-for-system");
    expect(removeSelection(systemOf(4), "o4", noon).slip.betType).toBe("system");
  });

  it.each([17, 20])("[SLIP-18] of %i is refused, and leaves what was chosen", (count) => {
    const slip = slipWith(count);
    const because = "too-many-for-system";
    expect(betTypeOptions(slip).map(({ refusal }) => refusal)).toEqual([null, null, because]);
    expect(chooseBetType(slip, "system", noon)).toEqual({
      slip,
      events: [{ type: "bet-type-refused", betType: "system", because }],
    });
  });

  it("[SLIP-18] [CONSTANTS-16] of 21 is not offered and is refused", () => {
    const slip = slipWith(21);
    expect(betTypeOptions(slip).at(2)?.refusal).toBe("too-many-selections");
    expect(chooseBetType(slip, "system", noon).slip).toBe(slip);
  });

  it("[SLIP-19] accepts no free bet, and drops the one chosen before", () => {
    const free = chooseFreeBet(slipWith(3), freeBet(), noon).slip;
    expect(free.freeBet?.id).toBe("free-1");
    const chosen = chooseBetType(free, "system", noon);
    expect(chosen.slip.freeBet).toBeNull();
    expect(eventOf(chosen, "free-bet-cleared")?.because).toBe("system");
    expect(chooseFreeBet(chosen.slip, freeBet(), noon).slip).toBe(chosen.slip);
  });

  it("[SLIP-22] forgets which bets it makes when its selections or its type change", () => {
    const { slip: chosen, events } = chooseSystemBet(systemOf(4), "full-cover", noon);
    expect(events).toEqual([]);
    expect(chosen.systemChoice).toEqual(systemBetChoice("full-cover", 4));
    expect(addSelection(chosen, selection(5), null, noon).slip.systemChoice).toBeNull();
    expect(removeSelection(chosen, "o1", noon).slip.systemChoice).toBeNull();
    expect(chooseBetType(chosen, "combi", noon).slip.systemChoice).toBeNull();
  });

  it("[SLIP-22] makes no bets that its selections can't make", () => {
    const system = systemOf(3);
    for (const type of ["perm-3", "perm-1", "trixie", ""]) {
      expect(chooseSystemBet(system, type, noon).slip).toBe(system);
    }
  });

  it("[SLIP-22] is the only type that has such a choice", () => {
    const combi = slipWith(3);
    expect(chooseSystemBet(combi, "full-cover", noon).slip).toBe(combi);
  });
});
