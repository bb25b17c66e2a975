import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisOf, barsOf, placeOf, presserOf, quartersOf, signsApart } from "./momentum-geometry.ts";

const pressure = fc.integer({ min: -50, max: 50 });
const half = fc.array(pressure, { maxLength: 54 });
const momentum = fc
  .record({ first: half, second: half })
  .map(({ first, second }) => (first.length < 45 ? { first, second: [] } : { first, second }));

/** Where each bar begins and ends, from left to right. */
function barsIn(path: string): [number, number][] {
  return [...path.matchAll(/M([\d.]+) 50v[-\d.]+h([\d.]+)/g)].map(([, from, width]) => [
    Number(from),
    Number(from) + Number(width),
  ]);
}

describe("the momentum's drawing", () => {
  it("[MATCH-CENTRE-6] has a bar for each minute that has begun, none over another, all on the axis", () => {
    fc.assert(
      fc.property(momentum, (drawn) => {
        const { minute, halfTime } = axisOf(drawn);
        const halves = [
          { values: drawn.first, start: 0, minute },
          { values: drawn.second, start: halfTime, minute },
        ];
        const bars = (["home", "away"] as const)
          .flatMap((side) => halves.flatMap((each) => barsIn(barsOf({ ...each, side }))))
          .sort(([one], [two]) => one - two);
        expect(bars).toHaveLength(drawn.first.length + drawn.second.length);
        bars.forEach(([from, to], index) => {
          expect(from).toBeGreaterThanOrEqual(bars[index - 1]?.[1] ?? 0);
          expect(to).toBeLessThanOrEqual(100);
        });
      }),
    );
  });

  it("[MATCH-CENTRE-6] puts what happened within its half", () => {
    fc.assert(
      fc.property(momentum, fc.integer({ min: 1, max: 90 }), (drawn, minute) => {
        const axis = axisOf(drawn);
        const place = placeOf({ minute, added: 0 }, axis);
        expect(place).toBeGreaterThan(minute <= 45 ? 0 : axis.halfTime);
        expect(place).toBeLessThan(minute <= 45 ? axis.halfTime : 100);
      }),
    );
  });

  it("[MATCH-CENTRE-26] has no sign over another or outside of its card, on any screen, each in its order", () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 30 });
    const width = fc.integer({ min: 320, max: 1440 }).map((screen) => screen - 24);
    fc.assert(
      fc.property(momentum, minutes, width, (drawn, happened, wide) => {
        const axis = axisOf(drawn);
        const places = happened
          .toSorted((one, two) => one - two)
          .map((minute) =>
            placeOf({ minute: Math.min(minute, 90), added: Math.max(0, minute - 90) }, axis),
          )
          .map((place) => Math.min(place, 100));
        const { shifts, scale } = signsApart(places);
        const middles = places.map((place, index) => (place / 100) * wide + (shifts[index] ?? 0));
        const radius = 6.5 * scale;
        middles.forEach((middle, index) => {
          expect(middle - radius).toBeGreaterThanOrEqual((middles[index - 1] ?? -1e3) + radius);
          // Beside the drawing the card has 12 px.
          expect(middle - radius).toBeGreaterThanOrEqual(-6);
          expect(middle + radius).toBeLessThanOrEqual(wide + 6);
        });
      }),
    );
  });

  it("[MATCH-CENTRE-26] has a sign at its position if there is room, and whole", () => {
    const { shifts, scale } = signsApart([10, 30, 50, 52, 90]);
    expect(scale).toBe(1);
    expect([shifts[0], shifts[1], shifts[4]]).toEqual([0, 0, 0]);
    expect(shifts[2]).toBeCloseTo(-(shifts[3] ?? 0));
  });

  it("[MATCH-CENTRE-7] names who has pressed in the last minutes, and since when", () => {
    const zeros = Array.from({ length: 45 }, () => 0);
    expect(presserOf({ first: [], second: [] })).toBeNull();
    expect(presserOf({ first: [20, 20, -5, 30, 30, 30], second: [] })).toEqual({
      side: "home",
      since: 4,
    });
    expect(presserOf({ first: zeros, second: [10, -10, -20, -30] })).toEqual({
      side: "away",
      since: 47,
    });
    expect(presserOf({ first: [5, -5, 5, -5], second: [] })).toBeNull();
  });

  it("[MATCH-CENTRE-2] says the strongest pressure of each quarter that has begun", () => {
    fc.assert(
      fc.property(momentum, (drawn) => {
        const quarters = quartersOf(drawn);
        const all = [...drawn.first, ...drawn.second];
        expect(Math.max(0, ...quarters.map(({ strongest }) => strongest[0]))).toBe(
          Math.max(0, ...all),
        );
        expect(quarters.length).toBeLessThanOrEqual(6);
        expect(quarters.every(({ from, to }) => to >= from)).toBe(true);
      }),
    );
  });
});
