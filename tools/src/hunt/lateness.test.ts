import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLateness, describeDelays } from "./lateness.ts";

describe("the lateness of a hunt", () => {
  it("is the same for the same seed, address and turn, in any order and on any port", () => {
    fc.assert(
      fc.property(fc.integer(), fc.shuffledSubarray(["/a", "/b?c=1", "/d"]), (seed, order) => {
        const first = createLateness(seed);
        const second = createLateness(seed);
        const delays = new Map(order.map((path) => [path, first.delayOf(`http://x:1${path}`)]));
        for (const path of order.toReversed()) {
          expect(second.delayOf(`http://x:2${path}`)).toBe(delays.get(path));
        }
      }),
    );
  });

  it("leaves most requests alone, and says which were late", () => {
    const lateness = createLateness(7);
    const delays = Array.from({ length: 300 }, (_, nth) => lateness.delayOf(`/assets/${nth}.js`));
    const late = delays.filter((delay) => delay > 0);
    expect(late.length).toBeGreaterThan(60);
    expect(late.length).toBeLessThan(140);
    expect(Math.max(...delays)).toBeLessThanOrEqual(2_000);
    expect(describeDelays(lateness.delays)).toMatch(/^Late: \/assets\/\d+\.js \d+ ms, /);
    expect(describeDelays([])).toBe("Late: nothing");
  });
});
