import type { Page } from "playwright";

/**
 * Waits until the site itself navigates from page to page: before that a link loads a document of its
 * own, and nothing that is in the page is kept.
 */
export async function untilSiteNavigates(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Waits until each part of the page is hydrated: what is pressed is no longer kept. */
export async function untilAlive(page: Page): Promise<void> {
  await untilSiteNavigates(page);
  await page.waitForFunction(() => globalThis.repeatKeptEvents === undefined);
}
