import { defaultLocale, type Locale, localePath, locales } from "@grandstand/rules/locale";
import type { Page } from "playwright";
import { describe } from "vitest";
import { controlWhen, receiptsOf, verified } from "../support/bettor.ts";
import { menuLinks, openWhole } from "../support/browser-crawl.ts";
import { type Crawl, createCrawl, faultyLinks } from "../support/crawl.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { countLostHeadings } from "../support/lost-headings.ts";
import { kindOfPage, pageRoutes, routeOfPage } from "../support/page-kinds.ts";
import { readyToBet } from "../support/ready-to-bet.ts";

/** One address of each kind of page, in each language that has it. */
type Plan = Map<string, Partial<Record<Locale, string>>>;

type Account = "visitor" | "person";

/** A user who opens one page after the other. */
interface Visitor {
  readonly page: Page;
  readonly account: Account;
  /** The kinds of page opened so far. */
  readonly opened: Set<string>;
}

interface Findings {
  readonly faults: string[];
  /** Links in the HTML of the server. */
  readonly sent: Set<string>;
  /** Links in the drawn pages, each with a page that has it. */
  readonly drawn: Map<string, string>;
}

const narrow = 390;
const wide = 1440;
const missingPage = "/no/such/page/at/all/";
/** Milliseconds for one page while another loads. */
const pageTimeout = 30_000;

/** Finds one page of each kind by HTTP, and adds one that does not exist. */
async function planOf(siteUrl: string, crawl: Crawl): Promise<Plan> {
  const starts = pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const samples = await crawl.sample(starts.map((path) => localePath(`/${path}`, defaultLocale)));
  const plan: Plan = new Map();
  for (const [kind, address] of samples) {
    const { search } = new URL(address, siteUrl);
    const translated = (crawl.pages.get(address)?.head?.alternates ?? [])
      .filter(([language]) => language !== "x-default")
      .map(([language, other]) => [language, new URL(other, siteUrl).pathname + search] as const);
    plan.set(kind, { ...Object.fromEntries(translated), [defaultLocale]: address });
  }
  const missing = locales.map((locale) => [locale, localePath(missingPage, locale)]);
  return plan.set("not-found", Object.fromEntries(missing));
}

function routesOf(plan: Plan): ReadonlySet<string> {
  return new Set([...plan.values()].flatMap((each) => Object.values(each).map(routeOfPage)));
}

/** Opens home narrow and wide. */
async function openVisitors(journey: Journey, account: Account): Promise<readonly Visitor[]> {
  const open = account === "person" ? openAsCustomer : openAsVisitor;
  return (await open(journey)).map((page) => {
    page.setDefaultTimeout(pageTimeout);
    return { page, account, opened: new Set() };
  });
}

function openAsVisitor(journey: Journey): Promise<readonly Page[]> {
  return Promise.all([narrow, wide].map((width) => openHome(journey, width)));
}

/** The customer has a bet, so that a receipt exists. */
async function openAsCustomer(journey: Journey): Promise<readonly Page[]> {
  const { page: bettor } = await readyToBet(journey);
  await (await controlWhen(bettor, "place")).click();
  await receiptsOf(bettor).waitFor();
  return [bettor, await openHome(journey, narrow, verified)];
}

function openHome(journey: Journey, width: number, as?: string): Promise<Page> {
  return journey.visit("/", { viewport: { width, height: 900 }, as });
}

/** Adds each failed answer of the site and its services to the faults. */
function watchAnswers({ page }: Visitor, { siteUrl, sandboxUrl }: Journey, faults: string[]): void {
  page.context().on("response", (answer) => {
    const isOwn = [siteUrl, sandboxUrl].some((url) => answer.url().startsWith(url));
    const isFailed = isOwn && answer.status() >= 400 && !answer.url().endsWith(missingPage);
    if (isFailed) faults.push(`${page.url()} requests ${answer.url()}: ${answer.status()}`);
  });
}

/**
 * Whether the visitor at this turn opens a kind of page. Of two, each opens every other kind; the
 * first is narrow as a visitor and wide as a customer. Home has its own menus for each of the four, and only a
 * customer has a receipt.
 */
function isTurnOf(kind: string, index: number, turn: number): boolean {
  return kind === kindOfPage("/") || kind === "receipt" || (index + turn) % 2 === 0;
}

/** Opens the planned kinds that this visitor has not opened yet, each in the next language. */
async function openRest(
  { page, account, opened }: Visitor,
  turn: number,
  plan: Plan,
  findings: Findings,
): Promise<void> {
  for (const [index, [kind, addresses]] of [...plan].entries()) {
    if (opened.has(kind)) continue;
    if (!isTurnOf(kind, index, turn)) continue;
    const locale = locales[(opened.size + turn) % locales.length] ?? defaultLocale;
    const address = addresses[locale] ?? Object.values(addresses)[0] ?? "/";
    opened.add(kind);
    const { faults, sent, drawn } = await openWhole(page, address, account);
    const name = `${address} (${account}, ${page.viewportSize()?.width} px)`;
    findings.faults.push(...faults.map((fault) => `${name} ${fault}`));
    for (const link of sent) findings.sent.add(link);
    const inMenus = kind === kindOfPage("/") ? await menuLinks(page) : [];
    const planned = new Set(routesOf(plan));
    for (const link of [...drawn, ...inMenus].filter((each) => !findings.drawn.has(each))) {
      findings.drawn.set(link, name);
      // A receipt: only its customer sees a link to it.
      const route = routeOfPage(link);
      if (!planned.has(route)) plan.set(route, { [locale]: link });
      planned.add(route);
    }
  }
}

describe("every kind of page in a browser", () => {
  it.for<Account>(["visitor", "person"])(
    "[JOURNEY-464] opens whole and without a complaint, narrow and wide, and [JOURNEY-465] its drawn links lead to pages: %s",
    { timeout: 400_000 },
    async (account, { journey }) => {
      journey.problems.expect(new RegExp(`404 .*${missingPage}`));
      const crawl = createCrawl(journey.siteUrl);
      const plan = await planOf(journey.siteUrl, crawl);
      const findings: Findings = { faults: [], sent: new Set(), drawn: new Map() };
      const visitors = await openVisitors(journey, account);
      for (const visitor of visitors) {
        watchAnswers(visitor, journey, findings.faults);
        await countLostHeadings(visitor.page);
      }
      // A kind that one of them finds is opened by the other too.
      for (let planned = 0; plan.size > planned; ) {
        planned = plan.size;
        await Promise.all(visitors.map((each, turn) => openRest(each, turn, plan, findings)));
      }
      expect(findings.faults).toEqual([]);
      const hidden = account === "visitor" ? ["receipt"] : [];
      const names = pageRoutes.map(({ name }) => name);
      expect(new Set([...routesOf(plan), ...hidden])).toEqual(new Set(names));
      for (const [link, from] of findings.drawn) {
        if (!findings.sent.has(link)) await crawl.refresh([link], from);
      }
      expect(faultyLinks(crawl)).toEqual([]);
    },
  );
});
