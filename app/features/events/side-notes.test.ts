import type { EventStats } from "@grandstand/contract/entities";
import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { createEventMerge } from "./live-state.ts";
import { withNotedState, withNotes, withNotesOf } from "./side-notes.ts";

const stats = (changes: Partial<EventStats> = {}): EventStats => ({
  time: 12,
  server: null,
  home_scores: [1],
  away_scores: [0],
  home_set: 0,
  away_set: 0,
  ...changes,
});
const state = (changes: Partial<EventStats>) => ({
  ...{ status: "live" as const, is_live: true, is_suspended: false, live_status: null },
  ...{ stats: stats(changes), matchSummary: null },
});
const side = (periods: readonly number[]) => ({ periods, sets: null, points: null });
const [sample] = competitionOf("league", "one").events;
const event = {
  ...(sample as NonNullable<typeof sample>),
  sportSlug: "football",
  isLive: true,
  isSuspended: false,
  status: "live" as const,
  statusText: null,
  clock: { matchSummary: null, stats: stats() },
  home: "RFC Liège",
  away: "Lierse",
  score: { home: side([1]), away: side([0]), server: null },
};

describe("what lists say of a side", () => {
  it("[EVENT-VIEW-18] is beside its score, and nothing where the wire has nothing", () => {
    const noted = withNotes(event, stats({ home_notes: { cards: 1, corners: 4 }, away_notes: {} }));
    expect(noted.score?.home).toEqual({ ...side([1]), cards: 1, corners: 4 });
    expect(noted.score?.away).toEqual(side([0]));
    expect(withNotes(event, stats())).toBe(event);
    expect(withNotes({ ...event, score: null }, stats({ home_notes: {} })).score).toBeNull();
    const [same] = withNotesOf([event], []);
    expect(same).toBe(event);
  });

  it("[EVENT-VIEW-18] changes an event of a list, and none of a page that does not say it", () => {
    const goal = state({ home_notes: { corners: 4, news: "goal" } });
    const shown = createEventMerge(withNotedState)([event], [goal]);
    expect(shown[0]?.score?.home).toMatchObject({ corners: 4, news: "goal" });
    const list = [event];
    expect(createEventMerge()(list, [goal])).toBe(list);
  });
});
