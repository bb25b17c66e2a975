import { describe, expect, it } from "vitest";
import {
  addSelection,
  applyLive,
  chooseBetType,
  clearSlip,
  completeProcessing,
  displayedStake,
  emptySlip,
  removeSelection,
  type Slip,
  stakeOfLine,
  startProcessing,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "./index.ts";
import { noon, selection, slipOf, slipWith } from "./slip.fixture.ts";
import { readStake } from "./stakes.ts";

function place(slip: Slip): Slip {
  return completeProcessing(startProcessing(slip, noon).slip, { anyPlaced: true }, noon).slip;
}

function singlesOf(count: number): Slip {
  return chooseBetType(slipWith(count), "single", noon).slip;
}

describe("a typed stake", () => {
  it.each([
    ["abc", "not-a-number"],
    ["-5", "not-a-number"],
    ["1e3", "not-a-number"],
    ["10.505", "too-many-decimals"],
    ["1100,01", "above-maximum"],
  ])("[SLIP-28] %s keeps its text and says what is wrong", (text, problem) => {
    expect(readStake(text)).toEqual({ text, cents: null, problem });
  });

  it.each([
    ["0", 0],
    ["1100", 110_000],
    ["0.01", 1],
  ])("[SLIP-29] [CONSTANTS-9] %s is allowed", (text, cents) => {
    expect(readStake(text)).toEqual({ text, cents, problem: null });
  });

  it("[SLIP-30] is the same with a comma and with a point", () => {
    expect(readStake("10,50").cents).toBe(1050);
    expect(readStake("10.50").cents).toBe(1050);
  });

  it("[SLIP-31] may be empty: no amount and no mistake", () => {
    expect(readStake("")).toEqual({ text: "", cents: null, problem: null });
  });

  it("[SLIP-36] outlives types, lines that come and go, and prices", () => {
    let slip = typeLineStake(slipWith(3), "o1", "12,3x", noon).slip;
    slip = typeCombiStake(slip, "7,", noon).slip;
    slip = typeSystemStake(slip, "", noon).slip;
    slip = chooseBetType(slip, "system", noon).slip;
    slip = addSelection(slip, selection(4), null, noon).slip;
    slip = removeSelection(slip, "o2", noon).slip;
    slip = chooseBetType(slip, "single", noon).slip;
    slip = applyLive(slip, [
      { outcomeId: "o1", odds: 9, isSuspended: true, pricedAt: noon + 1 },
    ]).slip;
    expect(stakeOfLine(slip, "o1").text).toBe("12,3x");
    expect(slip.stakeCombi.text).toBe("7,");
    expect(slip.stakeSystem.text).toBe("");
  });

  it("[SLIP-35] for an outcome that is not on the slip changes nothing", () => {
    const slip = slipWith(2);
    expect(typeLineStake(slip, "o9", "5", noon).slip).toBe(slip);
  });
});

describe("the stake that a slip starts with", () => {
  it("[SLIP-32] [CONSTANTS-11] is 10 euro for each type", () => {
    const { stakeSingle, stakeCombi, stakeSystem } = emptySlip();
    for (const stake of [stakeSingle, stakeCombi, stakeSystem]) {
      expect(stake).toEqual({ text: null, cents: 1_000, problem: null });
    }
  });

  it("[SLIP-32] is there again once the last line went", () => {
    const typed = typeCombiStake(slipWith(2), "55", noon).slip;
    const one = removeSelection(typed, "o1", noon).slip;
    expect(one.stakeCombi.text).toBe("55");
    expect(removeSelection(one, "o2", noon).slip.stakeCombi.cents).toBe(1_000);
  });

  it.each([
    ["25", 2_500],
    ["10.01", 1_001],
    ["10", 1_000],
    ["2", 1_000],
  ])("[SLIP-33] [CONSTANTS-12] after a bet of %s euro it is %i cents", (text, cents) => {
    const placed = place(typeCombiStake(slipWith(2), text, noon).slip);
    const { slip } = clearSlip(placed, "asked", noon);
    expect(slip.stakeSingle.cents).toBe(cents);
    expect(slip.stakeCombi.cents).toBe(cents);
    expect(slip.stakeSystem.cents).toBe(cents);
  });

  it("[SLIP-34] goes by the last line that was staked, for singles", () => {
    const stakes = ["40", "20", "30", "", "0"];
    const slip = stakes.reduce(
      (typed, text, index) => typeLineStake(typed, `o${index + 1}`, text, noon).slip,
      singlesOf(5),
    );
    expect(place(slip).lastUsedStake).toBe(3_000);
  });

  it("[SLIP-34] is not remembered when no bet was placed", () => {
    const sent = startProcessing(typeCombiStake(slipWith(2), "25", noon).slip, noon).slip;
    expect(completeProcessing(sent, { anyPlaced: false }, noon).slip.lastUsedStake).toBeNull();
  });

  it("[SLIP-35] is given to each new line", () => {
    const slip = addSelection(emptySlip({ lastUsedStake: 1_500 }), selection(1), null, noon).slip;
    expect(slip.stakes).toEqual({ o1: { text: null, cents: 1_500, problem: null } });
  });

  it("[SLIP-37] is written as the language writes amounts, and typed text as it was typed", () => {
    const { stakeSingle } = slipOf(selection(1));
    expect(displayedStake(stakeSingle, "fr")).toBe("10,00");
    expect(displayedStake(stakeSingle, "en")).toBe("10.00");
    expect(displayedStake(readStake("1,"), "en")).toBe("1,");
    expect(displayedStake(readStake(""), "fr")).toBe("");
  });
});
