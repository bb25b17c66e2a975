import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comboBoostPercent, winningsCalcModes } from "./combo-boost.ts";
import { comboBoostStanding } from "./index.ts";

const config = { percentSteps: [0, 0, 0, 5, 10, 10, 20], mode: "net" } as const;

describe("the percent", () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 5],
    [5, 10],
    [6, 20],
  ])("[COMBO-BOOST-1] [CONSTANTS-54] of %i selections is %i", (eligible, percent) => {
    expect(comboBoostPercent(config, eligible)).toBe(percent);
  });

  it("[COMBO-BOOST-2] stays at the last step, and is 0 without steps", () => {
    expect(comboBoostPercent(config, 19)).toBe(20);
    expect(comboBoostPercent({ percentSteps: [], mode: "gross" }, 3)).toBe(0);
    expect(winningsCalcModes).toEqual(["gross", "net"]);
  });
});

describe("how far a combination has come", () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
  ])("[COMBO-BOOST-3] with %i that count, the notice shows: %s", (eligible, showsNotice) => {
    expect(comboBoostStanding(config, eligible).showsNotice).toBe(showsNotice);
  });

  it.each([
    [0, { selections: 3, percent: 5 }],
    [3, { selections: 1, percent: 10 }],
    [4, { selections: 2, percent: 20 }],
    [6, null],
    [9, null],
  ])("[COMBO-BOOST-4] after %i comes %o", (eligible, next) => {
    expect(comboBoostStanding(config, eligible).next).toEqual(next);
  });

  it("[COMBO-BOOST-4] a higher step of fewer selections is none to come", () => {
    const falling = { percentSteps: [0, 5, 0, 2], mode: "net" } as const;
    expect(comboBoostStanding(falling, 2).next).toEqual({ selections: 1, percent: 2 });
    expect(comboBoostStanding(falling, 3).next).toBeNull();
  });

  it("[COMBO-BOOST-4] the next step is higher, and is what that many selections reach", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.nat({ max: 14 }), (percentSteps, eligible) => {
        const each = { percentSteps, mode: "gross" } as const;
        const { percent, next } = comboBoostStanding(each, eligible);
        if (next === null) return;
        expect(next.selections).toBeGreaterThan(0);
        expect(next.percent).toBeGreaterThan(percent);
        expect(comboBoostPercent(each, eligible + next.selections)).toBe(next.percent);
      }),
    );
  });
});
