import type { CDPSession, Page } from "playwright";

/** Milliseconds that the reference takes on the machine whose quarter the limits mean (docs/decisions/92). */
const referenceMilliseconds = 40;
const slowness = 4;
const tries = 3;

/** What a report says of the processor. */
export const phoneProcessor = `a quarter of one that counts to 30 million in ${referenceMilliseconds} ms`;

/**
 * Slows a blank page down to the processor of a phone: a quarter of the reference machine's, however fast
 * this one is just now. Resolves with how many times slower than this machine that is.
 */
export async function slowToPhone(page: Page, session: CDPSession): Promise<number> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) times.push(await page.evaluate(timeReference));
  // A machine slower than that quarter can't be made faster.
  const rate = Math.max(1, (slowness * referenceMilliseconds) / Math.min(...times));
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return rate;
}

/** Runs in the page. Counting is nothing but the processor's work: no memory, no layout, no garbage. */
function timeReference(): number {
  const begun = performance.now();
  let sum = 0;
  for (let count = 0; count < 30_000_000; count += 1) sum += count % 7;
  return sum > 0 ? performance.now() - begun : 0;
}
