import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";

const draws = 20_000;
const mean = (draw: () => number) => {
  let sum = 0;
  for (let count = 0; count < draws; count += 1) sum += draw();
  return sum / draws;
};

describe("random numbers", () => {
  it("[MODELS-1] repeat with their seed", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const first = createRandom(seed);
        const second = createRandom(seed);
        for (let count = 0; count < 20; count += 1) expect(first.next()).toBe(second.next());
      }),
    );
  });

  it("[MODELS-1] differ from seed to seed and from fork to fork", () => {
    const heads = ["1", "2", "3"].flatMap((seed) => [
      createRandom(seed).next(),
      createRandom(seed).fork("a").next(),
      createRandom(seed).fork("b").next(),
    ]);
    expect(new Set(heads).size).toBe(heads.length);
  });

  it("[MODELS-1] of a fork do not depend on what the parent drew", () => {
    const untouched = createRandom(5).fork("match").next();
    const parent = createRandom(5);
    parent.next();
    expect(parent.fork("match").next()).toBe(untouched);
  });

  it("[MODELS-2] have the mean that they should", () => {
    const random = createRandom(11);
    expect(mean(random.next)).toBeCloseTo(0.5, 1);
    expect(mean(random.normal)).toBeCloseTo(0, 1);
    expect(mean(() => random.exponential(3))).toBeCloseTo(3, 0);
    expect(mean(() => random.integer(5))).toBeCloseTo(2, 1);
  });

  it("[MODELS-1] can't pick from nothing", () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });
});
