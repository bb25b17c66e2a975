import { describe, expect, it } from "vitest";
import { watchedWorld } from "../../domain/world/world-fixture.ts";
import { homeCompetitions, homeLimits, liveHighlights } from "./home-programme.ts";

const { world } = watchedWorld();
const programme = world.competitions("fr", {});
const live = world.competitions("fr", { live: true });

describe("the home page's competitions", () => {
  it("[HOME-PROGRAMME-1] [ACCOUNT-293] are the Belgian and the great ones first", () => {
    const shown = homeCompetitions([...programme].reverse()).map(({ slug }) => slug);
    expect(shown.slice(0, 4)).toEqual([
      "jupiler-pro-league",
      "champions-league",
      "challenger-pro-league",
      "premier-league",
    ]);
  });

  it("[HOME-PROGRAMME-2] are few, with a few events that have not begun", () => {
    const shown = homeCompetitions(programme);
    expect(shown).toHaveLength(homeLimits.competitions);
    for (const { events } of shown) {
      expect(events.length).toBeGreaterThan(0);
      expect(events.length).toBeLessThanOrEqual(homeLimits.eventsEach);
      expect(events.some((event) => event.is_live)).toBe(false);
    }
    expect(homeCompetitions(live)).toEqual([]);
  });
});

describe("the home page's live events", () => {
  it("[HOME-PROGRAMME-3] are of each sport by turns, and of as many competitions as there are", () => {
    // What is nearly over is last (HOME-PROGRAMME-5), whatever its sport.
    const early = live
      .map((each) => ({
        ...each,
        events: each.events.filter(({ stats }) => (stats?.time ?? 0) < 85),
      }))
      .filter(({ events }) => events.length > 0);
    const shown = liveHighlights(early);
    expect(shown).toHaveLength(homeLimits.live);
    expect(shown.map(({ sport_slug }) => sport_slug).slice(0, 2)).toEqual(["football", "tennis"]);
    const football = shown.filter(({ sport_slug }) => sport_slug === "football");
    const competitions = new Set(football.map((event) => event.competition_id));
    expect(competitions.size).toBe(football.length);
    expect(liveHighlights([])).toEqual([]);
  });

  it("[HOME-PROGRAMME-5] put what is nearly over last", () => {
    const [competition] = live.filter(({ sport }) => sport.slug === "football");
    const [event] = competition?.events ?? [];
    if (!competition || !event?.stats) throw new Error("The programme has football in play.");
    const at = (id: string, time: number) => ({ ...event, id, stats: { ...event.stats, time } });
    const events = [at("late", 86), at("early", 12)] as (typeof event)[];
    const shown = liveHighlights([{ ...competition, events }]).map(({ id }) => id);
    expect(shown).toEqual(["early", "late"]);
  });
});
