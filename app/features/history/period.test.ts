import { dayOf } from "@grandstand/rules/days";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periodQuery } from "./period.ts";

const zone = "Europe/Brussels";
const filters = { period: "all", type: "all", from: "", to: "" } as const;
const zoned = (instant: string, timeZone = zone) => ({ now: Date.parse(instant), timeZone });

describe("a period", () => {
  it.each([
    ["today", "2026-11-20T23:00:00.000Z"],
    ["7-days", "2026-11-14T23:00:00.000Z"],
    // Before the clocks went back, Brussels was two hours ahead.
    ["30-days", "2026-10-22T22:00:00.000Z"],
  ] as const)("[PERIOD-1] %s begins at a midnight", (period, from) => {
    const now = zoned("2026-11-21T14:00:00Z");
    expect(periodQuery({ ...filters, period }, now)).toEqual({ from });
  });

  it("[PERIOD-1] is open on both sides where all is requested", () => {
    expect(periodQuery(filters, zoned("2026-11-21T14:00:00Z"))).toEqual({});
  });

  it("[PERIOD-1] counts the days of its own zone", () => {
    const now = zoned("2026-11-21T23:30:00Z");
    expect(dayOf(now.now, zone)).toBe("2026-11-22");
    expect(dayOf(now.now, "Europe/London")).toBe("2026-11-21");
    expect(periodQuery({ ...filters, period: "today" }, now)).toEqual({
      from: "2026-11-21T23:00:00.000Z",
    });
    const honolulu = { ...now, timeZone: "Pacific/Honolulu" };
    expect(periodQuery({ ...filters, period: "today" }, honolulu)).toEqual({
      from: "2026-11-21T10:00:00.000Z",
    });
  });

  it("[PERIOD-2] is 23 or 25 hours long on the day of a change", () => {
    const on = (day: string) => {
      const dates = { ...filters, period: "dates", from: day, to: day } as const;
      const { from = "", to = "" } = periodQuery(dates, zoned("2026-11-21T14:00:00Z"));
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect(["2026-03-29", "2026-10-25", "2026-11-21"].map(on)).toEqual([23, 25, 24]);
  });

  it.each([
    // 23:30 on the day on which the clocks went back, and half past midnight after they went forward.
    ["2026-10-25T22:30:00Z", "7-days", "2026-10-18T22:00:00.000Z"],
    ["2027-03-28T22:30:00Z", "7-days", "2027-03-22T23:00:00.000Z"],
    ["2026-11-23T23:30:00Z", "30-days", "2026-10-25T23:00:00.000Z"],
  ] as const)("[PERIOD-2] at %s %s are as many as they say", (instant, period, from) => {
    expect(periodQuery({ ...filters, period }, zoned(instant))).toEqual({ from });
  });

  it.each([
    ["America/Havana", "2026-03-08", "2026-03-08T05:00:00.000Z"],
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
    ["Atlantic/Azores", "2026-03-29", "2026-03-29T01:00:00.000Z"],
  ])("[PERIOD-2] a day without a midnight begins as it begins: %s", (timeZone, day, from) => {
    const dates = { ...filters, period: "dates", from: day } as const;
    expect(periodQuery(dates, zoned("2026-11-21T14:00:00Z", timeZone))).toEqual({ from });
  });

  it("[PERIOD-2] begins at midnight in any zone, on any day", () => {
    const zones = fc.constantFrom(zone, "Pacific/Midway", "Asia/Kathmandu", "Australia/Lord_Howe");
    const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(zones, instants, (timeZone, now) => {
        const { from = "" } = periodQuery({ ...filters, period: "today" }, { now, timeZone });
        const start = Date.parse(from);
        expect(start).toBeLessThanOrEqual(now);
        expect(dayOf(start, timeZone)).toBe(dayOf(now, timeZone));
        expect(dayOf(start - 1, timeZone)).not.toBe(dayOf(now, timeZone));
      }),
    );
  });

  it("[PERIOD-3] holds both typed days, and leaves a missing side open", () => {
    const now = zoned("2026-11-21T14:00:00Z");
    const dates = { ...filters, period: "dates" } as const;
    expect(periodQuery({ ...dates, from: "2026-11-01", to: "2026-11-02" }, now)).toEqual({
      from: "2026-10-31T23:00:00.000Z",
      to: "2026-11-02T23:00:00.000Z",
    });
    expect(periodQuery({ ...dates, from: "2026-11-01" }, now)).toEqual({
      from: "2026-10-31T23:00:00.000Z",
    });
    expect(periodQuery({ ...dates, to: "2026-11-02" }, now)).toEqual({
      to: "2026-11-02T23:00:00.000Z",
    });
    expect(periodQuery(dates, now)).toEqual({});
  });
});
