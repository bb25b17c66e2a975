import { describe, expect, it } from "vitest";
import { createSpareTime } from "./spare-time.ts";

function measure() {
  let now = 0;
  let busy = 0;
  const hasTime = createSpareTime({ clock: () => now, utilization: () => busy });
  return (milliseconds: number, utilization: number) => {
    now += milliseconds;
    busy = utilization;
    return hasTime();
  };
}

describe("time that visitors leave", () => {
  it("[SERVER-87] is given to one at a time, and measured again before the next", () => {
    const after = measure();
    expect(after(0, 0)).toBe(true);
    expect([after(0, 0), after(49, 0), after(1, 0)]).toEqual([false, false, true]);
  });

  it("[SERVER-87] is not there while the thread is busy, but once a second", () => {
    const after = measure();
    expect(after(0, 0.59)).toBe(true);
    const answers = Array.from({ length: 40 }, () => after(50, 1));
    expect(answers.flatMap((isSpare, index) => (isSpare ? [index] : []))).toEqual([19, 39]);
    expect(after(50, 0.3)).toBe(true);
  });
});
