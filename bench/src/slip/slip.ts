import { fileURLToPath } from "node:url";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import type { Browser, Locator, Page } from "playwright";
import { pause, watchProblems } from "../shared/browser.ts";
import { type BuiltPages, buildPages } from "../shared/built-page.ts";
import type { Figure, Report } from "../shared/report.ts";
import { median, percentile } from "../shared/statistics.ts";

/** The slip with twenty selections: from a key or a click to the frame that shows its effect. */

const selections = 20;
const outcomesOfEvent = 8;
const stakes = ["10,50", "2,25", "7", "100"];

interface Times {
  readonly add: number[];
  readonly stakeCombi: number[];
  readonly stakeSingle: number[];
  readonly remove: number[];
  readonly echo: number[];
}

/** Runs the bench: a new page each turn, with every measurement once. */
export async function slip(turns: number): Promise<Report> {
  const pages = await buildPages(fileURLToPath(new URL("./page", import.meta.url)), ["slip"]);
  const browser = await launchBrowser();
  const times: Times = { add: [], stakeCombi: [], stakeSingle: [], remove: [], echo: [] };
  try {
    for (let turn = 0; turn < turns; turn += 1) await measureTurn(browser, pages, times);
    const conditions = { turns, selections, browser: browser.version() };
    return { name: "slip", conditions, figures: figuresOf(times) };
  } finally {
    await browser.close();
    await pages.close();
  }
}

async function measureTurn(browser: Browser, { url }: BuiltPages, times: Times): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  const problems = watchProblems(page);
  await page.goto(`${url}slip.html`);
  const prices = page.locator("section button[data-movement]");
  await prices.first().waitFor();
  // The first press loads the slip's code; the presses after it are measured.
  await prices.nth(0).click();
  await page.locator("[data-slip=open] input").first().waitFor();
  await page.evaluate(() => window.slip.drain());
  for (let index = 1; index < selections; index += 1) {
    await prices.nth(index * outcomesOfEvent).click();
  }
  await collect(page, times.add);

  const fields = page.locator("[data-slip=open] input[inputmode=decimal]");
  await retype(page, fields.first(), times.stakeCombi);
  await page.evaluate(() => window.slip.chooseSingles());
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-slip] input[inputmode=decimal]").length === count,
    selections,
  );
  await retype(page, fields.nth(0), times.stakeSingle);
  await retype(page, fields.nth(selections - 1), times.stakeSingle);
  await retype(page, page.locator("#echo"), times.echo);

  await page.evaluate(() => window.slip.drain());
  for (let left = selections; left > 1; left -= 1) {
    await page.locator("[data-slip=open] li button").first().click();
  }
  await collect(page, times.remove);
  await context.close();
  if (problems.length > 0) throw new Error(`The slip's page complained: ${problems[0]}`);
}

/** Types each stake over the previous one, a key at a time. */
async function retype(page: Page, field: Locator, into: number[]): Promise<void> {
  await field.click();
  await page.evaluate(() => window.slip.drain());
  for (const stake of stakes) {
    await field.press("Control+A");
    await field.pressSequentially(stake, { delay: 20 });
  }
  await collect(page, into);
}

async function collect(page: Page, into: number[]): Promise<void> {
  // The time of the last frame is known only once it has been painted.
  await pause(200);
  into.push(...(await page.evaluate(() => window.slip.drain())));
}

function figuresOf(times: Times): Figure[] {
  const echo = median(times.echo);
  const names: Readonly<Record<keyof Times, string>> = {
    add: "add a selection",
    stakeCombi: "type the combi's stake",
    stakeSingle: "type one of twenty stakes",
    remove: "remove a selection",
    echo: "a plain input that echoes",
  };
  return (Object.keys(names) as (keyof Times)[]).flatMap((part): Figure[] => [
    { name: `${names[part]}: median`, value: median(times[part]), unit: "ms" },
    { name: `${names[part]}: 95th percentile`, value: percentile(times[part], 95), unit: "ms" },
    { name: `${names[part]}: to the echo`, value: median(times[part]) / echo, unit: "times" },
  ]);
}
