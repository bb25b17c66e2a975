import { intervals, updatePaces } from "@grandstand/rules/intervals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFakeTime } from "../../testing/fake-time.ts";
import { createUpdatePace } from "./update-pace.ts";

function startPace(choice: { every: number }, betOn: readonly string[] = []) {
  const time = createFakeTime(0);
  const told: string[] = [];
  const pace = createUpdatePace({
    every: () => choice.every,
    isBetOn: (eventId) => betOn.includes(eventId),
    setTimer: time.setTimer,
  });
  const take = (eventId: string, news: string) => pace.take(eventId, () => told.push(news));
  return { time, told, pace, take };
}

describe("the pace of updates", () => {
  it("[UPDATE-PACE-1] tells at once unless it is chosen otherwise", () => {
    const { told, take } = startPace({ every: updatePaces["at-once"] });
    take("a", "a1");
    expect(told).toEqual(["a1"]);
  });

  it("[UPDATE-PACE-2] tells together what came since the last turn", async () => {
    const { time, told, take } = startPace({ every: 5_000 });
    take("a", "a1");
    take("b", "b1");
    await time.pass(4_999);
    take("a", "a2");
    expect(told).toEqual([]);
    await time.pass(1);
    expect(told).toEqual(["a1", "b1", "a2"]);
    take("a", "a3");
    await time.pass(5_000);
    expect(told).toEqual(["a1", "b1", "a2", "a3"]);
  });

  it("[UPDATE-PACE-2] loses nothing and keeps the order, whenever it comes", async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(7_000)));
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { time, told, take } = startPace({ every: 5_000 });
        for (const [index, [eventId, wait]] of list.entries()) {
          take(eventId, String(index));
          await time.pass(wait);
        }
        await time.pass(5_000);
        expect(told).toEqual(list.map((_, index) => String(index)));
      }),
    );
  });

  it("[UPDATE-PACE-3] never holds back what is bet on", () => {
    const { told, take } = startPace({ every: 10_000 }, ["b"]);
    take("a", "a1");
    take("b", "b1");
    expect(told).toEqual(["b1"]);
  });

  it("[UPDATE-PACE-4] tells what is held when asked, and not again", async () => {
    const { time, told, take, pace } = startPace({ every: 10_000 });
    take("a", "a1");
    pace.release();
    expect(told).toEqual(["a1"]);
    await time.pass(10_000);
    expect(told).toEqual(["a1"]);
  });

  it("[UPDATE-PACE-5] tells what is held first, once everything is told at once", () => {
    const choice = { every: 10_000 };
    const { told, take } = startPace(choice);
    take("a", "a1");
    choice.every = 0;
    take("a", "a2");
    expect(told).toEqual(["a1", "a2"]);
  });

  it("[UPDATE-PACE-6] holds nothing longer than a price may be old", () => {
    for (const every of Object.values(updatePaces)) {
      expect(every).toBeLessThanOrEqual(intervals.pricesStale);
    }
  });
});
