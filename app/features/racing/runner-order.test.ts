import type { Odds } from "@grandstand/rules/odds";
import type { RunnerView } from "@grandstand/ui/race-card";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { favouritesOf, inOrder } from "./runner-order.ts";

const facts: Omit<RunnerView, "number" | "isWithdrawn"> = {
  name: "Belle de Waterloo",
  draw: null,
  age: null,
  sex: null,
  weight: null,
  jockey: null,
  trainer: null,
  form: [],
  silks: null,
  opening: null,
};

const odds = fc.oneof(
  fc.integer({ min: 101, max: 3_000 }).map((hundredths): Odds | null => hundredths / 100),
  fc.constantFrom<Odds | null>("SP", null),
);
const field = fc
  .array(fc.record({ odds, isWithdrawn: fc.boolean() }), { maxLength: 20 })
  .map((drawn) => ({
    runners: drawn.map(({ isWithdrawn }, index) => ({ ...facts, number: index + 1, isWithdrawn })),
    priceOf: (number: number) => drawn[number - 1]?.odds ?? null,
  }));

/** 0 for a runner with a price, 1 without one, 2 for one that withdrew. */
const group = (price: Odds | null, { isWithdrawn }: RunnerView) =>
  isWithdrawn ? 2 : Number(typeof price !== "number");

describe("the order of runners", () => {
  it("[RACE-PAGE-1] is the card's, or that of their prices", () => {
    fc.assert(
      fc.property(field, ({ runners, priceOf }) => {
        expect(inOrder(runners, "number", priceOf)).toBe(runners);
        const sorted = inOrder(runners, "price", priceOf);
        expect(new Set(sorted)).toEqual(new Set(runners));
        sorted.slice(1).forEach((runner, index) => {
          const before = sorted[index] ?? runner;
          const [first, second] = [priceOf(before.number), priceOf(runner.number)];
          const [one, two] = [group(first, before), group(second, runner)];
          expect(one).toBeLessThanOrEqual(two);
          if (one !== two) return;
          if (one === 0) expect(Number(first)).toBeLessThanOrEqual(Number(second));
          if (one > 0 || first === second) expect(before.number).toBeLessThan(runner.number);
        });
      }),
    );
  });

  it("[RACE-PAGE-2] has as favourites those with the shortest price", () => {
    fc.assert(
      fc.property(field, ({ runners, priceOf }) => {
        const favourites = favouritesOf(runners, priceOf);
        const priced = runners.filter(
          (runner) => !runner.isWithdrawn && typeof priceOf(runner.number) === "number",
        );
        expect(favourites.length === 0).toBe(priced.length === 0);
        const shortest = Math.min(...priced.map(({ number }) => Number(priceOf(number))));
        expect(favourites).toEqual(
          priced.map(({ number }) => number).filter((number) => priceOf(number) === shortest),
        );
      }),
    );
  });
});
