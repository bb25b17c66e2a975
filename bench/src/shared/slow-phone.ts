import type { Page } from "playwright";

/**
 * Milliseconds in which the phone of the limits makes and lays out the rows below: four times what a
 * two-core machine takes that does nothing else.
 */
const phoneTime = 2_550;
/** A busy machine's speed changes from one moment to the next. */
const repetitions = 20;

/** Milliseconds that this machine takes for the job of which the phone's time is known. The page is empty before and after. */
export async function jobTime(page: Page): Promise<number> {
  let time = 0;
  for (let turn = 0; turn < repetitions; turn += 1) time += await page.evaluate(layOutRows);
  return time;
}

/**
 * Slows a page's processor down by a factor; without one to the phone's, whatever the machine is and however busy.
 * Returns how many times slower it is. The page is empty before and after.
 */
export async function slowDown(page: Page, factor: number | null = null): Promise<number> {
  const rate = factor ?? Math.max(1, phoneTime / (await jobTime(page)));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return rate;
}

/**
 * Runs in the page: milliseconds for a list of prices that is read, made and laid out. What a page waits
 * for is memory as much as arithmetic, and the two don't slow down alike beside other work.
 */
function layOutRows(): number {
  const text = JSON.stringify(
    Array.from({ length: 600 }, (_, index) => ({
      name: `Home ${index} - Away ${index}`,
      odds: [1.5 + index / 100, 3.2, 4.1],
    })),
  );
  const start = performance.now();
  const list = document.createElement("div");
  for (const { name, odds } of JSON.parse(text) as { name: string; odds: number[] }[]) {
    const row = document.createElement("div");
    row.style.display = "flex";
    row.append(name);
    for (const price of odds) {
      const button = document.createElement("button");
      button.style.flex = "1";
      button.textContent = price.toFixed(2);
      row.append(button);
    }
    list.append(row);
  }
  document.body.append(list);
  const { offsetHeight } = list;
  list.remove();
  // The height is read, or the engine need not lay anything out.
  return offsetHeight > 0 ? performance.now() - start : Number.NaN;
}
