import type { OutcomeState } from "@grandstand/contract/realtime";
import { eventDeltaSchema } from "@grandstand/contract/realtime";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { OutcomeResult, World, WorldChange } from "./world.ts";
import { hour, minute, second, watchedWorld } from "./world-fixture.ts";

type Delta = Extract<WorldChange, { kind: "delta" }>;
const deltasOf = (changes: readonly WorldChange[], id?: string) =>
  changes.filter(
    (change): change is Delta =>
      change.kind === "delta" && (id === undefined || change.eventId === id),
  );
const live = (world: World, sport: string) =>
  world.competitions("en", { live: true, sport }).flatMap((competition) => competition.events);

/** Steps until a goal is scored; returns the id of its event. */
function playToGoal({ world, changes }: { world: World; changes: WorldChange[] }): string {
  for (let passed = 0; passed < hour; passed += second) {
    const from = changes.length;
    world.advance(second);
    const goal = deltasOf(changes.slice(from)).find(
      ({ delta }) => delta.event?.is_suspended && delta.event.stats?.time !== null,
    );
    if (goal) return goal.eventId;
  }
  throw new Error("no goal in an hour");
}

describe("play", () => {
  it("[WORLD-10] [WORLD-6] numbers deltas without a gap, and they lead to the snapshot", () => {
    const { world, changes } = watchedWorld();
    const [id = ""] = world.liveEventIds();
    const first = world.snapshot(id);
    const known = new Map<string, OutcomeState>(first?.outcomes.map((state) => [state[0], state]));
    for (let passed = 0; passed < 20 * minute; passed += 10 * second) world.advance(10 * second);
    let sequence = first?.sequence ?? 0;
    for (const { delta } of deltasOf(changes, id)) {
      v.parse(eventDeltaSchema, delta);
      sequence += 1;
      expect(delta.sequence).toBe(sequence);
      for (const state of delta.outcomes ?? []) known.set(state[0], state);
    }
    const last = world.snapshot(id);
    expect(last?.sequence).toBe(sequence);
    expect(last?.outcomes).toEqual(last?.outcomes.map(([outcome]) => known.get(outcome)));
  });

  it("[WORLD-11] reports only what changed", () => {
    const { world, changes } = watchedWorld();
    const known = new Map<string, string>();
    for (const id of world.liveEventIds()) {
      for (const state of world.snapshot(id)?.outcomes ?? []) {
        known.set(state[0], JSON.stringify(state));
      }
    }
    for (let passed = 0; passed < 10 * minute; passed += 5 * second) world.advance(5 * second);
    for (const { delta } of deltasOf(changes)) {
      for (const state of delta.outcomes ?? []) {
        expect(known.get(state[0])).not.toBe(JSON.stringify(state));
        known.set(state[0], JSON.stringify(state));
      }
    }
  });

  it("[WORLD-12] [WORLD-30] puts an event off sale at a goal, and brings it back with new prices", () => {
    const watched = watchedWorld();
    const { world, changes } = watched;
    const id = playToGoal(watched);
    expect(world.event(id, "en")?.is_suspended).toBe(true);
    expect(world.snapshot(id)?.outcomes.every(([, , flag]) => flag === 1)).toBe(true);
    const outcomeId = world.snapshot(id)?.outcomes[0]?.[0] ?? "";
    expect(world.outcome(outcomeId)?.isSuspended).toBe(true);
    const from = changes.length;
    world.advance(30 * second);
    expect(world.event(id, "en")?.is_suspended).toBe(false);
    const back = deltasOf(changes.slice(from), id).find(
      ({ delta }) => delta.event?.is_suspended === false,
    );
    expect(back?.delta.outcomes?.length).toBeGreaterThan(0);
  });

  it("[WORLD-66] says corners, cards and the goal of a moment beside the side's name", () => {
    const { world, changes } = watchedWorld();
    const ids = new Set(live(world, "football").map(({ id }) => id));
    const known = new Map([...ids].map((id) => [id, world.snapshot(id)?.event.stats ?? null]));
    let goals = 0;
    for (let passed = 0; passed < hour; passed += 5 * second) world.advance(5 * second);
    for (const { eventId, delta } of deltasOf(changes)) {
      const { event } = delta;
      const before = known.get(eventId);
      if (!ids.has(eventId) || !event?.stats || !before) continue;
      for (const side of ["home", "away"] as const) {
        const [was, now] = [before[`${side}_notes`], event.stats[`${side}_notes`]];
        expect(now?.corners).toBeGreaterThanOrEqual(was?.corners ?? 0);
        expect(now?.cards).toBeGreaterThanOrEqual(was?.cards ?? 0);
        const hasScored = event.stats[`${side}_scores`].join() !== before[`${side}_scores`].join();
        if (hasScored) goals += 1;
        if (hasScored && event.is_suspended) expect(now?.news).toBe("goal");
        if (!event.is_suspended || event.suspension_reason !== "goal") {
          expect(now?.news).toBeUndefined();
        }
      }
      known.set(eventId, event.stats);
    }
    expect(goals).toBeGreaterThan(0);
  });

  it("[WORLD-13] plays two halves with a break, in about two hours", () => {
    const { world, changes } = watchedWorld();
    const next = world
      .competitions("en", { sport: "football", live: false })
      .flatMap(({ events }) => events)
      .sort((one, two) => one.starts_at.localeCompare(two.starts_at))[0];
    for (let passed = 0; passed < 3 * hour; passed += 10 * minute) world.advance(10 * minute);
    const states = deltasOf(changes, next?.id).flatMap(({ delta }) =>
      delta.event ? [{ at: delta.at, ...delta.event }] : [],
    );
    const seen = [...new Set(states.map(({ matchSummary }) => matchSummary?.currentPhase))];
    expect(seen).toEqual(["first_half", "half_time", "second_half", "ended"]);
    const end = states.at(-1);
    expect(end?.status).toBe("ended");
    const length = (end?.at ?? 0) - Date.parse(next?.starts_at ?? "");
    expect(length / minute).toBeGreaterThan(105);
    expect(length / minute).toBeLessThan(120);
  });

  it("[WORLD-13] plays as many times faster as configured", () => {
    const { world, changes } = watchedWorld({ inPlaySpeed: 30 });
    const [first] = live(world, "football");
    world.advance(5 * minute);
    const end = deltasOf(changes, first?.id).find(({ delta }) => delta.event?.status === "ended");
    expect(end).toBeDefined();
    expect(world.liveEventIds().length).toBeGreaterThanOrEqual(30);
  });

  it("[WORLD-14] reports everything in order while it catches up", () => {
    const { world, changes } = watchedWorld();
    world.advance(4 * hour);
    const instants = deltasOf(changes).map(({ delta }) => delta.at);
    expect(instants).toEqual([...instants].sort((one, two) => one - two));
    expect(instants.at(-1)).toBeLessThanOrEqual(world.now());
  });

  it("[WORLD-15] moves prices at a plausible rate", () => {
    const { world, changes } = watchedWorld();
    // Prices of virtual events don't move: the events begin and end.
    const isVirtual = (id: string) =>
      world.event(id.split("-")[0] ?? "", "en")?.sport_category === "virtual";
    const prices = new Map(
      world
        .liveEventIds()
        .flatMap((id) => world.snapshot(id)?.outcomes ?? [])
        .map(([id, odds]) => [id, odds]),
    );
    for (let passed = 0; passed < 10 * minute; passed += second) world.advance(second);
    let moved = 0;
    for (const [id, odds] of deltasOf(changes).flatMap(({ delta }) => delta.outcomes ?? [])) {
      if (prices.get(id) !== odds && !isVirtual(id)) moved += 1;
      prices.set(id, odds);
    }
    expect(moved / 600).toBeGreaterThan(5);
    expect(moved / 600).toBeLessThan(20);
  });

  it("[WORLD-16] stops selling what is decided", () => {
    const { world } = watchedWorld();
    const scored = live(world, "football").filter(
      ({ stats }) => (stats?.home_scores[0] ?? 0) + (stats?.away_scores[0] ?? 0) > 2,
    );
    expect(scored.length).toBeGreaterThan(0);
    for (const event of scored) {
      const total = event.markets.find(({ type }) => type === "total_goals");
      expect(total?.outcomes[0]?.handicap).toBeGreaterThan(2.5);
      expect(world.outcome(`${event.id}-total-2_5-over`)?.isSuspended).toBe(true);
      const offered = world.markets(event.id, "en") ?? [];
      expect(offered.some(({ id }) => id.endsWith("total-1_5"))).toBe(false);
    }
  });

  it("[WORLD-17] settles a next goal and a passed total when the goal falls", () => {
    const watched = watchedWorld();
    const id = playToGoal(watched);
    const goals = watched.world.event(id, "en")?.stats;
    const ordinal = (goals?.home_scores[0] ?? 0) + (goals?.away_scores[0] ?? 0);
    const settled = watched.changes.filter(
      (change) => change.kind === "settled" && change.eventId === id,
    );
    const results = new Map<string, OutcomeResult>(
      settled.flatMap((change) => (change.kind === "settled" ? [...change.results] : [])),
    );
    const nextGoal = ["home", "none", "away"].map((key) =>
      results.get(`${id}-next-goal-${ordinal}-${key}`),
    );
    expect(nextGoal.filter((result) => result === "won")).toHaveLength(1);
    expect(results.get(`${id}-total-${ordinal - 1}_5-over`)).toBe("won");
    expect(watched.world.outcome(`${id}-next-goal-${ordinal}-none`)?.isEnded).toBe(true);
  });
});
