import type { Page } from "playwright";

/**
 * Has every page that a tab opens count how often its heading of the first level went away, in
 * `data-lost-headings` of its document: with it goes all that a page shows.
 */
export async function countLostHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hadHeading = false;
    new MutationObserver(() => {
      const hasHeading = document.querySelector("h1") !== null;
      const { dataset } = document.documentElement;
      if (hadHeading && !hasHeading)
        dataset.lostHeadings = `${Number(dataset.lostHeadings ?? 0) + 1}`;
      hadHeading = hasHeading;
    }).observe(document, { childList: true, subtree: true });
  });
}
