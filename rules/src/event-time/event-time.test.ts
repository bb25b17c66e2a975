import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shiftDays } from "../days/index.ts";
import { calendar } from "./calendar.ts";
import { countdownMilestones } from "./countdown.ts";
import {
  countdown,
  countdownMilestone,
  countdownText,
  defaultTimeZone,
  type EventTimeFacts,
  eventTimeReader,
  knownTimeZone,
} from "./index.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const now = Date.parse("2026-11-21T19:45:00Z");
const settings = { timeZone: "Europe/Brussels", locale: "fr" } as const;
const secondSet = {
  matchSummary: { currentPhase: "set_2", startTimes: {}, normalTimeHalfDuration: 45 },
};

const eventTime = ({ timeZone, locale, ...facts }: EventTimeFacts & typeof settings) =>
  eventTimeReader(locale, timeZone)(facts);
const shown = (startsAt: number, isLive = false, clock = {}) =>
  eventTime({ ...settings, startsAt, isLive, now, clock });

describe("what is shown", () => {
  it.each([1, 30 * minute, hour - 1, hour])(
    "[EVENT-TIME-1] %i ms before: a countdown",
    (before) => {
      expect(shown(now + before)).toMatchObject({ kind: "countdown", remaining: before });
    },
  );

  it("[EVENT-TIME-2] a millisecond more than an hour before: a relative date", () => {
    expect(shown(now + hour + 1)).toMatchObject({ kind: "relative", day: "today" });
  });

  it.each([0, 1, 2 * hour])("[EVENT-TIME-3] %i ms after the start: the live clock", (after) => {
    const clock = { kind: "set", set: 2 };
    expect(shown(now - after, true, secondSet)).toMatchObject({ kind: "live", clock });
    expect(shown(now - after, false, secondSet)).toMatchObject({ kind: "live", clock });
  });

  it.each([minute, 3 * hour])("[EVENT-TIME-4] in play %i ms too early: the live clock", (early) => {
    expect(shown(now + early, true, secondSet)).toMatchObject({ kind: "live" });
  });

  it("[EVENT-TIME-5] in play with no clock is live all the same", () => {
    expect(shown(now - minute, true)).toMatchObject({ kind: "live", clock: null });
  });

  it("[EVENT-TIME-5] late, not in play and with no clock: the start", () => {
    expect(shown(now - minute)).toMatchObject({
      kind: "absolute",
      day: "today",
      dayText: "aujourd’hui",
      timeText: "20:44",
    });
  });

  it("[EVENT-TIME-6] the whole start comes with whatever is shown", () => {
    const start = Date.parse("2026-11-21T20:00:00Z");
    for (const isLive of [true, false]) {
      const time = shown(start, isLive);
      expect(time).toMatchObject({ startsAt: start, isoText: "2026-11-21T20:00:00.000Z" });
      expect(time.absoluteText).toMatch(/sam\. 21 nov\. 2026.*21:00 \(heure d’Europe centrale\)/);
    }
  });

  it("[EVENT-TIME-6] ISO 8601 and epoch milliseconds are the same start", () => {
    const read = (startsAt: string | number) =>
      eventTime({ ...settings, startsAt, isLive: false, now });
    expect(read("2026-11-22T21:00:00+01:00")).toEqual(read(Date.parse("2026-11-22T20:00:00Z")));
  });

  it.each(["soon", "", Number.NaN, Number.POSITIVE_INFINITY])(
    "[EVENT-TIME-7] %j is refused",
    (at) => {
      expect(() => eventTime({ ...settings, startsAt: at, isLive: false, now })).toThrow(
        /ISO 8601/,
      );
    },
  );

  it("[EVENT-TIME-8] a kept reader says the same, for any start", () => {
    const read = eventTimeReader("fr", "Europe/Brussels");
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.boolean(), (hours, isLive) => {
        const facts = { startsAt: now + hours * hour, isLive, now };
        expect(read(facts)).toEqual(eventTime({ ...settings, ...facts }));
      }),
      { numRuns: 30 },
    );
  });
});

describe("countdown", () => {
  it.each([
    [hour, "60:00"],
    [59 * minute + 7 * second, "59:07"],
    [1_001, "0:02"],
    [1, "0:01"],
    [0, "0:00"],
    [-minute, "0:00"],
  ])("[EVENT-TIME-9] %i ms is %s", (remaining, text) => {
    expect(countdownText(countdown(remaining))).toBe(text);
  });

  it.each(countdownMilestones)(
    "[EVENT-TIME-10] %i minutes before is announced when passed",
    (at) => {
      expect(countdownMilestone(at * minute + 1, at * minute)).toBe(at);
      expect(countdownMilestone(at * minute, at * minute - second)).toBeNull();
      expect(countdownMilestone(at * minute + 2 * second, at * minute + second)).toBeNull();
    },
  );

  it("[EVENT-TIME-10] over a whole hour, second by second, each is announced once and in order", () => {
    const announced: number[] = [];
    for (let left = hour + 5 * second; left > -5 * second; left -= second) {
      const milestone = countdownMilestone(left, left - second);
      if (milestone !== null) announced.push(milestone);
    }
    expect(announced).toEqual([...countdownMilestones]);
  });

  it("[EVENT-TIME-11] after a sleep only the latest is announced", () => {
    expect(countdownMilestone(40 * minute, 4 * minute)).toBe(5);
    expect(countdownMilestone(40 * minute, -minute)).toBe(0);
  });
});

