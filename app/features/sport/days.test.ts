import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import { describe, expect, it } from "vitest";
import { capital, competitionsOfDay, listedDays } from "./days.ts";

/** Saturday 28 November 2026, 23:30 in Brussels. */
const now = Date.UTC(2026, 10, 28, 22, 30);
const hour = 3_600_000;
const brussels = { now, timeZone: "Europe/Brussels" };

const event = (id: string, hours: number, changes: Partial<EventView> = {}) =>
  ({
    id,
    startsAt: now + hours * hour,
    status: "not-started",
    isLive: false,
    ...changes,
  }) as EventView;
const live = (id: string, hours: number) => event(id, hours, { status: "live", isLive: true });
const competition = (id: string, ...events: readonly EventView[]) =>
  ({ id, events }) as unknown as CompetitionView;

describe("the days of a sport's page", () => {
  it("[SPORT-LISTS-1] are those of the reader's zone, with what is in play today", () => {
    const events = [
      event("tomorrow", 1),
      live("in play since yesterday", -24),
      event("late", -0.1),
      event("over", -2, { status: "ended" }),
      event("cancelled", 3, { status: "cancelled" }),
      event("also tomorrow", 20),
    ];
    const daysAndCounts = (timeZone: string) =>
      listedDays(events, { now, timeZone }).map(({ day, count }) => [day, count]);
    expect(daysAndCounts("Europe/Brussels")).toEqual([
      ["2026-11-28", 2],
      ["2026-11-29", 2],
    ]);
    // It is 14:30 there.
    expect(daysAndCounts("America/Los_Angeles")).toEqual([
      ["2026-11-28", 3],
      ["2026-11-29", 1],
    ]);
  });

  it("[SPORT-LISTS-1] are seven at most, the soonest first", () => {
    const events = [216, 24, 192, 48, 168, 72, 144, 96, 120].map((hours) =>
      event(`${hours}`, hours),
    );
    const days = listedDays(events, brussels).map(({ day }) => day);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe("2026-11-29");
    expect(days).toEqual(days.toSorted());
  });

  it("[SPORT-LISTS-2] have their events alone, and leave a competition as it is that has no others", () => {
    const today = competition("today", live("a", -1), event("b", -0.1));
    const both = competition("both", event("c", 0.2), event("d", 5));
    const distant = competition("distant", event("e", 30));
    const ofDay = competitionsOfDay([today, both, distant], "2026-11-28", brussels);
    expect(ofDay[0]).toBe(today);
    expect(ofDay.map(({ id, events }) => [id, events.map((each) => each.id)])).toEqual([
      ["today", ["a", "b"]],
      ["both", ["c"]],
    ]);
    expect(competitionsOfDay([today], "2027-01-01", brussels)).toEqual([]);
  });

  it("[SPORT-LISTS-1] begin with a capital", () => {
    expect(["sam.", "Sat", "éà", ""].map(capital)).toEqual(["Sam.", "Sat", "Éà", ""]);
  });
});
