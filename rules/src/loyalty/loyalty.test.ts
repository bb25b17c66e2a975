import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canOpenConverter, groupPoints, progressToNextLevel, showsLoyalty } from "./index.ts";
import { hiddenLevel } from "./loyalty.ts";

describe("loyalty", () => {
  it("[LOYALTY-1] [LOYALTY-2] [CONSTANTS-45] shows unless the level is Zero or promotions are off", () => {
    expect(showsLoyalty("Blue", true)).toBe(true);
    expect(showsLoyalty(hiddenLevel, true)).toBe(false);
    expect(showsLoyalty("Blue", false)).toBe(false);
  });

  it.each([
    [0, "0"],
    [999, "999"],
    [1_000, "1\u00a0000"],
    [48_900, "48\u00a0900"],
    [1_234_567, "1\u00a0234\u00a0567"],
  ])("[LOYALTY-3] [CONSTANTS-46] %i is written %j", (points, text) => {
    expect(groupPoints(points)).toBe(text);
  });

  it("[LOYALTY-3] every group but the first has three digits, and nothing is lost", () => {
    fc.assert(
      fc.property(fc.nat(), (points) => {
        const groups = groupPoints(points).split("\u00a0");
        expect(Number(groups.join(""))).toBe(points);
        expect(groups.slice(1).every((group) => group.length === 3)).toBe(true);
        expect(groups[0]?.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each([
    [62.4, 62],
    [-1, 0],
    [140, 100],
    [Number.NaN, 0],
  ])("[LOYALTY-4] %d is %i percent of the way", (progress, percent) => {
    expect(progressToNextLevel(progress)).toBe(percent);
  });

  it("[LOYALTY-5] no one without coins can open the converter", () => {
    expect(canOpenConverter(1)).toBe(true);
    expect(canOpenConverter(0)).toBe(false);
    expect(canOpenConverter(null)).toBe(false);
  });
});
