import { competitionSchema, eventSchema, languages } from "@grandstand/contract/entities";
import { eventSnapshotSchema } from "@grandstand/contract/realtime";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { atBrusselsHour, brusselsHour } from "../../kernel/time/brussels-time.ts";
import {
  alwaysInPlay,
  competitions,
  editorialOrder,
  inEditorialOrder,
} from "../catalogue/competitions.ts";
import { createWorld } from "./create-world.ts";
import type { World } from "./world.ts";
import { hour, minute, saturdayEvening, watchedWorld } from "./world-fixture.ts";

const openEvents = (world: World) =>
  world.competitions("fr", {}).flatMap((competition) => competition.events);

/** For the tests that only read it. */
const { world: evening } = watchedWorld();

describe("the programme", () => {
  it("[WORLD-1] stays full through the hours", () => {
    const { world } = watchedWorld();
    for (let passed = 0; passed < 5 * hour; passed += 10 * minute) {
      expect(world.liveEventIds().length).toBeGreaterThanOrEqual(30);
      expect(openEvents(world).length).toBeGreaterThanOrEqual(300);
      world.advance(10 * minute);
    }
  });

  it("[WORLD-1] stays full when many live events are ended by hand", () => {
    const { world } = watchedWorld();
    for (const id of world.liveEventIds()) world.endEvent(id);
    expect(world.liveEventIds().length).toBeGreaterThanOrEqual(30);
  });

  it("[WORLD-65] says the country of each player", () => {
    const countries = new Map<string, string | undefined>();
    for (const { sport_slug, competitors } of openEvents(evening)) {
      for (const { name, country } of competitors) {
        if (sport_slug === "tennis") expect(country).toMatch(/^[a-z]{2}$/);
        else expect(country).toBeUndefined();
        expect(country).toBe(countries.get(name) ?? country);
        countries.set(name, country);
      }
    }
    expect(new Set(countries.values()).size).toBeGreaterThan(5);
  });

  it("[WORLD-2] has all sports and the Belgian competitions", () => {
    expect(competitions.length).toBeGreaterThanOrEqual(12);
    const slugs = competitions.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(
      expect.arrayContaining([
        "jupiler-pro-league",
        "challenger-pro-league",
        "croky-cup",
        "kuurne",
      ]),
    );
    const counts = evening
      .sports("fr")
      .map(({ slug, eventCount }) => ({ slug, any: eventCount > 0 }));
    expect(counts).toEqual([
      { slug: "football", any: true },
      { slug: "tennis", any: true },
      { slug: "horse-racing", any: true },
      { slug: "counter-strike", any: true },
      { slug: "valorant", any: true },
      { slug: "league-of-legends", any: true },
      { slug: "virtual-football", any: true },
      { slug: "virtual-horse-racing", any: true },
      { slug: "virtual-greyhounds", any: true },
      { slug: "e-sports", any: true },
      { slug: "virtual-sports", any: true },
    ]);
    expect(evening.competitions("fr", {}).length).toBeGreaterThanOrEqual(12);
  });

  it("[WORLD-3] repeats with its seed, and differs with another", () => {
    const play = (seed: number) => {
      const { world, changes } = watchedWorld({ seed });
      world.advance(20 * minute);
      return JSON.stringify([changes, world.competitions("en", { live: true })]);
    };
    expect(play(3)).toBe(play(3));
    expect(play(3)).not.toBe(play(4));
  });

  it("[WORLD-4] has ids of its own in each run", () => {
    const ids = (clock: number) => createWorld({ seed: 7, clock: () => clock }).liveEventIds();
    const first = new Set(ids(saturdayEvening));
    expect(ids(saturdayEvening + minute).some((id) => first.has(id))).toBe(false);
  });

  it("[WORLD-5] speaks every language", () => {
    expect(languages.map((language) => evening.sports(language)[2]?.translatedSlug)).toEqual([
      "courses-hippiques",
      "paardenrennen",
      "horse-racing",
    ]);
    const id = evening.competitions("fr", { sport: "football" })[0]?.events[0]?.id ?? "";
    const names = languages.map((language) => evening.event(id, language)?.markets[0]);
    expect(names.map((market) => market?.name)).toEqual([
      "Résultat du match",
      "Wedstrijdresultaat",
      "Match result",
    ]);
    expect(names.map((market) => market?.outcomes[1]?.name)).toEqual(["Nul", "Gelijkspel", "Draw"]);
    const over = evening.markets(id, "fr")?.find(({ type }) => type === "total_goals");
    expect(over?.outcomes[0]?.name).toMatch(/^Plus de \d,5$/);
    expect(evening.describe(over?.outcomes[0]?.id ?? "", "en")?.outcomeName).toMatch(
      /^Over \d\.5$/,
    );
  });

  it("[WORLD-6] keeps to the contract", () => {
    const { world } = watchedWorld();
    world.advance(5 * minute);
    v.parse(v.array(competitionSchema), world.competitions("nl", {}));
    for (const id of world.liveEventIds()) {
      v.parse(eventSchema, world.event(id, "fr"));
      v.parse(eventSnapshotSchema, world.snapshot(id));
    }
  });

  it("[WORLD-7] gives lists the main three, the first as default, and an event everything", () => {
    for (const event of openEvents(evening).filter(({ sport_slug }) => sport_slug === "football")) {
      const types = event.markets.map(({ type }) => type);
      expect(types.slice(0, 2)).toEqual(["1x2", "total_goals"]);
      expect(types).toHaveLength(3);
      if (!event.is_live) expect(types[2]).toBe("both_teams_to_score");
      expect(event.markets.map(({ market_code }) => market_code)[0]).toBe("default");
      const whole = evening.event(event.id, "fr");
      expect(whole?.markets.length).toBe(event.market_count);
      const grouped = whole?.market_groups.flatMap(({ market_ids }) => market_ids) ?? [];
      expect([...new Set(grouped)].sort()).toEqual(whole?.markets.map(({ id }) => id).sort());
    }
  });

  it("[WORLD-45] puts what most people look for first, and time that passes moves nothing", () => {
    const { world } = watchedWorld();
    const inPlay = () => world.competitions("fr", { live: true, sport: "football" });
    const [first, ...others] = inPlay();
    expect(first?.slug).toBe("jupiler-pro-league");
    expect(others.length).toBeGreaterThan(0);
    const order = () => inPlay().flatMap(({ events }) => events.map(({ id }) => id));
    const before = order();
    world.advance(5 * minute);
    const after = order();
    expect(after.filter((id) => before.includes(id))).toEqual(
      before.filter((id) => after.includes(id)),
    );
  });

  it("[WORLD-7] narrows a list to what is requested", () => {
    const list = evening.competitions("en", { competition: "jupiler-pro-league", live: false });
    expect(list.map(({ slug }) => slug)).toEqual(["jupiler-pro-league"]);
    expect(list[0]?.events.every((event) => !event.is_live)).toBe(true);
    const id = list[0]?.events[0]?.id ?? "";
    const alone = evening.competitions("en", { eventId: id, allMarkets: true });
    expect(alone[0]?.events.map((event) => event.id)).toEqual([id]);
    expect(alone[0]?.events[0]?.markets.length).toBeGreaterThan(3);
  });

  it("[WORLD-8] reads clocks in Brussels in winter and in summer", () => {
    expect(brusselsHour(Date.UTC(2026, 0, 10, 19, 45))).toBe(20.75);
    expect(brusselsHour(Date.UTC(2026, 6, 10, 18, 45))).toBe(20.75);
    expect(atBrusselsHour(Date.UTC(2026, 6, 10, 3), 20.75)).toBe(Date.UTC(2026, 6, 10, 18, 45));
    expect(brusselsHour(Date.UTC(2026, 2, 29, 0, 59))).toBeCloseTo(1.98, 1);
    expect(brusselsHour(Date.UTC(2026, 2, 29, 1, 0))).toBe(3);
  });

  it("[WORLD-9] offers races each way, and some runners at the starting price", () => {
    const races = openEvents(evening).filter(({ sport_slug }) => sport_slug === "horse-racing");
    const places = { 0.25: [2, 4], 0.2: [3] };
    for (const race of races) {
      const win = race.markets[0];
      expect(places[win?.ew_price as 0.25 | 0.2]).toContain(win?.ew_place);
      for (const outcome of win?.outcomes ?? []) {
        expect(outcome.has_ew).toBe(true);
        if (typeof outcome.odds !== "number") continue;
        const exact = 1 + (outcome.odds - 1) * (win?.ew_price ?? 0);
        expect(Math.abs((outcome.place_odds ?? 0) - exact)).toBeLessThan(0.0051);
      }
    }
    const all = races.flatMap(({ markets }) => markets[0]?.outcomes ?? []);
    expect(all.some((outcome) => outcome.is_starting_price && outcome.odds === "SP")).toBe(true);
  });

  it("[WORLD-40] has the leagues that a Belgian comes for in play at any hour", () => {
    const { world } = watchedWorld();
    for (let passed = 0; passed < 24; passed += 1) {
      const live = world.competitions("fr", { live: true });
      for (const { matches, leagues } of alwaysInPlay) {
        const playing = live.filter(({ slug }) => leagues.flat().includes(slug));
        const count = playing.flatMap(({ events }) => events).length;
        expect(count, `${passed} hours on, of ${leagues.flat()}`).toBeGreaterThanOrEqual(matches);
      }
      world.advance(hour);
    }
  });

  it("[WORLD-41] names a match with an en dash", () => {
    const match = evening.competitions("fr", { sport: "football" })[0]?.events[0];
    expect(match?.name).toBe(`${match?.home_team} – ${match?.away_team}`);
  });

  it("[WORLD-43] orders competitions as a Belgian book does", () => {
    const slugs = competitions.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining([...editorialOrder]));
    const strangers = [{ slug: "z-cup" }, { slug: "a-cup" }];
    const ordered = inEditorialOrder([...strangers, ...competitions]).map(({ slug }) => slug);
    expect(ordered.slice(0, 3)).toEqual([
      "jupiler-pro-league",
      "champions-league",
      "challenger-pro-league",
    ]);
    expect(ordered.indexOf("european-open-antwerp")).toBeLessThan(ordered.indexOf("kuurne"));
    expect(ordered.indexOf("z-cup")).toBeLessThan(ordered.indexOf("a-cup"));
  });

  it("[WORLD-44] calls a race by its number and prize, on a receipt with its meeting", () => {
    const [meeting] = evening.competitions("nl", { sport: "horse-racing" });
    const race = meeting?.events[0];
    expect(race?.name).toMatch(/^Koers \d+ · \S/);
    expect(evening.event(race?.id ?? "", "en")?.name).toMatch(/^Race \d+ · \S/);
    const outcome = race?.markets[0]?.outcomes[0]?.id ?? "";
    expect(evening.describe(outcome, "nl")?.eventName).toBe(`${meeting?.name} · ${race?.name}`);
  });
});
