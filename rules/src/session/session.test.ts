import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionStanding, timeLeft } from "./index.ts";

const now = Date.UTC(2026, 10, 23, 12);

describe("a session", () => {
  it.each([
    [3_999, "over"],
    [4_000, "ending"],
    [23_999, "ending"],
    [24_000, "current"],
  ])("[SESSION-30] [SESSION-31] whose token expires in %i ms is %s", (left, standing) => {
    expect(sessionStanding(now + left, now)).toBe(standing);
  });

  it("[SESSION-30] [SESSION-31] goes one way as time passes, with the time that is left", () => {
    const order = ["current", "ending", "over"];
    const instants = fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.nat(60_000));
    fc.assert(
      fc.property(instants, ([first, passed]) => {
        const at = (time: number) => order.indexOf(sessionStanding(now + 30_000, now + time));
        expect(at(first + passed)).toBeGreaterThanOrEqual(at(first));
        const isOver = sessionStanding(now + 30_000, now + first) === "over";
        if (isOver) expect(timeLeft(now + 30_000, now + first)).toBe(0);
      }),
    );
    expect(timeLeft(now + 30_000, now)).toBe(26_000);
  });

  it("[SESSION-32] without an end stands", () => {
    expect([sessionStanding(null, now), timeLeft(null, now)]).toEqual(["current", null]);
  });
});
