import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  eachWayTerms,
  finishingOrder,
  finishProbability,
  placeProbabilities,
  winProbabilities,
} from "./racing.ts";
import { createRandom } from "./random.ts";

const field = fc.array(fc.double({ min: 0.05, max: 5, noNaN: true }), {
  minLength: 5,
  maxLength: 12,
});
const few = { numRuns: 40 };

describe("a race", () => {
  it("[MODELS-21] pays as many places as it has", () => {
    fc.assert(
      fc.property(field, fc.integer({ min: 1, max: 4 }), (strengths, places) => {
        const wins = winProbabilities(strengths);
        const placed = placeProbabilities(wins, places);
        expect(placed.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(places, 6);
        wins.forEach((win, runner) => {
          expect(placed[runner]).toBeGreaterThanOrEqual(win - 1e-9);
          wins.forEach((other, index) => {
            if (win > other) {
              expect(placed[runner] ?? 0).toBeGreaterThanOrEqual((placed[index] ?? 0) - 1e-9);
            }
          });
        });
      }),
      few,
    );
  });

  it("[MODELS-21] has no place for a runner that does not run", () => {
    expect(placeProbabilities(winProbabilities([1, 0, 1, 1]), 2)[1]).toBe(0);
  });

  it("[MODELS-22] has forecasts that sum up to the winner", () => {
    fc.assert(
      fc.property(field, (strengths) => {
        const wins = winProbabilities(strengths);
        const sums = wins.map((_, first) =>
          wins.reduce((sum, __, second) => sum + finishProbability(wins, [first, second]), 0),
        );
        sums.forEach((sum, runner) => {
          expect(sum).toBeCloseTo(wins[runner] ?? 0, 9);
        });
        expect(sums.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
      }),
      few,
    );
  });

  it("[MODELS-22] has tricasts that sum up to the forecast they begin with", () => {
    fc.assert(
      fc.property(field, (strengths) => {
        const wins = winProbabilities(strengths);
        for (const [first, second] of [
          [0, 1],
          [3, 2],
        ] as const) {
          const sum = wins.reduce(
            (total, __, third) => total + finishProbability(wins, [first, second, third]),
            0,
          );
          expect(sum).toBeCloseTo(finishProbability(wins, [first, second]), 9);
        }
      }),
      few,
    );
  });

  it("[MODELS-23] has each-way terms by its field", () => {
    expect(eachWayTerms(4, false)).toBeNull();
    expect(eachWayTerms(5, false)).toEqual({ places: 2, fraction: 0.25 });
    expect(eachWayTerms(7, true)).toEqual({ places: 2, fraction: 0.25 });
    expect(eachWayTerms(8, false)).toEqual({ places: 3, fraction: 0.2 });
    expect(eachWayTerms(16, false)).toEqual({ places: 3, fraction: 0.2 });
    expect(eachWayTerms(16, true)).toEqual({ places: 4, fraction: 0.25 });
  });

  it("[MODELS-24] brings every runner home once", () => {
    const order = finishingOrder([1, 0, 3, 2], createRandom(4));
    expect([...order].sort()).toEqual([0, 2, 3]);
  });

  it("[MODELS-24] is won by the laws that price it", () => {
    const random = createRandom(8);
    const races = 4_000;
    let won = 0;
    for (let race = 0; race < races; race += 1) {
      if (finishingOrder([3, 1, 1], random)[0] === 0) won += 1;
    }
    expect(won / races).toBeCloseTo(0.6, 1);
  });
});
