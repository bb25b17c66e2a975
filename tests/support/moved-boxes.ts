import type { Page } from "playwright";

/** The layout shifts of a page, as a browser reports them. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

declare global {
  /** What the page moved, as a test has it recorded from its first frame. */
  var movedBoxes: string[] | undefined;
}

/** As little as that is a letter of a heading that is drawn again. */
const noBox = 0.0001;

/** As little as that is a phone's bar, whose last way is longer to a customer: a move of two pixels. */
const noTarget = 0.002;

/** Records in the page what it moves without a person's input. A header's end is as wide as the balance that comes. */
function record(least: number): string[] {
  const found: string[] = [];
  globalThis.movedBoxes = found;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput || value < least) continue;
      const moved = sources.filter(
        ({ node }) => !(node instanceof Element && node.closest("header[data-account]")),
      );
      if (moved.length === 0 && sources.length > 0) continue;
      const nodes = moved.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
      found.push([value.toFixed(4), ...nodes].join(" · "));
    }
  }).observe({ type: "layout-shift" });
  return found;
}

/** Records what a page moves from now on. Returns what reads it, with what was moved: empty where nothing was. */
export async function watchMovedBoxes(page: Page): Promise<() => Promise<readonly string[]>> {
  const moved = await page.evaluateHandle(record, noBox);
  return () => moved.jsonValue();
}

/** Records what each page to come moves from its first frame on. Returns what reads it of the page that is shown. */
export async function watchComingPages(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(record, noTarget);
  return () => page.evaluate(() => globalThis.movedBoxes ?? []);
}
