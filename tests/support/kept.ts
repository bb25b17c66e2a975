import type { Page } from "playwright";

/** Everything that the browser keeps for the page's site, as text: the storage that lasts and that of the tab. */
export function keptOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return JSON.stringify(entries.sort());
  });
}
