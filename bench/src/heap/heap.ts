import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { Page } from "playwright";
import { pause, watchProblems } from "../shared/browser.ts";
import { buildAside } from "../shared/build.ts";
import type { Figure, Report } from "../shared/report.ts";
import { median, range } from "../shared/statistics.ts";

/** What the live list keeps in memory while the market goes by sixty times as fast: a turn is an hour of it. */

const speed = 60;
/** Seconds of a turn, and of one before, in which what loads late has come. */
const turn = 60;
const second = 1_000;

/** What a page holds once all that nothing refers to is gone. */
interface Held {
  /** Bytes of JavaScript's heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Runs the bench: a minute a turn, and one before. */
export async function heap(turns: number): Promise<Report> {
  await buildAside("site");
  const services = await startServices();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const problems = watchProblems(page);
    const readHeld = await watchHeld(page);
    await page.goto(`${services.siteUrl}/live/`);
    const held: Held[] = [];
    for (let minute = 0; minute <= turns; minute += 1) {
      await passTurn(services.sandboxUrl);
      held.push(await readHeld());
    }
    if (problems.length > 0) throw new Error(`The page complained: ${problems[0]}`);
    const rows = await page.locator("[data-event-status]").count();
    if (rows === 0) throw new Error("The list shows no event.");
    const conditions = { turns, "times as fast": speed, rows, browser: browser.version() };
    return { name: "heap", conditions, figures: figuresOf(held) };
  } finally {
    await browser.close();
    await services.end();
  }
}

/** Moves the sandbox's clock ahead second by second: by `speed` seconds each time. */
async function passTurn(sandboxUrl: string): Promise<void> {
  const body = JSON.stringify({ milliseconds: (speed - 1) * second });
  const headers = { "content-type": "application/json" };
  const end = performance.now() + turn * second;
  while (performance.now() < end) {
    const next = performance.now() + second;
    const answer = await fetch(`${sandboxUrl}/control/api/clock`, {
      method: "POST",
      headers,
      body,
    });
    if (!answer.ok) throw new Error(`The sandbox did not move its clock: ${answer.status}.`);
    await pause(Math.max(0, next - performance.now()));
  }
}

async function watchHeld(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return {
      heap: metric("JSHeapUsedSize"),
      nodes: metric("Nodes"),
      listeners: metric("JSEventListeners"),
    };
  };
}

/** A line through all turns but the first would follow the list, which grows and shrinks: halves are compared. */
function figuresOf([first, ...held]: readonly Held[]): Figure[] {
  const half = Math.ceil(held.length / 2);
  const middle = (part: keyof Held, some: readonly Held[]) =>
    median(some.map((each) => each[part]));
  const growth = (part: keyof Held) =>
    middle(part, held.slice(-half)) / middle(part, held.slice(0, half));
  const [least, most] = range(held.map((each) => each.heap));
  return [
    { name: "heap after the first minute", value: first?.heap ?? Number.NaN, unit: "bytes" },
    { name: "heap after the last", value: held.at(-1)?.heap ?? Number.NaN, unit: "bytes" },
    { name: "heap, lowest", value: least, unit: "bytes" },
    { name: "heap, highest", value: most, unit: "bytes" },
    { name: "heap, second half to first", value: growth("heap"), unit: "times", limit: 1.1 },
    { name: "nodes, second half to first", value: growth("nodes"), unit: "times" },
    { name: "listeners, second half to first", value: growth("listeners"), unit: "times" },
  ];
}
