import type { Page } from "playwright";

/** The layout shifts of a page, as a browser reports them. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element | null }[];
}

/**
 * Records what a page moves without a person's input from now on. Returns what reads it, with what was moved: empty
 * where nothing was.
 */
export async function watchMovedBoxes(page: Page): Promise<() => Promise<readonly string[]>> {
  const moved = await page.evaluateHandle(() => {
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        // As little as that is a letter of a heading that is drawn again.
        if (hadRecentInput || value < 0.0001) continue;
        const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
        found.push([value.toFixed(4), ...nodes].join(" · "));
      }
    }).observe({ type: "layout-shift" });
    return found;
  });
  return () => moved.jsonValue();
}
