import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { instantSchema } from "./event-state.ts";

const isInstant = (text: string) => v.is(instantSchema, text);

it("takes every instant that a clock reads, with the offset that it is written with", () => {
  const between = { min: new Date("2000-01-01T00:00:00Z"), max: new Date("2100-01-01T00:00:00Z") };
  fc.assert(
    fc.property(fc.date({ ...between, noInvalidDate: true }), (date) => {
      expect(isInstant(date.toISOString())).toBe(true);
    }),
  );
  expect(isInstant("2026-11-28T21:45:00+01:00")).toBe(true);
  expect(isInstant("2028-02-29T21:45:00Z")).toBe(true);
});

it("refuses what no clock reads: an offset without its minutes, a day that the month has not", () => {
  for (const text of ["2026-11-28T21:45:00+01", "2026-02-30T21:45:00Z", "2026-11-31T21:45:00Z"]) {
    expect(isInstant(text)).toBe(false);
  }
});
