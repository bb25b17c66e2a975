import { fileURLToPath } from "node:url";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import type { Browser } from "playwright";
import { pause, watchProblems, watchWork } from "../shared/browser.ts";
import { type BuiltPages, buildPages } from "../shared/built-page.ts";
import type { Report } from "../shared/report.ts";
import { slowDown } from "../shared/slow-phone.ts";
import { median } from "../shared/statistics.ts";

/** What a message of a match costs the page that shows its centre, on a processor four times slower. */

const slowdown = 4;
const messages = 60;
/** Between two messages, in milliseconds: each is drawn before the next comes. */
const interval = 100;

interface Turn {
  readonly scripts: number;
  readonly total: number;
}

/** Runs the bench: a new page each turn, and sixty messages to it. */
export async function matchCentre(turns: number): Promise<Report> {
  const folder = fileURLToPath(new URL("./page", import.meta.url));
  const pages = await buildPages(folder, ["match-centre"]);
  const browser = await launchBrowser();
  const measured: Turn[] = [];
  try {
    for (let turn = 0; turn < turns; turn += 1) measured.push(await measureTurn(browser, pages));
    return {
      name: "match-centre",
      conditions: { turns, messages, slowdown, browser: browser.version() },
      figures: [
        {
          name: "scripts a message",
          value: median(measured.map(({ scripts }) => scripts)),
          unit: "ms",
          limit: 3,
        },
        {
          name: "main thread a message",
          value: median(measured.map(({ total }) => total)),
          unit: "ms",
        },
      ],
    };
  } finally {
    await browser.close();
    await pages.close();
  }
}

async function measureTurn(browser: Browser, { url }: BuiltPages): Promise<Turn> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const problems = watchProblems(page);
  await slowDown(page, slowdown);
  await page.goto(`${url}match-centre.html`);
  const drawing = page.locator("svg[role=img]");
  await drawing.waitFor();
  await pause(1_000);
  const before = await drawing.innerHTML();
  const work = await watchWork(page);
  const idle = await idleWork(work);
  const begun = await work();
  await page.evaluate(([count, every]) => window.send(count, every), [messages, interval] as const);
  const done = await work();
  if ((await drawing.innerHTML()) === before) throw new Error("No message was drawn.");
  await context.close();
  if (problems.length > 0) throw new Error(`The centre's page complained: ${problems[0]}`);
  const of = (part: keyof Turn) => (done[part] - begun[part] - 2 * idle[part]) / messages;
  return { scripts: of("scripts"), total: of("total") };
}

/** What the page does in half the time without any message: its clock's second. */
async function idleWork(work: () => Promise<Turn>): Promise<Turn> {
  const begun = await work();
  await pause((messages * interval) / 2);
  const done = await work();
  return { scripts: done.scripts - begun.scripts, total: done.total - begun.total };
}
