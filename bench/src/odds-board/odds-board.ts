import { fileURLToPath } from "node:url";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import type { Browser } from "playwright";
import { pause, watchProblems, watchWork } from "../shared/browser.ts";
import { type BuiltPages, buildPages } from "../shared/built-page.ts";
import type { Figure, Report } from "../shared/report.ts";
import { median, percentile, range } from "../shared/statistics.ts";

/**
 * The site's odds buttons, store and decoder, compared with a hand-written page that gets the same
 * messages, in turns, in one browser.
 */

interface Case {
  readonly name: string;
  readonly prices: number;
  readonly changesPerSecond: number;
  /** Pixels; the usual height shows a part of the board, a tall one the whole board. */
  readonly height: number;
  /** The limit of the site's work relative to the other page's; with a limit, no frame may be late. */
  readonly limit?: number;
}

const screenful = 900;

const cases: readonly Case[] = [
  { name: "600", prices: 600, changesPerSecond: 1_000, height: screenful, limit: 0.35 },
  { name: "3,000", prices: 3_000, changesPerSecond: 10_000, height: screenful, limit: 0.45 },
  { name: "600, all on screen", prices: 600, changesPerSecond: 1_000, height: 9_000 },
];

/**
 * `plain` lays out and paints its whole page; `plain, skipping` skips what is off screen, as the
 * site does.
 */
const kinds = ["site", "plain", "plain, skipping"] as const;
type Kind = (typeof kinds)[number];

interface Turn {
  readonly total: number;
  readonly scripts: number;
  readonly changeToPaint: readonly number[];
  readonly lateFrames: number;
  readonly messages: number;
}

const warmUp = 2_000;
const measured = 4_000;
const width = 1_280;

/** Runs the bench, each case `turns` times on either page; about four minutes for five turns. */
export async function oddsBoard(turns: number): Promise<Report> {
  const folder = fileURLToPath(new URL("./page", import.meta.url));
  const pages = await buildPages(folder, ["site-board", "plain-board"]);
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const each of cases) figures.push(...(await runCase(browser, pages, each, turns)));
    const conditions = { turns, "seconds a turn": measured / 1_000, browser: browser.version() };
    return { name: "odds-board", conditions, figures };
  } finally {
    await browser.close();
    await pages.close();
  }
}

async function runCase(
  browser: Browser,
  pages: BuiltPages,
  each: Case,
  turns: number,
): Promise<Figure[]> {
  const markup = await drawnMarkup(browser, pages, each);
  const results: Record<Kind, Turn[]> = { site: [], plain: [], "plain, skipping": [] };
  for (let turn = 0; turn < turns; turn += 1) {
    // The first kind of a turn finds another state of the machine than the second: the order alternates.
    const order = turn % 2 === 0 ? kinds : kinds.toReversed();
    for (const kind of order)
      results[kind].push(await measureTurn(browser, pages, each, kind, markup));
  }
  return figuresOf(each, results);
}

/** The site's markup of the board, with which the page that is written by hand starts. */
async function drawnMarkup(browser: Browser, { url }: BuiltPages, each: Case): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: each.height } });
  await page.goto(`${url}site-board.html?prices=${each.prices}`);
  await page.waitForSelector("button[data-movement]");
  const markup = await page.locator("main").innerHTML();
  await page.close();
  return markup;
}

async function measureTurn(
  browser: Browser,
  { url }: BuiltPages,
  each: Case,
  kind: Kind,
  markup: string,
): Promise<Turn> {
  const context = await browser.newContext({ viewport: { width, height: each.height } });
  const page = await context.newPage();
  const problems = watchProblems(page);
  await page.route("**/markup-*.html", (route) => route.fulfill({ body: markup }));
  const name = kind === "site" ? "site" : "plain";
  await page.goto(
    `${url}${name}-board.html?prices=${each.prices}${kind === "plain, skipping" ? "&skipping" : ""}`,
  );
  await page.waitForSelector("button[data-movement]");
  const readWork = await watchWork(page);
  await page.evaluate((changes) => window.board.run(changes), each.changesPerSecond);
  await pause(warmUp);
  await page.evaluate(() => window.board.drain());
  const before = await readWork();
  await pause(measured);
  const after = await readWork();
  const times = await page.evaluate(() => window.board.drain());
  const moved = await page.locator("button[data-movement=up], button[data-movement=down]").count();
  await context.close();
  // A page that shows nothing is fast, and its measurements are worthless.
  if (problems.length > 0) throw new Error(`${kind}: ${problems[0]}`);
  if (moved === 0) throw new Error(`${kind}: no price moved on the page.`);
  return { ...times, total: after.total - before.total, scripts: after.scripts - before.scripts };
}

function figuresOf({ name, limit }: Case, results: Record<Kind, Turn[]>): Figure[] {
  const middle = (kind: Kind, pick: (turn: Turn) => number) => median(results[kind].map(pick));
  const seconds = measured / 1_000;
  const total = (kind: Kind) => middle(kind, (turn) => turn.total) / seconds;
  const scripts = (kind: Kind) => middle(kind, (turn) => turn.scripts) / seconds;
  const ratiosTo = (kind: Kind) =>
    results.site.map((turn, index) => turn.total / (results[kind][index]?.total ?? Number.NaN));
  const ratios = ratiosTo("plain");
  const [least, most] = range(ratios);
  const each = kinds.flatMap((kind): Figure[] => [
    { name: `${name}: main thread a second, ${kind}`, value: total(kind), unit: "ms" },
    { name: `${name}: scripts a second, ${kind}`, value: scripts(kind), unit: "ms" },
    {
      name: `${name}: change to paint, 95th percentile, ${kind}`,
      value: percentile(
        results[kind].flatMap(({ changeToPaint }) => changeToPaint),
        95,
      ),
      unit: "ms",
    },
    {
      name: `${name}: late frames a turn, ${kind}`,
      value: middle(kind, ({ lateFrames }) => lateFrames),
      unit: "count",
      ...(kind === "site" && limit !== undefined && { limit: 0 }),
    },
    {
      name: `${name}: messages a second, ${kind}`,
      value: middle(kind, ({ messages }) => messages) / seconds,
      unit: "count",
    },
  ]);
  return [
    ...each,
    {
      name: `${name}: main thread, site to plain`,
      value: median(ratios),
      unit: "times",
      ...(limit !== undefined && { limit }),
    },
    { name: `${name}: the same, lowest turn`, value: least, unit: "times" },
    { name: `${name}: the same, highest turn`, value: most, unit: "times" },
    {
      name: `${name}: main thread, site to plain that skips`,
      value: median(ratiosTo("plain, skipping")),
      unit: "times",
    },
    {
      name: `${name}: scripts, site to plain`,
      value: scripts("site") / scripts("plain"),
      unit: "times",
    },
  ];
}
