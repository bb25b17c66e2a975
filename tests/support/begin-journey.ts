import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { type Control, createControl } from "./control.ts";
import { expect, patience } from "./expect.ts";
import { keptSession, untilKnown } from "./kept-session.ts";
import { createLateRequests } from "./late-requests.ts";
import { translateAlways } from "./meddler.ts";
import { giveOwnTime } from "./own-time.ts";
import { createProblems, type Problems } from "./problems.ts";
import { createProgramme, type Programme } from "./programme.ts";

/** The browser's options for a visit, who is logged in, and whether the test moves the time in which the pages live. */
export interface VisitOptions extends BrowserContextOptions {
  /** The seeded person who has stayed logged in; the page knows them once the visit has begun. */
  readonly as?: string;
  /**
   * `page.clock` then moves the pages' time, which runs on in between. A clock that is installed into an open page
   * reads 1970 for a moment, and a message that arrives then puts the site's clock decades ahead.
   */
  readonly hasOwnTime?: boolean;
  /** The browser translates each page, and whatever comes or changes in it. */
  readonly isTranslated?: boolean;
}

/** The parts of a journey: browsers to open, a sandbox to control, and a watch over both. */
export interface Journey {
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  readonly control: Control;
  readonly programme: Programme;
  readonly problems: Problems;
  /** Opens a browser of its own, whose storage has at most a session, and goes to the path. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
}

export interface JourneyServices {
  readonly siteUrl: string;
  readonly sandboxUrl: string;
}

interface BegunJourney {
  readonly journey: Journey;
  /** What was late, and what each open page has for assistive technology: for a person who reads why a test failed. */
  describePages(): Promise<string>;
  /** Ends the journey and reports what was wrong. */
  finish(): Promise<void>;
}

export async function beginJourney(
  browser: Browser,
  { siteUrl, sandboxUrl }: JourneyServices,
): Promise<BegunJourney> {
  const control = createControl(sandboxUrl);
  const problems = createProblems();
  const lateRequests = createLateRequests();
  const contexts: BrowserContext[] = [];
  const journey: Journey = {
    siteUrl,
    sandboxUrl,
    control,
    programme: createProgramme(sandboxUrl),
    problems,
    async visit(path, { as, hasOwnTime = false, isTranslated = false, ...options } = {}) {
      const { userAgent = null } = options;
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: { width: 1440, height: 900 },
        locale: "fr-BE",
        timezoneId: "Europe/Brussels",
        reducedMotion: "reduce",
        // A worker costs time, and only journeys of the installed site need one; those allow it
        // (JOURNEY-313).
        serviceWorkers: "block",
        ...(as !== undefined && {
          storageState: await keptSession(as, { siteUrl, sandboxUrl, userAgent }),
        }),
        ...options,
      });
      context.setDefaultTimeout(patience);
      contexts.push(context);
      if (hasOwnTime) await giveOwnTime(context);
      if (isTranslated) await translateAlways(context);
      await problems.watch(context);
      await lateRequests.watch(context);
      const page = await context.newPage();
      await page.goto(path);
      if (as !== undefined) await untilKnown(page);
      return page;
    },
  };
  return {
    journey,
    async describePages() {
      const pages = contexts.flatMap((context) => context.pages());
      const described = pages.map(async (page) => `${page.url()}\n${await describePage(page)}`);
      return [lateRequests.describe(), ...(await Promise.all(described))].join("\n\n");
    },
    async finish() {
      for (const context of contexts) await context.close();
      await control.undo();
      const audit = await control.audit();
      expect(audit.problems, "the audit").toEqual([]);
      expect(audit.holds, "the audit").toBe(true);
      expect(problems.list(), "the browser's complaints").toEqual([]);
    },
  };
}

/** The dialogs over the page, or else the page. */
async function describePage(page: Page): Promise<string> {
  const dialogs = await page.locator("[role=dialog], [role=alertdialog]").all();
  const shown = dialogs.length > 0 ? dialogs : [page.getByRole("main")];
  const parts = shown.map((part) => part.ariaSnapshot({ timeout: 5000 }).catch(String));
  return (await Promise.all(parts)).join("\n").slice(0, 4000);
}
