import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultQuickStakes, editQuickStake, readQuickStakes } from "./index.ts";
import { quickStakeCount } from "./quick-stakes.ts";

describe("quick stakes", () => {
  it("[QUICK-STAKES-1] are 5, 10, 20 and 50 euro at first", () => {
    expect(defaultQuickStakes).toEqual([500, 1_000, 2_000, 5_000]);
    expect(defaultQuickStakes).toHaveLength(quickStakeCount);
  });

  it("[QUICK-STAKES-2] accept a typed amount, in order", () => {
    const stakes = [500, 2_000, 2_550, 5_000];
    expect(editQuickStake(defaultQuickStakes, 1, "25,50")).toEqual({ ok: true, stakes });
    expect(editQuickStake(defaultQuickStakes, 0, "5")).toEqual({
      ok: true,
      stakes: defaultQuickStakes,
    });
    expect(editQuickStake(defaultQuickStakes, 9, "7")).toEqual({
      ok: true,
      stakes: defaultQuickStakes,
    });
  });

  it.each([
    ["", "empty"],
    ["0", "below-minimum"],
    ["1100.01", "above-maximum"],
    ["1.005", "too-many-decimals"],
    ["ten", "not-a-number"],
  ])("[QUICK-STAKES-3] refuse %j: %s", (text, reason) => {
    expect(editQuickStake(defaultQuickStakes, 0, text)).toEqual({ ok: false, reason });
  });

  it("[QUICK-STAKES-4] refuse an amount that another one has", () => {
    expect(editQuickStake(defaultQuickStakes, 0, "50")).toEqual({ ok: false, reason: "taken" });
  });

  it.each([
    null,
    "5",
    [],
    [1, 2, 3],
    [1, 2, 3, 3],
    [1, 2, 3, 4, 4],
    [1, 2, 3, 4, "5"],
    [0, 1, 2, 3],
    [1, 2, 3, 110_001],
    [1, 2, 3, "4"],
  ])("[QUICK-STAKES-5] are the defaults where %j was kept", (kept) => {
    expect(readQuickStakes(kept)).toBe(defaultQuickStakes);
  });

  it("[QUICK-STAKES-3] [QUICK-STAKES-5] are kept from one cent to 1100 euro, and put in order", () => {
    expect(readQuickStakes([110_000, 1, 3, 2])).toEqual([1, 2, 3, 110_000]);
  });

  it("[QUICK-STAKES-5] come back as they were edited", () => {
    const text = fc.integer({ min: 1, max: 110_000 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 3 }), text)), (edits) => {
        let stakes = defaultQuickStakes;
        for (const [index, typed] of edits) {
          const edited = editQuickStake(stakes, index, typed);
          if (edited.ok) stakes = edited.stakes;
        }
        expect(readQuickStakes(JSON.parse(JSON.stringify(stakes)))).toEqual(stakes);
      }),
    );
  });
});
