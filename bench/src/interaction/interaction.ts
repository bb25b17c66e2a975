import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { Browser } from "playwright";
import { pause, watchProblems } from "../shared/browser.ts";
import { buildAside } from "../shared/build.ts";
import { readInputs, watchInputs } from "../shared/inputs.ts";
import { nextMessage } from "../shared/next-message.ts";
import type { Figure, Report } from "../shared/report.ts";
import { slowDown } from "../shared/slow-phone.ts";
import { median, percentile } from "../shared/statistics.ts";
import type { MarketOrder } from "./messages.ts";
import { walk } from "./walk.ts";

/**
 * A walk through the real site on a slow phone, from input to paint: while a thousand prices a second
 * move on its pages, and in turns while none does.
 */

const pricesPerSecond = 1_000;
/** Milliseconds until the first page has settled: its hydration is measured by `page-load`. */
const settle = 4_000;
/** Milliseconds from an input to the frame that shows it, of 98 in 100 inputs. */
const limit = 200;

const kinds = ["moving", "calm"] as const;
type Kind = (typeof kinds)[number];

/** Runs the bench: each turn walks once through a moving market, and once through a calm one. */
export async function interaction(turns: number): Promise<Report> {
  await buildAside("site");
  const market = fork(fileURLToPath(new URL("./market-process.ts", import.meta.url)));
  const { port } = await nextMessage<{ port: number }>(market, "ready");
  const services = await startServices({ realtimeUrl: `ws://127.0.0.1:${port}/realtime` });
  const browser = await launchBrowser();
  try {
    const opened = nextMessage<{ events: number }>(market, "opened");
    order(market, { kind: "open", sandboxUrl: services.sandboxUrl });
    const { events } = await opened;
    const times: Record<Kind, number[]> = { moving: [], calm: [] };
    for (let turn = 0; turn < turns; turn += 1) {
      for (const kind of kinds) {
        order(market, { kind: "move", pricesPerSecond: kind === "moving" ? pricesPerSecond : 0 });
        times[kind].push(...(await measureWalk(browser, services.siteUrl, kind)));
      }
    }
    const conditions = {
      turns,
      events,
      "prices a second": pricesPerSecond,
      processor: "a phone's",
      width: "390 px",
      browser: browser.version(),
    };
    return { name: "interaction", conditions, figures: figuresOf(times) };
  } finally {
    await browser.close();
    await services.end();
    market.kill();
  }
}

function order(market: ChildProcess, what: MarketOrder): void {
  market.send(what);
}

async function measureWalk(
  browser: Browser,
  siteUrl: string,
  kind: Kind,
): Promise<readonly number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-BE",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const problems = watchProblems(page);
  await watchInputs(page);
  await slowDown(page);
  await page.goto(siteUrl);
  await pause(settle);
  await walk(page);
  const times = await readInputs(page);
  const moved = await page.locator("[data-movement=up], [data-movement=down]").count();
  await context.close();
  if (problems.length > 0) throw new Error(`The page complained: ${problems[0]}`);
  if (kind === "moving" && moved === 0) throw new Error("No price moved on the page.");
  return times;
}

function figuresOf(times: Record<Kind, readonly number[]>): Figure[] {
  const of = (kind: Kind): Figure[] => [
    { name: `${kind}: inputs`, value: times[kind].length, unit: "count" },
    { name: `${kind}: input to paint, median`, value: median(times[kind]), unit: "ms" },
    {
      name: `${kind}: input to paint, 98th percentile`,
      value: percentile(times[kind], 98),
      unit: "ms",
      ...(kind === "moving" && { limit }),
    },
    { name: `${kind}: slowest input`, value: percentile(times[kind], 100), unit: "ms" },
  ];
  return [
    ...of("moving"),
    ...of("calm"),
    {
      name: "98th percentile, moving to calm",
      value: percentile(times.moving, 98) / percentile(times.calm, 98),
      unit: "times",
    },
  ];
}
