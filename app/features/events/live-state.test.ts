import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { liveEvent } from "../../testing/live-event.ts";
import { createCompetitionMerge, withEvents } from "./live-competitions.ts";
import { createEventMerge, withState } from "./live-state.ts";

describe("withEvents", () => {
  const league = competitionOf("league", "one", "two");
  const cup = competitionOf("cup", "three");
  const [first, ...others] = league.events;
  const scored = others.map((event) => ({ ...event, isSuspended: true }));

  it("replaces the event that changed, and keeps every competition in which nothing did", () => {
    const [changed, same] = withEvents([league, cup], [...scored, ...cup.events]);
    expect(changed?.events).toEqual([first, ...scored]);
    expect(same).toBe(cup);
  });

  it("keeps a competition that changed before, as long as it does not change again", () => {
    const before = withEvents([league, cup], scored);
    const begun = cup.events.map((event) => ({ ...event, isLive: true }));
    const after = withEvents([league, cup], [...scored, ...begun], before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it("[EVENT-VIEW-13] gives the list of before, time after time, where nothing of it changed", () => {
    const merge = createCompetitionMerge();
    const before = merge([league, cup], scored);
    expect(merge([league, cup], [...scored, { ...cup.events[0], id: "elsewhere" } as never])).toBe(
      before,
    );
    expect(merge([league, cup], [])).not.toBe(before);
  });
});

describe("withState", () => {
  it("[EVENT-VIEW-11] keeps the server's words for a status as long as it holds", () => {
    const [event] = competitionOf("league", "one").events;
    if (!event) throw new Error("The competition has an event.");
    const shown = { ...event, status: "live" as const, statusText: "1st half" };
    const state = (status: "live" | "ended") => ({
      ...{ status, is_live: status === "live", is_suspended: false, live_status: null },
      ...{ stats: null, matchSummary: null },
    });
    expect(withState(shown, state("live")).statusText).toBe("1st half");
    expect(withState(shown, state("ended")).statusText).toBeNull();
  });
});

describe("a list with what the live line says", () => {
  const events = competitionOf("league", "one", "two").events.map((event) => ({
    ...event,
    isLive: true,
    isSuspended: false,
    status: "live" as const,
    clock: { matchSummary: null, stats: { time: 12 } },
    score: null,
    home: null,
  }));
  const stateAt = (time: number) => ({ ...liveEvent, stats: { time } as never });

  it("[EVENT-VIEW-13] is the very list where nothing of it is drawn otherwise", () => {
    const merge = createEventMerge();
    expect(merge(events, [])).toBe(events);
    expect(merge(events, [stateAt(12), undefined])).toBe(events);
  });

  it("[EVENT-VIEW-13] is drawn no minute where its clock counts from the start of the half", () => {
    const half = { currentPhase: "first_half", normalTimeHalfDuration: 45 };
    const matchSummary = { ...half, startTimes: { first_half: "2026-11-21T19:45:00Z" } };
    const running = events.map((event) => ({
      ...event,
      clock: { matchSummary, stats: { time: 12 } },
    }));
    const merge = createEventMerge();
    const next = { ...stateAt(13), matchSummary: matchSummary as never };
    expect(merge(running, [next, undefined])).toBe(running);
  });

  it("[EVENT-VIEW-13] has a new object for the event that changed alone, and keeps it", () => {
    const merge = createEventMerge();
    const state = stateAt(13);
    const changed = merge(events, [state, undefined]);
    expect(changed[0]).toMatchObject({ clock: { stats: { time: 13 } } });
    expect(changed[1]).toBe(events[1]);
    expect(merge(events, [state, stateAt(12)])).toBe(changed);
  });
});
