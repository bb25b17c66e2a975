import type { Page } from "playwright";

/**
 * Everything that the browser keeps for the page's site, as text: the storage that lasts and that of the tab. The name
 * that the broker's client gives itself is left out: it is written whenever the line opens, and says nothing of anybody.
 */
export function keptOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return JSON.stringify(entries.filter(([key]) => !key.startsWith("u8-mqtt")).sort());
  });
}
