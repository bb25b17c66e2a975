import { mostOfferPoints } from "@grandstand/contract/cash-out";
import fc from "fast-check";
import { expect, it } from "vitest";
import { thinned } from "./offer-points.ts";

const amount = fc.option(fc.integer({ min: 1, max: 100_000 }), { freq: 10 });

it("[PAID-EARLY-24] has the ends and the extremes of however many points", () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 3 * mostOfferPoints }), (amounts) => {
      const points = amounts.map((each, at) => ({ at, amount: each }));
      const kept = thinned(points);
      expect(kept.length).toBe(Math.min(kept.length, mostOfferPoints));
      expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
      const known = (of: typeof points) => of.flatMap((point) => point.amount ?? []);
      expect(Math.max(0, ...known(kept))).toBe(Math.max(0, ...known(points)));
      expect(Math.min(...known(kept))).toBe(Math.min(...known(points)));
      expect(kept).toEqual(kept.toSorted((one, other) => one.at - other.at));
    }),
    { numRuns: 50 },
  );
});
