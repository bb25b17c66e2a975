import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionStanding } from "./index.ts";

const now = Date.UTC(2026, 10, 23, 12);

describe("a session", () => {
  it.each([
    [3_999, "over"],
    [4_000, "ending"],
    [25_999, "ending"],
    [26_000, "current"],
  ])("[SESSION-30] [SESSION-31] whose token expires in %i ms is %s", (left, standing) => {
    expect(sessionStanding(now + left, now)).toBe(standing);
  });

  it("[SESSION-30] [SESSION-31] goes one way as time passes", () => {
    const order = ["current", "ending", "over"];
    const instants = fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.nat(60_000));
    fc.assert(
      fc.property(instants, ([first, passed]) => {
        const at = (time: number) => order.indexOf(sessionStanding(now + 30_000, now + time));
        expect(at(first + passed)).toBeGreaterThanOrEqual(at(first));
      }),
    );
  });

  it("[SESSION-32] without an end is current", () => {
    expect(sessionStanding(null, now)).toBe("current");
  });
});
