import { competitionSchema, eventSchema } from "@grandstand/contract/entities";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { OutcomeResult, World, WorldChange } from "./world.ts";
import { hour, minute, second, watchedWorld } from "./world-fixture.ts";

const eventsOf = (world: World, sport: string) =>
  world.competitions("en", { sport }).flatMap(({ events }) => events);
const resultsOf = (changes: readonly WorldChange[], id: string) =>
  new Map<string, OutcomeResult>(
    changes.flatMap((change) =>
      change.kind === "settled" && change.eventId === id ? [...change.results] : [],
    ),
  );

describe("esports", () => {
  it("[WORLD-50] are played in maps, and settle each map when it is won", () => {
    const { world, changes } = watchedWorld();
    const [event] = eventsOf(world, "league-of-legends").filter(({ is_live }) => !is_live);
    const id = event?.id ?? "";
    world.advance(Date.parse(event?.starts_at ?? "") - world.now());
    // When the clock moves ahead by hours at once, markets that no one saw are never opened.
    while (world.event(id, "en")?.status !== "ended") world.advance(minute);
    const ended = world.event(id, "en");
    expect(ended).toMatchObject({ status: "ended", sport_category: "esport" });
    const stats = ended?.stats;
    expect(Math.max(stats?.home_set ?? 0, stats?.away_set ?? 0)).toBeGreaterThanOrEqual(2);
    const results = resultsOf(changes, id);
    stats?.home_scores.forEach((home, map) => {
      const isHome = home > (stats.away_scores[map] ?? 0);
      expect(results.get(`${id}-map-${map + 1}-home`)).toBe(isHome ? "won" : "lost");
    });
    v.parse(eventSchema, ended);
  });
});

describe("a line that play has passed", () => {
  it("[WORLD-58] is settled with the game that passes it", () => {
    const { world, changes } = watchedWorld();
    const upcoming = eventsOf(world, "tennis").filter(({ is_live }) => !is_live);
    const first = upcoming.toSorted((one, other) =>
      one.starts_at.localeCompare(other.starts_at),
    )[0];
    const id = first?.id ?? "";
    const lines = (world.event(id, "en")?.markets ?? []).filter(({ id }) => id.includes("-games-"));
    world.advance(Date.parse(first?.starts_at ?? "") - world.now());
    let passed = 0;
    while (world.event(id, "en")?.status !== "ended") {
      const { stats } = world.event(id, "en") ?? {};
      const games = [...(stats?.home_scores ?? []), ...(stats?.away_scores ?? [])];
      const played = games.reduce((sum, each) => sum + each, 0);
      const results = resultsOf(changes, id);
      for (const market of lines) {
        const line = market.outcomes[0]?.handicap ?? Number.POSITIVE_INFINITY;
        const expected = played > line ? ["won", "lost"] : [undefined, undefined];
        if (played > line) passed += 1;
        expect(market.outcomes.map((outcome) => results.get(outcome.id))).toEqual(expected);
      }
      world.advance(minute);
    }
    expect(lines.length).toBeGreaterThan(3);
    expect(passed).toBeGreaterThan(0);
  });

  it("[WORLD-58] is settled with the map that decides it, a handicap too", () => {
    const { world, changes } = watchedWorld();
    world.advance(6 * hour);
    const beforeTheEnd = changes.flatMap((change) => {
      if (change.kind !== "settled") return [];
      const ids = [...change.results.keys()];
      return ids.some((each) => each.includes("-winner-")) ? [] : ids;
    });
    expect(beforeTheEnd.some((each) => /-maps-\d/.test(each))).toBe(true);
    expect(beforeTheEnd.some((each) => each.includes("-maps-handicap-"))).toBe(true);
  });
});

