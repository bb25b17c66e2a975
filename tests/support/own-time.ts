import type { BrowserContext, Page, Request } from "playwright";
import { expect } from "./expect.ts";

const second = 1_000;
/** The calls of each page that have no answer yet. */
const openCalls = new WeakMap<BrowserContext, Set<Request>>();

/** Gives the pages of a browser context a time that passes by `passTime`. */
export async function giveOwnTime(context: BrowserContext): Promise<void> {
  const open = new Set<Request>();
  openCalls.set(context, open);
  context.on("request", (request) => {
    if (request.resourceType() === "fetch") open.add(request);
  });
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  await context.clock.install();
}

/**
 * Lets milliseconds of a page's own time pass, second by second. A call of the page has its answer before the next second:
 * by the page's clock alone its limit of time would be over while the answer is on its way.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= second) {
    await expect.poll(() => callsOf(page), "calls without an answer").toEqual([]);
    await page.clock.runFor(Math.min(second, left));
  }
}

function callsOf(page: Page): readonly string[] {
  const open = openCalls.get(page.context());
  if (!open) throw new Error("The page has no time of its own: visit it with hasOwnTime.");
  return [...open].map((request) => request.url());
}
