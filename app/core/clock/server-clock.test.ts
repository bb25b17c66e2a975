import { describe, expect, it } from "vitest";
import { createServerClock } from "./server-clock.ts";

const hour = 3_600_000;

/** A machine whose clock is off by this much, beside a server whose time a test moves. */
function startClock(off: number, renderedAgo = 0) {
  let time = 1_000 * hour;
  let error = off;
  const clock = createServerClock(() => time + error, time - renderedAgo);
  return {
    clock,
    error: () => clock.now() - time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    moveMachine: (milliseconds: number) => {
      error += milliseconds;
    },
    /** A message that was under way, or kept, for this long. */
    sync: (age = 0) => clock.sync(time - age),
  };
}

describe("the server's clock", () => {
  it.each([hour, -hour, 0])("[SERVER-CLOCK-1] counts rightly on a machine %i ms off", (off) => {
    const { error, sync, pass } = startClock(off);
    expect(error()).toBe(0);
    pass(10_000);
    sync(20);
    expect(Math.abs(error())).toBeLessThan(100);
  });

  it("[SERVER-CLOCK-1] is right after the first message of a page that took long to load", () => {
    const { error, sync } = startClock(hour, 20_000);
    sync(50);
    expect(Math.abs(error())).toBeLessThan(100);
  });

  it("[SERVER-CLOCK-2] is not put back by what is old", () => {
    const { error, sync, pass } = startClock(0);
    sync();
    for (const age of [5_000, 600_000, 2_000]) {
      sync(age);
      pass(1_000);
      expect(error()).toBe(0);
    }
  });

  it("[SERVER-CLOCK-3] follows a machine whose clock is moved forward or back", () => {
    const { error, sync, pass, moveMachine } = startClock(0);
    for (const moved of [hour, -hour]) {
      moveMachine(moved);
      for (let beat = 0; beat < 8; beat += 1) {
        pass(1_000);
        sync(30);
      }
      expect(Math.abs(error())).toBeLessThan(100);
    }
  });

  it("[SERVER-CLOCK-4] does not tremble with the way of messages", () => {
    const { clock, sync } = startClock(0, 900);
    const before = clock.now();
    for (const age of [400, 0, 1_400]) sync(age);
    expect(clock.now()).toBe(before);
  });
});
