import { intervals } from "@grandstand/rules/intervals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createOddsStore } from "./odds-store.ts";
import { paceFrames } from "./pace-frames.ts";

const frameLength = 16;

/** A screen that makes a frame every 16 ms, by a clock that the test moves. */
function startScreen() {
  let now = 0;
  const frames: (() => void)[] = [];
  let timers: { readonly run: () => void; readonly at: number }[] = [];
  const schedule = paceFrames({
    requestFrame: (run) => void frames.push(run),
    setTimer: (run, milliseconds) => void timers.push({ run, at: now + milliseconds }),
    now: () => now,
  });
  function pass(milliseconds: number) {
    for (const end = now + milliseconds; now < end; ) {
      now += 1;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
      if (now % frameLength > 0) continue;
      for (const run of frames.splice(0)) run();
    }
  }
  return { schedule, pass, now: () => now };
}

describe("the pace of frames", () => {
  it("[PACE-FRAMES-1] draws what changes on a calm page with the next frame", () => {
    const { schedule, pass } = startScreen();
    let drawn = 0;
    for (let change = 1; change <= 3; change += 1) {
      schedule(() => {
        drawn += 1;
      });
      pass(frameLength);
      expect(drawn).toBe(change);
      pass(10 * frameLength);
    }
  });

  it("[PACE-FRAMES-2] [INTERVALS-15] draws 20 times a second at most, and the last price too", () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const { schedule, pass, now } = startScreen();
        const odds = createOddsStore(schedule);
        const drawnAt: number[] = [];
        odds.watch("a", () => drawnAt.push(now()));
        waits.forEach((wait, change) => {
          odds.receive([["a", 2 + change / 100, 0]], now());
          pass(wait);
        });
        pass(intervals.pricesDrawn + 2 * frameLength);
        const between = drawnAt.slice(1).map((at, index) => at - (drawnAt[index] ?? 0));
        expect(Math.min(...between)).toBeGreaterThanOrEqual(intervals.pricesDrawn);
        expect(odds.price("a")?.odds).toBe(2 + (waits.length - 1) / 100);
      }),
    );
  });
});
