import { describe, expect, it } from "vitest";
import { inListOrder, isNearlyOver, type ListedFacts } from "./list-order.ts";

function football(time: number, odds: readonly number[] = [2, 3, 4]): ListedFacts {
  const matchSummary = { currentPhase: "second_half", startTimes: {}, normalTimeHalfDuration: 45 };
  return { isLive: true, clock: { stats: { time }, matchSummary }, odds };
}

function tennis(...odds: number[]): ListedFacts {
  const matchSummary = { currentPhase: "set_2", startTimes: {}, normalTimeHalfDuration: 0 };
  return { isLive: true, clock: { stats: { time: null }, matchSummary }, odds };
}

const ahead: ListedFacts = { isLive: false, clock: null, odds: [1.01] };

function order(facts: Readonly<Record<string, ListedFacts>>): string[] {
  return inListOrder(Object.entries(facts), ([, each]) => each).map(([name]) => name);
}

describe("the order of a list", () => {
  it("[LIST-ORDER-1] is the operator's, whatever has run longest", () => {
    const facts = { small: football(12), great: football(70), newest: football(1) };
    expect(order(facts)).toEqual(["small", "great", "newest"]);
  });

  it("[LIST-ORDER-2] puts what is nearly over last", () => {
    const facts = {
      over: football(90),
      on: football(70),
      nearly: football(86),
      begun: football(3),
    };
    expect(order(facts)).toEqual(["on", "begun", "over", "nearly"]);
  });

  it.each([
    [84, false],
    [85, true],
    [93, true],
  ])("[LIST-ORDER-3] goes by the clock: %d minutes", (time, isOver) => {
    expect(isNearlyOver(football(time, [1.01, 20, 100]))).toBe(isOver);
  });

  it.each([
    [1.03, false],
    [1.02, true],
  ])("[LIST-ORDER-4] goes by the favourite where no clock runs: %d", (price, isOver) => {
    expect(isNearlyOver(tennis(price, 13))).toBe(isOver);
  });

  it("[LIST-ORDER-5] puts what is ahead after what is in play", () => {
    expect(isNearlyOver(ahead)).toBe(false);
    expect(order({ ahead, nearly: football(88), on: football(2) })).toEqual([
      "on",
      "nearly",
      "ahead",
    ]);
  });
});
