import { describe, expect, it } from "vitest";
import { type MatchSummary, minuteText, playedShare } from "./index.ts";
import { liveClock } from "./live-clock.ts";

const minute = 60_000;
const kickOff = Date.parse("2026-11-21T19:45:00Z");
const secondKickOff = Date.parse("2026-11-21T20:50:00Z");

const match = (currentPhase: string, halfDuration = 45): { matchSummary: MatchSummary } => ({
  matchSummary: {
    currentPhase,
    startTimes: {
      first_half: new Date(kickOff).toISOString(),
      second_half: new Date(secondKickOff).toISOString(),
    },
    normalTimeHalfDuration: halfDuration,
  },
});

const text = (facts: Parameters<typeof liveClock>[0], now: number) => {
  const clock = liveClock(facts, now);
  return clock?.kind === "minute" ? minuteText(clock) : clock;
};

describe("football", () => {
  it.each([
    [0, "1'"],
    [minute - 1, "1'"],
    [22 * minute, "23'"],
    [44 * minute, "45'"],
    [45 * minute - 1, "45'"],
  ])("[EVENT-TIME-17] [EVENT-TIME-26] %i ms into the first half it is %s", (played, shown) => {
    expect(text(match("first_half"), kickOff + played)).toBe(shown);
  });

  it.each([
    ["first_half", kickOff + 45 * minute, "45+1'"],
    ["first_half", kickOff + 46.5 * minute, "45+2'"],
    ["second_half", secondKickOff + 44 * minute, "90'"],
    ["second_half", secondKickOff + 45 * minute, "90+1'"],
    ["second_half", secondKickOff + 51 * minute, "90+7'"],
  ])(
    "[EVENT-TIME-18] [EVENT-TIME-26] stoppage is counted beside the last minute of the %s",
    (phase, now, shown) => {
      expect(text(match(phase), now)).toBe(shown);
    },
  );

  it("[EVENT-TIME-19] the second half continues where the first should have ended", () => {
    expect(text(match("second_half"), secondKickOff)).toBe("46'");
    expect(text(match("second_half", 40), secondKickOff)).toBe("41'");
    expect(text(match("second_half", 40), secondKickOff + 40 * minute)).toBe("80+1'");
  });

  it("[EVENT-TIME-20] the start of the half beats the minutes played, which stand in for it", () => {
    const known = match("second_half");
    expect(text({ ...known, stats: { time: 12 } }, secondKickOff)).toBe("46'");
    const unknown = { matchSummary: { ...known.matchSummary, startTimes: {} } };
    expect(text({ ...unknown, stats: { time: 66 } }, secondKickOff)).toBe("67'");
    expect(text({ ...unknown, stats: { time: 91 } }, secondKickOff)).toBe("90+2'");
    expect(text(unknown, secondKickOff)).toEqual({ kind: "phase", phase: "second_half" });
  });

  it("[EVENT-TIME-20] a start that can't be read is not known", () => {
    const { matchSummary } = match("first_half");
    const unreadable = { ...matchSummary, startTimes: { first_half: "soon" } };
    expect(text({ matchSummary: unreadable, stats: { time: 4 } }, kickOff)).toBe("5'");
  });

  it("[EVENT-TIME-21] a half that starts in the future is in its first minute", () => {
    expect(text(match("first_half"), kickOff - 5 * minute)).toBe("1'");
    expect(text(match("second_half"), secondKickOff - 5 * minute)).toBe("46'");
  });
});

describe("other sports and phases", () => {
  it("[EVENT-TIME-22] tennis shows its set", () => {
    expect(liveClock(match("set_3"), kickOff)).toEqual({ kind: "set", set: 3 });
  });

  it.each(["half_time", "race", "ended", "penalties", "__proto__", "constructor"])(
    "[EVENT-TIME-23] %s is named, and no minute runs",
    (phase) => {
      expect(liveClock({ ...match(phase), stats: { time: 45 } }, kickOff)).toEqual({
        kind: "phase",
        phase,
      });
    },
  );

  it("[EVENT-TIME-24] minutes without a phase are shown as they are", () => {
    expect(text({ stats: { time: 97 } }, kickOff)).toBe("98'");
    expect(text({ matchSummary: null, stats: { time: 0 } }, kickOff)).toBe("1'");
  });

  it("[EVENT-TIME-25] nothing to read, no clock", () => {
    expect(liveClock({}, kickOff)).toBeNull();
    expect(liveClock({ matchSummary: null, stats: null }, kickOff)).toBeNull();
    expect(liveClock({ stats: { time: null } }, kickOff)).toBeNull();
    expect(liveClock(match("not_started"), kickOff)).toBeNull();
  });
});

describe("how much was played", () => {
  it.each([
    [0, 0],
    [45, 0.5],
    [97, 1],
    [null, null],
  ])("[EVENT-TIME-27] is %s minutes of both halves: %s", (time, share) => {
    expect(playedShare({ ...match("second_half"), stats: { time } })).toBe(share);
  });

  it("[EVENT-TIME-27] is unknown without a clock", () => {
    expect(playedShare({ matchSummary: null, stats: { time: 45 } })).toBeNull();
    expect(playedShare({ ...match("race", 0), stats: { time: 45 } })).toBeNull();
  });
});
