import { expect, it } from "vitest";
import { createIdleTime } from "./liveness.ts";

it("counts from the last work of a process, however slowly it works", async () => {
  let now = 0;
  let had = 0;
  const idleTime = createIdleTime({ processorTime: async () => had, now: () => now });
  const after = (milliseconds: number, work: number) => {
    now += milliseconds;
    had += work;
    return idleTime();
  };
  // Starved: a hundredth of a processor, for five minutes.
  for (let round = 0; round < 30; round += 1) expect(await after(10_000, 100)).toBe(0);
  // What answering takes is not work.
  expect(await after(10_000, 20)).toBe(10_000);
  expect(await after(50_000, 20)).toBe(60_000);
  expect(await after(10_000, 400)).toBe(0);
});
