import { describe, expect, it } from "vitest";
import { createWorld } from "./create-world.ts";
import type { ListedEvent, World } from "./world.ts";
import { hour, minute, saturdayEvening } from "./world-fixture.ts";

/** A match is on the programme for longer than this: it is announced an hour before it begins. */
const checkInterval = 160 * minute;

/** The events that the programme had while the clock moved. */
type Seen = Map<string, ListedEvent>;

/** Adds the events of the programme now; virtual clubs play every few minutes and are left out. */
function addListed(world: World, seen: Seen): void {
  for (const event of world.listed("en")) {
    if (event.sport.category !== "virtual") seen.set(event.id, event);
  }
}

/** The shortest time between two starts of one side, in milliseconds, and that side. */
function shortestRest(seen: Seen): { rest: number; side: string } {
  const starts = new Map<string, number[]>();
  for (const { sport, competitors, startsAt } of seen.values()) {
    for (const name of competitors) {
      const side = `${name} (${sport.slug})`;
      starts.set(side, [...(starts.get(side) ?? []), startsAt]);
    }
  }
  const rests = [...starts].flatMap(([side, times]) => {
    const sorted = times.sort((one, two) => one - two);
    return sorted.slice(1).map((at, index) => ({ rest: at - (sorted[index] ?? 0), side }));
  });
  return rests.reduce((one, two) => (two.rest < one.rest ? two : one));
}

describe("a day's rest", () => {
  it.each([
    { seed: 7, from: "2026-11-21T19:00:00Z", hours: 26 },
    { seed: 11, from: "2026-03-28T23:30:00Z", hours: 6 },
    { seed: 23, from: "2026-07-14T04:10:00Z", hours: 6 },
  ])("[WORLD-46] lets no one play twice within a day, from $from on", ({ seed, from, hours }) => {
    const world = createWorld({ seed, clock: () => Date.parse(from) });
    const seen: Seen = new Map();
    for (let passed = 0; passed < hours * hour; passed += checkInterval) {
      addListed(world, seen);
      world.advance(checkInterval);
    }
    addListed(world, seen);
    world.advance(48 * hour);
    addListed(world, seen);
    const { rest, side } = shortestRest(seen);
    expect(rest, side).toBeGreaterThanOrEqual(1_440 * minute);
  });

  it("[WORLD-46] lets no one play twice within a day when many matches end by hand", () => {
    const world = createWorld({ seed: 7, clock: () => saturdayEvening });
    const seen: Seen = new Map();
    for (let round = 0; round < 3; round += 1) {
      addListed(world, seen);
      for (const id of world.liveEventIds()) world.endEvent(id);
      addListed(world, seen);
      world.advance(hour);
    }
    const { rest, side } = shortestRest(seen);
    expect(rest, side).toBeGreaterThanOrEqual(1_440 * minute);
  });

  it("[WORLD-42] lets no one play twice at once, however fast matches are played", () => {
    const inPlaySpeed = 4;
    const world = createWorld({ seed: 7, clock: () => saturdayEvening, inPlaySpeed });
    const seen: Seen = new Map();
    for (let passed = 0; passed < 7 * hour; passed += checkInterval / inPlaySpeed) {
      addListed(world, seen);
      world.advance(checkInterval / inPlaySpeed);
    }
    const { rest, side } = shortestRest(seen);
    expect(rest, side).toBeGreaterThanOrEqual((1_440 * minute) / inPlaySpeed);
  });
});
