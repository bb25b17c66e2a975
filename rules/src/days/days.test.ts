import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, daysAfter, daysBetween, shiftDays, startOfDay } from "./index.ts";

const brussels = "Europe/Brussels";
/** Zones with whole and broken offsets, and those that change their clocks at midnight. */
const zones = [
  ...[brussels, "Pacific/Midway", "Asia/Kathmandu", "Australia/Lord_Howe"],
  ...["America/Havana", "America/Santiago", "Atlantic/Azores", "America/St_Johns"],
];
const anyZone = fc.constantFrom(...zones);
const anyInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
const iso = (instant: number) => new Date(instant).toISOString();
const timeIn = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "medium" }).format(instant);

describe("a calendar day", () => {
  it("[DAYS-1] is the zone's own", () => {
    const instant = Date.parse("2026-11-21T23:30:00Z");
    expect(dayOf(instant, brussels)).toBe("2026-11-22");
    expect(dayOf(instant, "Europe/London")).toBe("2026-11-21");
    expect(() => dayOf(instant, "Europe/Nowhere")).toThrow(RangeError);
  });

  it.each([
    ["2026-10-25", 1, "2026-10-26"],
    ["2026-10-26", -6, "2026-10-20"],
    ["2026-03-29", -6, "2026-03-23"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-29", 0, "2026-03-29"],
  ])("[DAYS-2] of %s and %s days is %s", (day, count, wanted) => {
    expect(daysAfter(day, count)).toBe(wanted);
  });

  it.each([
    ["2026-11-21", brussels, "2026-11-20T23:00:00.000Z"],
    ["2026-03-29", brussels, "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", brussels, "2026-03-29T22:00:00.000Z"],
    // No midnight: it begins at one.
    ["2026-03-08", "America/Havana", "2026-03-08T05:00:00.000Z"],
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
    ["2027-03-28", "Atlantic/Azores", "2027-03-28T01:00:00.000Z"],
    // Two midnights: it begins at the first.
    ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ])("[DAYS-3] %s in %s begins at %s", (day, timeZone, wanted) => {
    expect(iso(startOfDay(day, timeZone))).toBe(wanted);
  });

  it("[DAYS-3] begins with its first instant in any zone", () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (timeZone, instant) => {
        const day = dayOf(instant, timeZone);
        const start = startOfDay(day, timeZone);
        expect(start).toBeLessThanOrEqual(instant);
        expect(dayOf(start, timeZone)).toBe(day);
        expect(dayOf(start - 1, timeZone)).toBe(daysAfter(day, -1));
      }),
    );
  });

  it.each([
    ["2026-10-24T18:45:00Z", 1, "2026-10-25T19:45:00.000Z"],
    ["2026-03-30T10:00:00Z", -3, "2026-03-27T11:00:00.000Z"],
    // 02:30 is skipped on 29 March.
    ["2026-03-28T01:30:00Z", 1, "2026-03-29T01:30:00.000Z"],
  ])("[DAYS-4] %s and %s days are %s in Brussels", (instant, count, wanted) => {
    expect(iso(shiftDays(Date.parse(instant), count, brussels))).toBe(wanted);
  });

  it("[DAYS-4] a number of days later is that day, and in the daytime the same time", () => {
    fc.assert(
      fc.property(anyZone, anyInstant, fc.integer({ min: -400, max: 400 }), (zone, at, count) => {
        const moved = shiftDays(at, count, zone);
        expect(dayOf(moved, zone)).toBe(daysAfter(dayOf(at, zone), count));
        // Clocks change at night.
        const time = timeIn(at, zone);
        if (time >= "04" && time < "22") expect(timeIn(moved, zone)).toBe(time);
      }),
    );
  });

  it("[DAYS-5] between two days are as many as lead from one to the other", () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -4_000, max: 4_000 }), (at, count) => {
        const from = dayOf(at, brussels);
        expect(daysBetween(from, daysAfter(from, count))).toBe(count);
      }),
    );
  });
});
