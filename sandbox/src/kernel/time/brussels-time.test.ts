import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  atBrusselsHour,
  brusselsDay,
  brusselsHour,
  brusselsMonth,
  brusselsOffset,
  shiftDays,
} from "./brussels-time.ts";

const iso = (instant: number) => new Date(instant).toISOString();
const anyInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
const clocks = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "medium",
});

describe("clocks in Brussels", () => {
  it("[BRUSSELS-TIME-1] show what Intl says", () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const shown = iso(at + brusselsOffset(at)).slice(0, 19);
        expect(shown.replace("T", " ")).toBe(clocks.format(at));
        expect(brusselsDay(at)).toBe(clocks.format(at).slice(0, 10));
        expect(Math.floor(brusselsHour(at))).toBe(Number(clocks.format(at).slice(11, 13)));
      }),
    );
  });

  it.each([
    ["2026-10-24T10:00:00Z", 20.75, 1, "2026-10-25T19:45:00.000Z"],
    ["2026-10-24T22:30:00Z", 20.75, 0, "2026-10-25T19:45:00.000Z"],
    ["2026-03-29T00:30:00Z", 20.75, 0, "2026-03-29T18:45:00.000Z"],
    ["2026-03-29T10:00:00Z", 0, 0, "2026-03-28T23:00:00.000Z"],
    ["2026-10-25T10:00:00Z", 0, 1, "2026-10-25T23:00:00.000Z"],
  ])(
    "[BRUSSELS-TIME-1] of the day of %s show %s, %s days later, at %s",
    (at, hours, days, wanted) => {
      expect(iso(atBrusselsHour(Date.parse(at), hours, days))).toBe(wanted);
    },
  );

  it.each([
    ["2026-10-24T18:45:00Z", 1, "2026-10-25T19:45:00.000Z"],
    ["2026-03-30T10:00:00Z", -3, "2026-03-27T11:00:00.000Z"],
    ["2026-03-28T01:30:00Z", 1, "2026-03-29T01:30:00.000Z"],
    ["2026-10-23T13:00:00.123Z", 7, "2026-10-30T14:00:00.123Z"],
  ])("[BRUSSELS-TIME-2] %s and %s days are %s", (at, days, wanted) => {
    expect(iso(shiftDays(Date.parse(at), days))).toBe(wanted);
  });

  it("[BRUSSELS-TIME-3] begin a month with its first instant", () => {
    for (let month = 1; month <= 36; month += 1) {
      const start = brusselsMonth(2026, month);
      const day = iso(Date.UTC(2026, month - 1, 1)).slice(0, 10);
      expect([brusselsDay(start), brusselsDay(start - 1) < day]).toEqual([day, true]);
    }
  });
});
