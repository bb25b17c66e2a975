import { mostPriceSteps, priceStepSchema } from "@grandstand/contract/price-history";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { historyLength } from "../price-history/price-history.ts";
import type { World } from "./world.ts";
import { hour, minute, saturdayEvening, second, watchedWorld } from "./world-fixture.ts";

/** Every outcome of the main markets of the events that are open. */
function mainOutcomes(world: World) {
  return world
    .competitions("en", {})
    .flatMap(({ events }) => events)
    .flatMap(({ markets }) => markets)
    .flatMap(({ outcomes }) => outcomes);
}

function advance(world: World, milliseconds: number, step = 30 * second) {
  for (let passed = 0; passed < milliseconds; passed += step) world.advance(step);
}

describe("the world's past prices", () => {
  it("[PRICE-RECORD-10] end with the price of the moment", () => {
    const { world } = watchedWorld();
    advance(world, 40 * minute);
    const outcomes = mainOutcomes(world);
    expect(outcomes.length).toBeGreaterThan(500);
    for (const { id, odds } of outcomes) {
      if (typeof odds === "number") expect(world.priceHistory(id)?.steps.at(-1)?.odds).toBe(odds);
    }
    expect(outcomes.some(({ id }) => (world.priceHistory(id)?.steps.length ?? 0) > 2)).toBe(true);
    const [football] = world.competitions("en", { sport: "football", live: false });
    const markets = world.markets(football?.events[0]?.id ?? "", "en") ?? [];
    const score = markets.find(({ type }) => type === "correct_score");
    expect(world.priceHistory(score?.outcomes[0]?.id ?? "")).toBeNull();
    expect(world.priceHistory("unknown")).toBeNull();
  });

  it("[PRICE-RECORD-10] have a price that was set by hand", () => {
    const { world } = watchedWorld();
    world.advance(hour);
    const outcome = mainOutcomes(world).find(({ odds }) => typeof odds === "number");
    world.setOdds(outcome?.id ?? "", 7.5);
    const now = { at: saturdayEvening + hour, odds: 7.5 };
    expect(world.priceHistory(outcome?.id ?? "")?.steps.at(-1)).toMatchObject(now);
  });

  it("[PRICE-RECORD-11] say the minute and what happened", () => {
    const { world } = watchedWorld();
    advance(world, hour);
    const live = world.competitions("en", { sport: "football", live: true });
    const steps = live
      .flatMap(({ events }) => events)
      .flatMap(({ id }) => world.markets(id, "en")?.[0]?.outcomes ?? [])
      .flatMap(({ id }) => world.priceHistory(id)?.steps ?? []);
    for (const step of steps) v.parse(priceStepSchema, step);
    expect(steps.filter(({ minute: of }) => of !== undefined).length).toBeGreaterThan(100);
    expect(steps.filter(({ cause }) => cause === "goal").length).toBeGreaterThan(3);
    for (const { minute: of, added_minute: added } of steps) {
      if (added !== undefined) expect([45, 90]).toContain(of);
    }
    const tennis = world
      .competitions("en", { sport: "tennis", live: true })
      .flatMap(({ events }) => events)
      .flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes))
      .flatMap(({ id }) => world.priceHistory(id)?.steps ?? []);
    expect(tennis.some(({ minute: of }) => of !== undefined)).toBe(false);
  });

  it("[PRICE-RECORD-12] are the same again", () => {
    const play = () => {
      const { world } = watchedWorld();
      advance(world, 10 * minute, 5 * minute);
      return mainOutcomes(world).map(({ id }) => world.priceHistory(id));
    };
    expect(play()).toEqual(play());
  });

  it("[PRICE-RECORD-12] stay within a day and their bound when the clock is moved", () => {
    const { world } = watchedWorld();
    const [inPlay = ""] = world.liveEventIds();
    const early = world.markets(inPlay, "en")?.[0]?.outcomes[0]?.id ?? "";
    expect(world.priceHistory(early)?.steps).toHaveLength(1);
    world.advance(30 * hour);
    world.advance(minute);
    expect(world.priceHistory(early)).toBeNull();
    for (const { id } of mainOutcomes(world)) {
      const instants = world.priceHistory(id)?.steps.map(({ at }) => at) ?? [];
      expect(instants).toEqual(instants.toSorted((one, other) => one - other));
      expect(instants.length).toBeLessThanOrEqual(mostPriceSteps);
      if (instants[0] !== undefined) {
        expect(instants[0]).toBeGreaterThanOrEqual(world.now() - historyLength);
      }
    }
  });
});
