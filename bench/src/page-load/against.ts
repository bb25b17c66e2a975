import { commitOf } from "@grandstand/tools/src/revision/revision.ts";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { Browser } from "playwright";
import { buildAside } from "../shared/build.ts";
import type { Figure, Report } from "../shared/report.ts";
import { jobTime } from "../shared/slow-phone.ts";
import { median } from "../shared/statistics.ts";
import { findMatch, render } from "./addresses.ts";
import { startEarlierSite } from "./earlier-site.ts";
import { type Load, loadOnce, visitConditions } from "./load.ts";
import { eagerSourcePositions } from "./page-load.ts";
import { serveWithoutScripts } from "./without-scripts.ts";

/** The pages of a first visit, with what each may take of what it took the earlier build. */
const pages = {
  home: { mainThread: 0.6, blocking: 0.4, longestTask: 0.5 },
  match: { mainThread: 0.6 },
  live: { mainThread: 0.6 },
} as const satisfies Record<string, Partial<Record<keyof Load, number>>>;

type PageName = keyof typeof pages;

/** One page in the builds that are compared: addresses. */
interface Sides {
  readonly now: string;
  readonly earlier: string;
  /** The page of now without its scripts. */
  readonly still: string;
}

/** What is compared, as a report names it. */
const compared = {
  mainThread: ["main thread until quiet", "ms"],
  blocking: ["blocking time", "ms"],
  longestTask: ["longest task", "ms"],
  largestPaint: ["largest paint", "ms"],
  document: ["document", "bytes"],
  scripts: ["JavaScript before interaction", "bytes"],
} as const satisfies Partial<Record<keyof Load, readonly [string, Figure["unit"]]>>;

const figureNames = Object.keys(compared) as readonly (keyof typeof compared)[];

/**
 * The first visit to home, a match and the live list beside that of an earlier commit: both sites are up, take turns in
 * one browser, and each ratio is the median of the turns' own. The processor is slower by a factor that the caller
 * names, by the browser's own throttle. Throws a Stop where the revision is unknown or can't be built.
 */
export async function pageLoadAgainst(
  revision: string,
  slowdown: number,
  turns: number,
): Promise<Report> {
  const commit = commitOf(revision);
  const earlier = await startEarlierSite(commit);
  await buildAside("site");
  const now = await startServices();
  const still = await serveWithoutScripts(now.siteUrl);
  const browser = await launchBrowser(eagerSourcePositions);
  try {
    const machine = await jobTimeOf(browser);
    const matches = {
      now: await findMatch(now.siteUrl),
      earlier: await findMatch(earlier.siteUrl),
    };
    const sidesOf = (path: string, earlierPath = path): Sides => ({
      now: now.siteUrl + path,
      earlier: earlier.siteUrl + earlierPath,
      still: still.url + path,
    });
    const figures = [
      ...(await figuresOf(browser, "home", sidesOf("/"), slowdown, turns)),
      ...(await figuresOf(
        browser,
        "match",
        sidesOf(matches.now, matches.earlier),
        slowdown,
        turns,
      )),
      ...(await figuresOf(browser, "live", sidesOf("/live/"), slowdown, turns)),
    ];
    const conditions = {
      against: commit.slice(0, 8),
      turns,
      slowdown,
      "this machine's job": `${machine.toFixed(0)} ms`,
      ...visitConditions(browser),
    };
    return { name: "page-load", conditions, figures };
  } finally {
    await browser.close();
    still.close();
    await Promise.all([now.end(), earlier.end()]);
  }
}

/** How fast this machine is: the milliseconds of the phone's job in a page that is not slowed down. */
async function jobTimeOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const time = await jobTime(page);
  await page.close();
  return time;
}

async function figuresOf(
  browser: Browser,
  name: PageName,
  sides: Sides,
  slowdown: number,
  turns: number,
): Promise<Figure[]> {
  const loads: Record<keyof Sides, Load[]> = { now: [], earlier: [], still: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const side of ["now", "earlier", "still"] as const) {
      await render(side === "earlier" ? sides.earlier : sides.now);
      loads[side].push(await loadOnce(browser, sides[side], slowdown));
    }
  }
  return figureNames.flatMap((part) => comparisonOf(name, part, loads));
}

/** One figure of a page: of the earlier build, of this one, and their ratio. */
function comparisonOf(
  page: PageName,
  part: keyof typeof compared,
  { now, earlier, still }: Readonly<Record<keyof Sides, readonly Load[]>>,
): Figure[] {
  const [label, unit] = compared[part];
  const middle = (loads: readonly Load[]) => median(loads.map((load) => load[part]));
  const ratioTo = (others: readonly Load[]) =>
    median(now.map((load, turn) => load[part] / (others[turn]?.[part] ?? Number.NaN)));
  const limits: Partial<Record<keyof Load, number>> = pages[page];
  const limit = limits[part];
  return [
    { name: `${page}: ${label}, earlier`, value: middle(earlier), unit },
    { name: `${page}: ${label}, without scripts`, value: middle(still), unit },
    { name: `${page}: ${label}`, value: middle(now), unit },
    {
      name: `${page}: ${label}, to earlier`,
      value: ratioTo(earlier),
      unit: "times",
      ...(limit !== undefined && { limit }),
    },
    ...(part === "largestPaint"
      ? [
          {
            name: `${page}: ${label}, to without scripts`,
            value: ratioTo(still),
            unit: "times",
          } as const,
        ]
      : []),
  ];
}
