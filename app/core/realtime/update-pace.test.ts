import { intervals, updatePaces } from "@grandstand/rules/intervals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFakeTime } from "../../testing/fake-time.ts";
import { createUpdatePace } from "./update-pace.ts";

function startPace(choice: { every: number }, betOn: readonly string[] = []) {
  const time = createFakeTime(0);
  const applied: string[] = [];
  const pace = createUpdatePace({
    every: () => choice.every,
    isBetOn: (eventId) => betOn.includes(eventId),
    setTimer: time.setTimer,
  });
  const schedule = (eventId: string, news: string) =>
    pace.schedule(eventId, () => applied.push(news));
  return { time, applied, pace, schedule };
}

describe("the pace of updates", () => {
  it("[UPDATE-PACE-1] reports at once unless it is chosen otherwise", () => {
    const { applied, schedule } = startPace({ every: updatePaces["at-once"] });
    schedule("a", "a1");
    expect(applied).toEqual(["a1"]);
  });

  it("[UPDATE-PACE-2] reports together what came since the last turn", async () => {
    const { time, applied, schedule } = startPace({ every: 5_000 });
    schedule("a", "a1");
    schedule("b", "b1");
    await time.pass(4_999);
    schedule("a", "a2");
    expect(applied).toEqual([]);
    await time.pass(1);
    expect(applied).toEqual(["a1", "b1", "a2"]);
    schedule("a", "a3");
    await time.pass(5_000);
    expect(applied).toEqual(["a1", "b1", "a2", "a3"]);
  });

  it("[UPDATE-PACE-2] loses nothing and keeps the order, whenever it comes", async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(7_000)));
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { time, applied, schedule } = startPace({ every: 5_000 });
        for (const [index, [eventId, wait]] of list.entries()) {
          schedule(eventId, String(index));
          await time.pass(wait);
        }
        await time.pass(5_000);
        expect(applied).toEqual(list.map((_, index) => String(index)));
      }),
    );
  });

  it("[UPDATE-PACE-3] never holds back what is bet on", () => {
    const { applied, schedule } = startPace({ every: 10_000 }, ["b"]);
    schedule("a", "a1");
    schedule("b", "b1");
    expect(applied).toEqual(["b1"]);
  });

  it("[UPDATE-PACE-4] reports what is held on request, and not again", async () => {
    const { time, applied, schedule, pace } = startPace({ every: 10_000 });
    schedule("a", "a1");
    pace.release();
    expect(applied).toEqual(["a1"]);
    await time.pass(10_000);
    expect(applied).toEqual(["a1"]);
  });

  it("[UPDATE-PACE-5] reports what is held first, once everything is reported at once", () => {
    const choice = { every: 10_000 };
    const { applied, schedule } = startPace(choice);
    schedule("a", "a1");
    choice.every = 0;
    schedule("a", "a2");
    expect(applied).toEqual(["a1", "a2"]);
  });

  it("[UPDATE-PACE-6] holds nothing longer than a price may be old", () => {
    for (const every of Object.values(updatePaces)) {
      expect(every).toBeLessThanOrEqual(intervals.pricesStale);
    }
  });
});
