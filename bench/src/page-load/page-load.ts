import { homeBudget, matchBudget } from "@grandstand/tools/src/run/document-budget.ts";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { Browser } from "playwright";
import { buildAside } from "../shared/build.ts";
import type { Figure, Report } from "../shared/report.ts";
import { median } from "../shared/statistics.ts";
import { findMatch, render } from "./addresses.ts";
import { type Load, loadOnce, pressOnce, visitConditions } from "./load.ts";
import { serveWithoutScripts } from "./without-scripts.ts";

/**
 * The first visit to a page, on a slow phone: the production server with the real sandbox, compared
 * with the same pages without their scripts, in turns.
 */

const limits = {
  slower: 1.15,
  layoutShift: 0.02,
  /** Milliseconds on the phone of `slow-phone.ts`. */
  blocking: 250,
  longestTask: 120,
  press: 4_000,
  scripts: 165_000,
  styles: 20_000,
  fonts: 45_000,
};

/**
 * The inspector that drives the browser reads the source positions of each error that is created. React DOM creates
 * some as it initialises, and V8 parses it a second time for their positions: 50 ms in one task, which no visitor
 * waits for. Positions that are kept at the first compilation need no second one.
 */
export const eagerSourcePositions = "--js-flags=--no-enable-lazy-source-positions";

/** Runs the bench: two pages, each `turns` times with and without its scripts. */
export async function pageLoad(turns: number): Promise<Report> {
  await buildAside("site");
  const services = await startServices();
  const still = await serveWithoutScripts(services.siteUrl);
  const browser = await launchBrowser(eagerSourcePositions);
  try {
    const paths = { home: "/", match: await findMatch(services.siteUrl) };
    const figures: Figure[] = [];
    for (const name of ["home", "match"] as const) {
      const path = paths[name];
      const html = await (await fetch(services.siteUrl + path)).text();
      const page = {
        name,
        site: services.siteUrl + path,
        still: still.url + path,
        documentBudget: name === "home" ? homeBudget(html) : matchBudget,
      };
      figures.push(...(await figuresOf(browser, page, turns)));
    }
    const conditions = {
      turns,
      processor: "a phone's",
      ...visitConditions(browser),
    };
    return { name: "page-load", conditions, figures };
  } finally {
    await browser.close();
    still.close();
    await services.end();
  }
}

interface MeasuredPage {
  readonly name: "home" | "match";
  /** Its addresses with and without scripts. */
  readonly site: string;
  readonly still: string;
  /** Bytes. */
  readonly documentBudget: number;
}

async function figuresOf(
  browser: Browser,
  { name, documentBudget, ...addresses }: MeasuredPage,
  turns: number,
): Promise<Figure[]> {
  const site: Load[] = [];
  const still: Load[] = [];
  const presses: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await render(addresses.site);
    site.push(await loadOnce(browser, addresses.site));
    await render(addresses.site);
    still.push(await loadOnce(browser, addresses.still));
    presses.push(await pressOnce(browser, addresses.site));
  }
  const middle = (loads: readonly Load[], part: keyof Load) =>
    median(loads.map((load) => load[part]));
  const paint = middle(site, "largestPaint");
  const stillPaint = middle(still, "largestPaint");
  return [
    { name: `${name}: largest paint`, value: paint, unit: "ms" },
    { name: `${name}: largest paint without scripts`, value: stillPaint, unit: "ms" },
    {
      name: `${name}: largest paint, to without scripts`,
      value: paint / stillPaint,
      unit: "times",
      limit: limits.slower,
    },
    {
      name: `${name}: layout shift`,
      value: middle(site, "layoutShift"),
      unit: "",
      limit: limits.layoutShift,
    },
    {
      name: `${name}: blocking time`,
      value: middle(site, "blocking"),
      unit: "ms",
      limit: limits.blocking,
    },
    {
      name: `${name}: blocking time without scripts`,
      value: middle(still, "blocking"),
      unit: "ms",
    },
    {
      name: `${name}: longest task`,
      value: middle(site, "longestTask"),
      unit: "ms",
      limit: limits.longestTask,
    },
    {
      name: `${name}: longest task without scripts`,
      value: middle(still, "longestTask"),
      unit: "ms",
    },
    {
      name: `${name}: until a press works`,
      value: median(presses),
      unit: "ms",
      limit: limits.press,
    },
    {
      name: `${name}: document`,
      value: middle(site, "document"),
      unit: "bytes",
      limit: documentBudget,
    },
    { name: `${name}: HTML`, value: middle(site, "html"), unit: "bytes" },
    {
      name: `${name}: JavaScript before interaction`,
      value: middle(site, "scripts"),
      unit: "bytes",
      limit: limits.scripts,
    },
    { name: `${name}: CSS`, value: middle(site, "styles"), unit: "bytes", limit: limits.styles },
    { name: `${name}: fonts`, value: middle(site, "fonts"), unit: "bytes", limit: limits.fonts },
    { name: `${name}: processor made slower`, value: middle(site, "slowness"), unit: "times" },
    { name: `${name}: requests`, value: middle(site, "requests"), unit: "count" },
  ];
}
