import { beforeAll, describe, expect, it } from "vitest";
import type { OutcomeResult, World, WorldChange } from "./world.ts";
import { hour, minute, second, watchedWorld } from "./world-fixture.ts";

const settledOf = (changes: readonly WorldChange[], id: string) =>
  changes.flatMap((change) =>
    change.kind === "settled" && change.eventId === id ? [change.results] : [],
  );
const byMarket = (results: ReadonlyMap<string, OutcomeResult>, markets: readonly string[]) =>
  markets.map((market) =>
    [...results].filter(([id]) => id.startsWith(`${market}-`)).map(([, result]) => result),
  );
const count = (results: readonly OutcomeResult[], wanted: OutcomeResult) =>
  results.filter((result) => result === wanted).length;

describe("results", () => {
  let world: World;
  let changes: WorldChange[];
  let ended: string[];

  beforeAll(() => {
    ({ world, changes } = watchedWorld());
    for (let passed = 0; passed < 3 * hour; passed += 10 * minute) world.advance(10 * minute);
    ended = [
      ...new Set(changes.flatMap((change) => (change.kind === "settled" ? [change.eventId] : []))),
    ].filter((id) => world.event(id, "en")?.status === "ended");
  });

  it("[WORLD-18] are complete at the end, and never change", () => {
    expect(ended.length).toBeGreaterThan(30);
    for (const id of ended) {
      const reported = settledOf(changes, id);
      const all = reported.at(-1);
      const outcomes = world.snapshot(id)?.outcomes.map(([outcome]) => outcome) ?? [];
      expect([...(all?.keys() ?? [])].sort()).toEqual([...outcomes].sort());
      for (const part of reported) {
        for (const [outcome, result] of part) expect(all?.get(outcome)).toBe(result);
      }
    }
  });

  it("[WORLD-19] have one winner in an exclusive market and two in a double chance", () => {
    for (const id of ended) {
      const all = settledOf(changes, id).at(-1) ?? new Map<string, OutcomeResult>();
      const markets = world.snapshot(id)?.markets.map(([market]) => market) ?? [];
      byMarket(all, markets).forEach((results, index) => {
        const market = markets[index] ?? "";
        if (/-(place|forecast|tricast|anytime-scorer|shots-on-target-\w+)$/.test(market)) return;
        const expected = market.endsWith("double-chance") ? 2 : 1;
        const isRefunded = results.every((result) => result === "void");
        expect(isRefunded ? expected : count(results, "won"), market).toBe(expected);
      });
    }
  });

  it("[WORLD-20] place the runners that are paid", () => {
    const races = ended.filter((id) => world.event(id, "en")?.sport_slug === "horse-racing");
    expect(races.length).toBeGreaterThan(5);
    for (const id of races) {
      const all = settledOf(changes, id).at(-1) ?? new Map<string, OutcomeResult>();
      const places = world.event(id, "en")?.markets[0]?.ew_place ?? 1;
      const [win = [], place = []] = byMarket(all, [`${id}-win`, `${id}-place`]);
      expect(count(win, "won")).toBe(1);
      expect(count(win, "placed")).toBe(places - 1);
      expect(count(place, "won")).toBe(places);
      expect(count(win, "void")).toBe(count(place, "void"));
    }
  });

  it("[WORLD-21] stay readable for a day, outside all lists", () => {
    const [id = ""] = ended;
    const outcomeId = world.snapshot(id)?.outcomes[0]?.[0] ?? "";
    expect(world.outcome(outcomeId)?.isEnded).toBe(true);
    expect(world.liveEventIds()).not.toContain(id);
    expect(world.competitions("fr", { eventId: id })).toEqual([]);
    world.advance(25 * hour);
    expect(world.event(id, "fr")).toBeNull();
    expect(world.outcome(outcomeId)).toBeNull();
  });
});

describe("more winners than a market has", () => {
  it("[WORLD-57] are found by market: in a race a second winner, and one place too many", () => {
    const { world } = watchedWorld();
    const race = world
      .competitions("en", { sport: "horse-racing", live: false })
      .flatMap(({ events }) => events)
      .find(({ markets }) => (markets[0]?.ew_place ?? 0) > 1);
    const id = race?.id ?? "";
    const markets = world.markets(id, "en") ?? [];
    const [win = [], place = []] = ["win", "place"].map(
      (key) =>
        markets.find((market) => market.id === `${id}-${key}`)?.outcomes.map((each) => each.id) ??
        [],
    );
    const places = race?.markets[0]?.ew_place ?? 0;
    const find = (...winners: string[]) => world.findCrowdedMarket(id, winners);
    expect(find()).toBeNull();
    expect(find(...win.slice(0, 1), ...place.slice(0, places))).toBeNull();
    expect(find(...win.slice(0, 2))).toBe(`${id}-win`);
    expect(find(...win.slice(0, 1), ...place.slice(0, places + 1))).toBe(`${id}-place`);
    expect(world.findCrowdedMarket("nothing", ["nothing-win-1", "nothing-win-2"])).toBeNull();
  });
});

describe("a starting price", () => {
  it("[WORLD-22] becomes a number at the off, and accepts no more bets", () => {
    const { world } = watchedWorld();
    const race = world
      .competitions("en", { sport: "horse-racing", live: false })
      .flatMap(({ events }) => events)
      .find(({ markets }) => markets[0]?.outcomes.some(({ odds }) => odds === "SP"));
    const runner = race?.markets[0]?.outcomes.find(({ odds }) => odds === "SP")?.id ?? "";
    expect(world.outcome(runner)?.isSuspended).toBe(false);
    world.advance(Date.parse(race?.starts_at ?? "") - world.now() + second);
    expect(world.outcome(runner)?.odds).toBeTypeOf("number");
    expect(world.outcome(runner)?.isSuspended).toBe(true);
    world.advance(10 * minute);
    expect(world.outcome(runner)?.isEnded).toBe(true);
    expect(world.outcome(runner)?.odds).toBeTypeOf("number");
  });
});

describe("a clock that is moved by weeks", () => {
  it("[WORLD-47] ends all that was on the programme, and leaves it full", () => {
    const { world, changes } = watchedWorld();
    const outrights = new Set(
      world
        .competitions("en", { type: "outright" })
        .flatMap(({ events }) => events.map(({ id }) => id)),
    );
    const before = world.openEventIds().filter((id) => !outrights.has(id));
    const results = new Map(before.map((id) => [id, world.snapshot(id)?.outcomes.length ?? 0]));
    world.advance(744 * hour);
    for (const [id, outcomes] of results) {
      const reported = settledOf(changes, id).at(-1);
      expect(reported?.size, id).toBeGreaterThanOrEqual(outcomes);
      expect(world.event(id, "en")).toBeNull();
    }
    const instants = changes.flatMap((change) =>
      change.kind === "delta" ? [change.delta.at] : [],
    );
    expect(instants).toEqual([...instants].sort((one, two) => one - two));
    expect(world.liveEventIds().length).toBeGreaterThanOrEqual(30);
    expect(world.openEventIds().length).toBeGreaterThanOrEqual(300);
    const played = new Set(
      changes.flatMap((change) => (change.kind === "settled" ? [change.eventId] : [])),
    );
    // A month of matches and races would be above twenty-five thousand.
    expect(played.size).toBeLessThan(5_000);
  });
});
