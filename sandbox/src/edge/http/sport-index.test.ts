import { describe, expect, it } from "vitest";
import { watchedWorld } from "../../domain/world/world-fixture.ts";
import { leaguesOf, sportIndex } from "./sport-index.ts";

const { world } = watchedWorld();
const events = world.listed("fr");
const index = sportIndex(events);
const countriesOf = (slug: string) => index.find((sport) => sport.slug === slug)?.countries ?? [];

describe("the countries of a sport", () => {
  it("[SPORT-INDEX-CALLS-1] are the own one first, with their flags and as many events as the sport has", () => {
    const countries = countriesOf("football");
    expect(countries[0]).toMatchObject({ slug: "belgium", name: "Belgique", country: "be" });
    expect(countries.find(({ slug }) => slug === "england")?.country).toBe("gb-eng");
    for (const sport of world.sports("fr")) {
      const indexed = index.find(({ slug }) => slug === sport.slug);
      if (sport.category === "virtual" || !indexed) continue;
      const total = indexed.countries.reduce((sum, country) => sum + country.event_count, 0);
      expect(total, sport.slug).toBe(sport.eventCount + sport.outrightCount);
      const live = indexed.countries.reduce((sum, country) => sum + country.live_count, 0);
      expect(live, sport.slug).toBe(indexed.live_count);
    }
    const names = sportIndex(world.listed("nl")).find(({ slug }) => slug === "football");
    expect(names?.countries.map(({ slug }) => slug)).toEqual(countries.map(({ slug }) => slug));
    expect(names?.countries[0]?.name).toBe("België");
  });

  it("[SPORT-INDEX-CALLS-2] are none where a machine draws", () => {
    expect(index.some(({ slug }) => slug === "virtual-football")).toBe(true);
    expect(countriesOf("virtual-football")).toEqual([]);
  });
});

describe("the leagues of a country", () => {
  it("[SPORT-INDEX-CALLS-3] are as many as the country says, in the book's order", () => {
    for (const country of countriesOf("football")) {
      const leagues = leaguesOf(events, { sport: "football", country: country.slug });
      expect(leagues, country.slug).toHaveLength(country.league_count);
      const total = leagues.reduce((sum, league) => sum + league.event_count, 0);
      expect(total, country.slug).toBe(country.event_count);
    }
    const belgian = leaguesOf(events, { sport: "football", country: "belgium" });
    expect(belgian[0]).toMatchObject({ slug: "jupiler-pro-league", sport_slug: "football" });
    expect(leaguesOf(events, { sport: "tennis", country: "belgium" })).toEqual([]);
    expect(leaguesOf(events, {})).toEqual([]);
  });

  it("[SPORT-INDEX-CALLS-4] are those of the ids, in their order", () => {
    const [first, second] = leaguesOf(events, { sport: "football", country: "belgium" });
    const ids = `${second?.id},nothing,${first?.id},${second?.id}`;
    const found = leaguesOf(events, { ids });
    expect(found.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(found.every(({ country }) => country === "be")).toBe(true);
  });
});
