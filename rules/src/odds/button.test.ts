import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intervals } from "../intervals/index.ts";
import {
  isDisabled,
  isLocked,
  isMovementVisible,
  movement,
  type Odds,
  type PricedOutcome,
} from "./index.ts";

const open = { suspended: false, visible: true, isStartingPrice: false };
const suspended = { ...open, suspended: true };
const invisible = { ...open, visible: false };
const startingPrice = { ...open, isStartingPrice: true };
const conditions = [open, suspended, invisible, startingPrice];

const anyOdds = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<Odds | null>(null, "SP", 0, 1, -1, 0.5, 1.01),
);
const anyOutcome: fc.Arbitrary<PricedOutcome> = fc.record({
  odds: anyOdds,
  suspended: fc.boolean(),
  visible: fc.boolean(),
  isStartingPrice: fc.boolean(),
});

describe("disabled", () => {
  it.each(conditions)("[ODDS-1] without odds nothing can be pressed: %j", (condition) => {
    expect(isDisabled({ ...condition, odds: null })).toBe(true);
    expect(isDisabled({ ...condition, odds: Number.NaN })).toBe(true);
  });

  it("[ODDS-1] odds that the answer left out are missing too", () => {
    const answer: Partial<PricedOutcome> = open;
    expect(isDisabled(answer as PricedOutcome)).toBe(true);
  });

  it.each([-1.5, 0, 0.5, 1, 1.01, 3])("[ODDS-2] suspended at %d is not disabled", (odds) => {
    expect(isDisabled({ ...suspended, odds })).toBe(false);
  });

  it.each([-1.5, 0, 0.5, 1, 1.01, 3])("[ODDS-3] invisible at %d is not disabled", (odds) => {
    expect(isDisabled({ ...invisible, odds })).toBe(false);
  });

  it("[ODDS-4] a starting price is not disabled, by flag or by text", () => {
    expect(isDisabled({ ...startingPrice, odds: 1 })).toBe(false);
    expect(isDisabled({ ...startingPrice, odds: 0.5 })).toBe(false);
    expect(isDisabled({ ...open, odds: "SP" })).toBe(false);
  });

  it.each([0.01, 0.5, 0.99, 1])("[ODDS-5] open at %d is disabled", (odds) => {
    expect(isDisabled({ ...open, odds })).toBe(true);
  });

  it.each([0, -0, -0.5, -1, -150])("[ODDS-6] open at %d stays active", (odds) => {
    expect(isDisabled({ ...open, odds })).toBe(false);
  });

  it.each([1.001, 1.01, 2, 1000])("[ODDS-7] open at %d stays active", (odds) => {
    expect(isDisabled({ ...open, odds })).toBe(false);
  });

  it("[ODDS-2] [ODDS-3] [ODDS-4] each of the three lifts every reason but missing odds", () => {
    fc.assert(
      fc.property(anyOutcome, (outcome) => {
        const isLifted = outcome.suspended || !outcome.visible || outcome.isStartingPrice === true;
        fc.pre(isLifted);
        expect(isDisabled(outcome)).toBe(outcome.odds === null);
      }),
    );
  });
});

describe("locked", () => {
  it.each([1, 0.99, 0, -1, -150, null, Number.NaN])("[ODDS-8] %s shows the lock", (odds) => {
    expect(isLocked({ odds })).toBe(true);
  });

  it.each([1.001, 1.01, 2, 1000])("[ODDS-8] %d shows no lock", (odds) => {
    expect(isLocked({ odds })).toBe(false);
  });

  it("[ODDS-9] a starting price shows no lock", () => {
    expect(isLocked({ odds: "SP" })).toBe(false);
  });

  it("[ODDS-9] nor does any other text that a feed may send", () => {
    expect(isLocked({ odds: "EVS" as Odds })).toBe(false);
  });

  it("[ODDS-10] only the odds decide on the lock", () => {
    fc.assert(
      fc.property(anyOutcome, (outcome) => {
        expect(isLocked(outcome)).toBe(isLocked({ odds: outcome.odds }));
      }),
    );
  });
});

describe("movement", () => {
  it("[ODDS-11] a greater number is up, a smaller one is down", () => {
    expect(movement(1.9, 1.95)).toBe("up");
    expect(movement(1.95, 1.9)).toBe("down");
  });

  it("[ODDS-11] there and back are opposite", () => {
    const opposite = { up: "down", down: "up", none: "none" };
    fc.assert(
      fc.property(anyOdds, anyOdds, (one, other) => {
        expect(movement(other, one)).toBe(opposite[movement(one, other)]);
      }),
    );
  });

  it.each([
    [1.9, 1.9],
    [null, 1.9],
    [1.9, null],
    ["SP", 1.9],
    [1.9, "SP"],
    ["SP", "SP"],
    [null, null],
  ] as const)("[ODDS-12] from %s to %s nothing moves", (previous, next) => {
    expect(movement(previous, next)).toBe("none");
  });

  it("[ODDS-13] [CONSTANTS-28] a movement shows for ten seconds", () => {
    const changedAt = Date.parse("2026-11-21T19:45:00Z");
    expect(isMovementVisible(changedAt, changedAt)).toBe(true);
    expect(isMovementVisible(changedAt, changedAt + 9_999)).toBe(true);
    expect(isMovementVisible(changedAt, changedAt + 10_000)).toBe(false);
    expect(intervals.oddsMovementCheck).toBe(5_000);
  });
});