describe("virtual sports", () => {
  it("[WORLD-51] always have something on, and never run dry", () => {
    const { world } = watchedWorld();
    for (let passed = 0; passed < 10 * minute; passed += 20 * second) {
      const channels = world.virtuals("en");
      expect(channels.map(({ slug }) => slug)).toEqual([
        "virtual-football",
        "virtual-horse-racing",
        "virtual-greyhounds",
      ]);
      expect(channels[0]?.running.length).toBeGreaterThan(0);
      for (const { upcoming, cycle_milliseconds } of channels) {
        const next = Date.parse(upcoming[0]?.starts_at ?? "");
        expect(next - world.now()).toBeLessThanOrEqual(cycle_milliseconds);
      }
      world.advance(20 * second);
    }
    expect(world.virtuals("en").every(({ results }) => results.length > 2)).toBe(true);
  });

  it("[WORLD-52] accept bets until they start, and none while they are played", () => {
    const { world } = watchedWorld();
    for (const { running, upcoming } of world.virtuals("en")) {
      const flags = (id: string) => world.snapshot(id)?.outcomes.map(([, , flag]) => flag) ?? [];
      for (const { event_id } of running) expect(flags(event_id)).not.toContain(0);
      expect(flags(upcoming.at(-1)?.event_id ?? "")).toContain(0);
    }
  });

  it("[WORLD-52] keep the prices at which they sold until the end", () => {
    const { world } = watchedWorld();
    const next = world.virtuals("en")[2]?.upcoming[0];
    const id = next?.event_id ?? "";
    const before = world.snapshot(id)?.outcomes.map(([, odds]) => odds);
    world.advance(Date.parse(next?.starts_at ?? "") - world.now() + 10 * second);
    expect(world.event(id, "en")?.is_live).toBe(true);
    expect(world.snapshot(id)?.outcomes.map(([, odds]) => odds)).toEqual(before);
    expect(world.event(id, "en")?.stats?.running_order).toHaveLength(6);
  });

  it("[WORLD-53] settle at their end, and leave an hour later", () => {
    const { world, changes } = watchedWorld();
    const next = world.virtuals("en")[1]?.upcoming[0];
    const id = next?.event_id ?? "";
    world.advance(Date.parse(next?.starts_at ?? "") - world.now() + 2 * minute);
    const order = world.event(id, "en")?.stats?.running_order ?? [];
    const results = resultsOf(changes, id);
    expect(results.get(`${id}-win-runner-${order[0]}`)).toBe("won");
    const result = world.virtuals("en")[1]?.results.find(({ event_id }) => event_id === id);
    expect(result?.placed.map(({ number }) => number)).toEqual(order.slice(0, 3));
    world.advance(hour + minute);
    expect(world.event(id, "en")).toBeNull();
  });
});

describe("outrights", () => {
  it("[WORLD-54] are listed apart from the events, and counted apart", () => {
    const { world } = watchedWorld();
    const outrights = world.competitions("en", { type: "outright" });
    v.parse(v.array(competitionSchema), outrights);
    const listed = outrights.flatMap(({ events }) => events);
    expect(
      listed.every(({ type, competitors }) => type === "outright" && competitors.length === 0),
    ).toBe(true);
    expect(eventsOf(world, "football").every(({ type }) => type === "match")).toBe(true);
    const football = world.sports("en").find(({ slug }) => slug === "football");
    const own = listed.filter(({ sport_slug }) => sport_slug === "football");
    expect(football?.outrightCount).toBe(own.length);
    const league = listed.find((event) => event.competition_slug === "jupiler-pro-league");
    const book = league?.markets[0]?.outcomes.map(({ odds }) => 1 / Number(odds)) ?? [];
    expect(book).toHaveLength(16);
    expect(book.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(1);
  });

  it("[WORLD-55] are settled by the winner that is named, and void where none is", () => {
    const { world, changes } = watchedWorld();
    const [first, second_] = world
      .competitions("en", { type: "outright" })
      .flatMap(({ events }) => events);
    const winner = first?.markets[0]?.outcomes[2]?.id ?? "";
    world.endEvent(first?.id ?? "", [winner]);
    world.endEvent(second_?.id ?? "");
    const named = [...resultsOf(changes, first?.id ?? "")];
    expect(named.filter(([, result]) => result === "won")).toEqual([[winner, "won"]]);
    const unnamed = new Set(resultsOf(changes, second_?.id ?? "").values());
    expect([...unnamed]).toEqual(["void"]);
  });
});

describe("forecasts and tricasts", () => {
  it("[WORLD-56] are priced on request, reported, and settled in order", () => {
    const { world, changes } = watchedWorld();
    const race = world
      .raceMeetings("en", "today")
      .flatMap(({ races }) => races)
      .find(({ status }) => status === "not_started");
    const id = race?.event_id ?? "";
    const outcomeId = `${id}-tricast-5-4-3`;
    expect(world.outcome(outcomeId)?.odds).toBeTypeOf("number");
    expect(
      world.markets(id, "en")?.flatMap(({ outcomes }) => outcomes.map((each) => each.id)),
    ).not.toContain(outcomeId);
    const reported = changes.flatMap((change) =>
      change.kind === "delta" ? (change.delta.outcomes ?? []) : [],
    );
    expect(reported.map(([outcome]) => outcome)).toContain(outcomeId);
    const runners = world.raceCard(id, "en")?.runners ?? [];
    const every = runners.flatMap((one) =>
      runners.flatMap((two) => (one === two ? [] : [`${id}-forecast-${one.number}-${two.number}`])),
    );
    for (const outcome of every) world.outcome(outcome);
    world.advance(Date.parse(race?.starts_at ?? "") - world.now() + 10 * minute);
    const finished = world.raceCard(id, "en")?.race.result.map(({ number }) => number) ?? [];
    const results = resultsOf(changes, id);
    const won = every.filter((outcome) => results.get(outcome) === "won");
    expect(won).toEqual([`${id}-forecast-${finished[0]}-${finished[1]}`]);
    expect(results.get(outcomeId)).toBe(finished.join("-") === "5-4-3" ? "won" : "lost");
    expect(world.outcome(`${id}-tricast-1-2-3`)?.isEnded ?? true).toBe(true);
  });
});
