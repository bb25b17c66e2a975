import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createScheduler } from "./scheduler.ts";

describe("the scheduler", () => {
  it("[WORLD-14] [WORLD-28] runs what is due by instant, then in the order of scheduling", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 }), (instants) => {
        const scheduler = createScheduler();
        const run: { at: number; order: number }[] = [];
        instants.forEach((at, order) => {
          scheduler.schedule(at, () => run.push({ at, order }));
        });
        scheduler.runUntil(20);
        const due = instants
          .map((at, order) => ({ at, order }))
          .filter(({ at }) => at <= 20)
          .sort((one, two) => one.at - two.at || one.order - two.order);
        expect(run).toEqual(due);
      }),
    );
  });

  it("[WORLD-14] runs what its actions bring forth, when that is due too", () => {
    const scheduler = createScheduler();
    const seen: number[] = [];
    const again = (at: number) => {
      seen.push(at);
      scheduler.schedule(at + 10, again);
    };
    scheduler.schedule(5, again);
    scheduler.runUntil(30);
    expect(seen).toEqual([5, 15, 25]);
    expect(scheduler.current()).toBeNull();
  });
});
