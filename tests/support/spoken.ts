import type { Page } from "playwright";

/** The texts of the page's live regions since the watch began, in order. */
export interface Spoken {
  list(): Promise<readonly string[]>;
}

/**
 * Watches all live regions of a page, including those that are added; clocks without announcements
 * are ignored.
 */
export async function watchSpoken(page: Page): Promise<Spoken> {
  await page.evaluate(collect);
  return { list: () => page.evaluate(() => Reflect.get(globalThis, "spoken") as string[]) };
}

/** Runs in the page. */
function collect() {
  const spoken: string[] = [];
  Reflect.set(globalThis, "spoken", spoken);
  const live =
    "[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert], [role=log]";
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      if (type === "childList" && addedNodes.length === 0) continue;
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region) regions.add(region);
    }
    for (const region of regions) {
      const words = region.textContent?.replace(/\u2060/g, "").trim();
      if (words) spoken.push(words);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
