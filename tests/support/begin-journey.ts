import type { Browser, BrowserContextOptions, Page } from "playwright";
import { type Control, createControl } from "./control.ts";
import { expect, patience } from "./expect.ts";
import { createProblems, type Problems } from "./problems.ts";
import { createProgramme, type Programme } from "./programme.ts";

/** The parts of a journey: browsers to open, a sandbox to control, and a watch over both. */
export interface Journey {
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  readonly control: Control;
  readonly programme: Programme;
  readonly problems: Problems;
  /** Opens a browser of its own, with an empty storage, and goes to the path. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
}

export interface JourneyServices {
  readonly siteUrl: string;
  readonly sandboxUrl: string;
}

/** Starts a journey; the returned function ends it and reports what was wrong. */
export async function beginJourney(
  browser: Browser,
  { siteUrl, sandboxUrl }: JourneyServices,
): Promise<{ journey: Journey; finish: () => Promise<void> }> {
  const control = createControl(sandboxUrl);
  const problems = createProblems();
  const contexts: (() => Promise<void>)[] = [];
  const journey: Journey = {
    siteUrl,
    sandboxUrl,
    control,
    programme: createProgramme(sandboxUrl),
    problems,
    async visit(path, options) {
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: { width: 1440, height: 900 },
        locale: "fr-BE",
        timezoneId: "Europe/Brussels",
        reducedMotion: "reduce",
        // A worker costs time, and only journeys of the installed site need one; those allow it
        // (JOURNEY-313).
        serviceWorkers: "block",
        ...options,
      });
      context.setDefaultTimeout(patience);
      contexts.push(() => context.close());
      await problems.watch(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
  };
  return {
    journey,
    async finish() {
      for (const close of contexts) await close();
      await control.undo();
      const audit = await control.audit();
      expect(audit.problems, "the audit").toEqual([]);
      expect(audit.holds, "the audit").toBe(true);
      expect(problems.list(), "the browser's complaints").toEqual([]);
    },
  };
}
