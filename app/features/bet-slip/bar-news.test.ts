import type { BetSlipView } from "@grandstand/ui/bet-slip";
import { describe, expect, it } from "vitest";
import { barNewsOf } from "./bar-news.ts";

type Line = BetSlipView["lines"][number];

const changes = [{ outcomeId: "a", from: 1.75, to: 1.69 }];
const accepting: BetSlipView["control"] = { kind: "accept-changes", changes };
const short: BetSlipView["control"] = {
  kind: "blocked",
  because: [{ reason: "insufficient-funds", missing: 450 }],
};
const placing: BetSlipView["control"] = { kind: "place", stake: 1_000, changes };

/** A slip of two lines. */
function slip(
  control: BetSlipView["control"],
  first: Partial<Line> = {},
  second: Partial<Line> = {},
): BetSlipView {
  const line = { isOver: false, isSuspended: false };
  return {
    lines: [
      { ...line, outcomeId: "a", outcomeName: "Spirou", eventName: "Spirou - Oostende", ...first },
      { ...line, outcomeId: "b", outcomeName: "Gent", eventName: "Antwerp - Gent", ...second },
    ],
    control,
    totals: { totalStake: 1_000, totalOdds: null },
    error: null,
    tickets: [],
  } as unknown as BetSlipView;
}

const over = { isOver: true };
const suspended = { isSuspended: true };

describe("what the bar of a closed slip says", () => {
  it("[BAR-NEWS-1] says the gravest alone", () => {
    expect(barNewsOf(slip(accepting, suspended, over))?.kind).toBe("over");
    expect(barNewsOf(slip(accepting, suspended))?.kind).toBe("suspended");
    expect(barNewsOf(slip(accepting))).toMatchObject({ kind: "moved", changes });
    expect(barNewsOf(slip(short))).toEqual({ kind: "funds", missing: 450, stake: 1_000 });
  });

  it("[BAR-NEWS-2] names a single selection, and counts several", () => {
    expect(barNewsOf(slip(placing, {}, over))).toEqual({
      kind: "over",
      count: 1,
      eventName: "Antwerp - Gent",
    });
    expect(barNewsOf(slip(placing, suspended, suspended))).toEqual({
      kind: "suspended",
      count: 2,
      eventName: null,
    });
    expect(barNewsOf(slip(accepting))).toMatchObject({ outcomeName: "Spirou" });
    const both = [...changes, { outcomeId: "b", from: 2, to: 2.1 }];
    expect(barNewsOf(slip({ kind: "accept-changes", changes: both }))).toMatchObject({
      outcomeName: null,
    });
  });

  it("[BAR-NEWS-3] says nothing where nothing is to be done", () => {
    expect(barNewsOf(null)).toBeNull();
    for (const control of [
      placing,
      { kind: "processing" },
      { kind: "checking" },
      { kind: "results" },
      { kind: "login" },
    ] as BetSlipView["control"][]) {
      expect(barNewsOf(slip(control))).toBeNull();
    }
    expect(barNewsOf(slip({ kind: "results" }, over))).toBeNull();
    expect(barNewsOf(slip({ kind: "processing" }, suspended))).toBeNull();
  });
});
