import type { Page } from "playwright";
import { median } from "./statistics.ts";

/**
 * Milliseconds in which the phone of the limits counts to thirty million: four times what a two-core
 * machine takes that does nothing else.
 */
const phoneTime = 160;
/** A busy machine's speed changes from one moment to the next. */
const countings = 9;

/**
 * Slows a page's processor down to the phone's, whatever the machine is and however busy; returns how
 * many times slower that is.
 */
export async function slowDown(page: Page): Promise<number> {
  const times: number[] = [];
  for (let counting = 0; counting < countings; counting += 1)
    times.push(await page.evaluate(count));
  const rate = Math.max(1, phoneTime / median(times));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return rate;
}

/** Runs in the page: milliseconds for a fixed piece of work. */
function count(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 30_000_000; index += 1) sum += index % 7;
  const time = performance.now() - start;
  // The sum is read, or the engine could leave the loop out.
  return sum > 0 ? time : Number.NaN;
}