describe("days and zones", () => {
  const days = calendar("fr", "Europe/Brussels");

  it.each([
    ["2026-11-20T12:00:00Z", "yesterday", "hier"],
    ["2026-11-21T22:59:59Z", "today", "aujourd’hui"],
    ["2026-11-21T23:00:00Z", "tomorrow", "demain"],
    ["2026-11-23T12:00:00Z", "weekday", "lundi"],
    ["2026-11-27T12:00:00Z", "weekday", "vendredi"],
    ["2026-11-28T12:00:00Z", "date", "sam. 28 nov."],
    ["2026-11-19T12:00:00Z", "date", "jeu. 19 nov."],
  ])("[EVENT-TIME-12] %s is %s: %s", (instant, name, text) => {
    expect(days.day(Date.parse(instant), now)).toEqual({ name, text });
  });

  it("[EVENT-TIME-12] the words are those of the language", () => {
    const tomorrow = shiftDays(now, 1, "Europe/Brussels");
    const words = (locale: "nl" | "en") =>
      calendar(locale, "Europe/Brussels").day(tomorrow, now).text;
    expect([words("nl"), words("en")]).toEqual(["morgen", "tomorrow"]);
  });

  it("[EVENT-TIME-12] the same instant can be another day in another zone", () => {
    const instant = Date.parse("2026-11-21T23:30:00Z");
    expect(calendar("en", "Europe/London").day(instant, now).name).toBe("today");
    expect(calendar("en", "Europe/Brussels").day(instant, now).name).toBe("tomorrow");
  });

  it("[EVENT-TIME-13] a date in another year says so", () => {
    expect(days.day(Date.parse("2027-01-03T12:00:00Z"), now).text).toBe("dim. 3 janv. 2027");
  });

  it("[EVENT-TIME-14] the short day in spring: 22 hours later can be tomorrow at the same hour less one", () => {
    const saturday = Date.parse("2027-03-27T22:30:00Z");
    const sunday = saturday + 23 * hour;
    expect(days.time(saturday)).toBe("23:30");
    expect(days.time(sunday)).toBe("23:30");
    expect(days.day(sunday, saturday).name).toBe("tomorrow");
  });

  it("[EVENT-TIME-14] the long day in autumn: 24 hours later can still be today", () => {
    const early = Date.parse("2026-10-24T22:15:00Z");
    const late = early + 1_440 * minute;
    expect(days.time(early)).toBe("00:15");
    expect(days.time(late)).toBe("23:15");
    expect(days.day(late, early).name).toBe("today");
  });

  it("[EVENT-TIME-14] a countdown across the change is as long as it is", () => {
    const before = Date.parse("2026-10-25T00:45:00Z");
    const time = eventTime({
      ...settings,
      startsAt: before + 30 * minute,
      isLive: false,
      now: before,
    });
    expect(time).toMatchObject({ kind: "countdown", minutes: 30, seconds: 0 });
    expect(time.absoluteText).toContain("02:15");
  });

  it("[EVENT-TIME-14] the next day at the same hour is tomorrow on every day of two years", () => {
    for (let day = 1; day <= 730; day += 1) {
      const [today, tomorrow] = [Date.UTC(2026, 0, day, 12), Date.UTC(2026, 0, day + 1, 12)];
      expect(days.day(tomorrow, today).name).toBe("tomorrow");
    }
  });

  it.each(["fr", "nl", "en"] as const)("[EVENT-TIME-15] midnight in %s is 00:00", (locale) => {
    const local = calendar(locale, "Europe/Brussels");
    expect(local.time(Date.parse("2026-11-21T23:00:00Z"))).toBe("00:00");
    expect(local.time(Date.parse("2026-11-21T19:45:00Z"))).toBe("20:45");
  });

  it("[EVENT-TIME-16] [CONSTANTS-53] [ACCOUNT-392] London stands in for a zone that is none", () => {
    expect(defaultTimeZone).toBe("Europe/London");
    expect(knownTimeZone("Europe/Brussels")).toBe("Europe/Brussels");
    for (const zone of ["Mars/Olympus", "", null, undefined]) {
      expect(knownTimeZone(zone)).toBe("Europe/London");
    }
  });

  it("[EVENT-TIME-16] no calendar is made for such a zone", () => {
    expect(() => calendar("fr", "Mars/Olympus")).toThrow(RangeError);
  });
});
