import type { Browser, BrowserContext, Page } from "playwright";
import { pause, watchWork } from "../shared/browser.ts";
import { slowDown } from "../shared/slow-phone.ts";

/** The measurements of one page load. Times in milliseconds, sizes in bytes as sent. */
export interface Load {
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Everything that the page's main thread did until the page had settled. */
  readonly mainThread: number;
  /** The sum of the parts of long tasks that exceed 50 ms. */
  readonly blocking: number;
  readonly longestTask: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly html: number;
  /** The document as the browser reads it, uncompressed. */
  readonly document: number;
  readonly requests: number;
  /** The factor by which the processor was slowed down. */
  readonly slowness: number;
}

const megabit = 1_000_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};
const width = 390;

/** What a report says of the visits that are measured here. */
export function visitConditions(browser: Browser): Readonly<Record<string, string>> {
  return {
    network: `${network.downloadThroughput / megabit} Mbit/s, ${network.latency} ms`,
    width: `${width} px`,
    browser: browser.version(),
  };
}

/** The page has settled when it sends no request for this many milliseconds. */
const quiet = 2_000;

/**
 * Loads an address once, on a slow phone with an empty cache, and touches nothing. The processor is the phone's of the
 * limits, or slower by the given factor than this machine's.
 */
export async function loadOnce(
  browser: Browser,
  address: string,
  slowdown: number | null = null,
): Promise<Load> {
  const { context, page, slowness } = await openSlowPage(browser, slowdown);
  const readWork = await watchWork(page);
  const before = await readWork();
  let lastRequest = Date.now();
  page.on("requestfinished", () => {
    lastRequest = Date.now();
  });
  await page.addInitScript(watchLoad);
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  while (Date.now() - lastRequest < quiet) await pause(100);
  const mainThread = (await readWork()).total - before.total;
  const load = await page.evaluate(readLoad);
  await context.close();
  return { ...load, mainThread, slowness };
}

/** Milliseconds from opening an address to its first price that shows an early press. */
export async function pressOnce(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openSlowPage(browser);
  await page.goto(address, { waitUntil: "commit", timeout: 60_000 });
  const price = page.locator("main button[data-open]").first();
  await price.evaluate((button: HTMLButtonElement) => button.click());
  const at = await page.waitForFunction(
    () =>
      document.querySelector("main button[data-movement][aria-pressed=true]") && performance.now(),
    undefined,
    { polling: "raf", timeout: 60_000 },
  );
  const time = Number(await at.jsonValue());
  await context.close();
  return time;
}

interface SlowPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The factor by which the processor was slowed down. */
  readonly slowness: number;
}

async function openSlowPage(browser: Browser, slowdown: number | null = null): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    // A response of a service worker has no transfer size.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  const slowness = await slowDown(page, slowdown);
  return { context, page, slowness };
}

/** Runs in the page, before any of its scripts. */
function watchLoad(): void {
  const seen = { largestPaint: 0, layoutShift: 0, blocking: 0, longestTask: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      seen.layoutShift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    // The part of a task beyond 50 ms delays a press.
    for (const { duration } of list.getEntries()) {
      seen.blocking += duration - 50;
      seen.longestTask = Math.max(seen.longestTask, duration);
    }
  }).observe({ type: "longtask", buffered: true });
}

/** Runs in the page. */
function readLoad(): Omit<Load, "mainThread" | "slowness"> {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const [page] = performance.getEntriesByType("navigation") as PerformanceResourceTiming[];
  const bytes = (name: RegExp) =>
    files
      .filter((file) => name.test(new URL(file.name).pathname))
      .reduce((sum, file) => sum + file.encodedBodySize, 0);
  const { seen } = window as unknown as {
    seen: Pick<Load, "largestPaint" | "layoutShift" | "blocking" | "longestTask">;
  };
  return {
    ...seen,
    scripts: bytes(/\.js$/),
    styles: bytes(/\.css$/),
    fonts: bytes(/\.woff2$/),
    html: page?.encodedBodySize ?? 0,
    document: page?.decodedBodySize ?? 0,
    requests: files.length + 1,
  };
}
