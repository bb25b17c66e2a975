import { describe, expect, it } from "vitest";
import { watchedWorld } from "../world/world-fixture.ts";
import { homeCompetitions, homeLimits, liveHighlights } from "./home-programme.ts";

const { world } = watchedWorld();
const programme = world.competitions("fr", {});
const live = world.competitions("fr", { live: true });

describe("the home page's competitions", () => {
  it("[HOME-PROGRAMME-1] are the Belgian and the great ones first", () => {
    const soonestFirst = programme.map(({ slug }) => slug);
    const shown = homeCompetitions(programme).map(({ slug }) => slug);
    expect(shown.slice(0, 4)).toEqual([
      "jupiler-pro-league",
      "champions-league",
      "challenger-pro-league",
      "premier-league",
    ]);
    expect(shown).not.toEqual(soonestFirst.slice(0, shown.length));
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
  it("[HOME-PROGRAMME-3] are of as many competitions as there are", () => {
    const shown = liveHighlights(live);
    expect(shown).toHaveLength(homeLimits.live);
    const competitions = new Set(shown.map((event) => event.competition_id));
    expect(competitions.size).toBe(Math.min(live.length, homeLimits.live));
    expect(shown[0]?.competition_slug).toBe("jupiler-pro-league");
  });

  it("[HOME-PROGRAMME-3] put football before tennis before racing, then take seconds", () => {
    const few = ["horse-racing", "tennis", "football"].flatMap((sport) =>
      live.filter((competition) => competition.sport.slug === sport).slice(0, 1),
    );
    const shown = liveHighlights(few).map((event) => event.sport_slug);
    expect(shown.slice(0, few.length)).toEqual(few.map(({ sport }) => sport.slug).reverse());
    expect(shown.length).toBeGreaterThan(few.length);
    expect(liveHighlights([])).toEqual([]);
  });
});
