import type { Page } from "playwright";

/** The layout shifts of a page, as a browser reports them. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}

/** One box, before and after. */
interface Moved {
  readonly node?: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** What is recorded. */
interface Wanted {
  /** The least share of the window that counts. */
  readonly least: number;
  /** What may move, and what is in it. */
  readonly besides?: string;
}

declare global {
  /** Reads what the page has moved since it is recorded. */
  var readMovedBoxes: (() => readonly string[]) | undefined;
}

/** As little as that is a letter of a heading that is drawn again. */
const anything: Wanted = { least: 0.0001 };

/**
 * As little as that is a phone's bar, whose last way is longer to a customer: a move of two pixels. A header's end is as
 * wide as the balance that comes.
 */
const targets: Wanted = { least: 0.002, besides: "header[data-account]" };

/** Records in the page what it moves without a person's input. */
function record({ least, besides }: Wanted): void {
  const found: string[] = [];
  const isBesides = (node: Node | null | undefined) =>
    besides !== undefined && node instanceof Element && node.closest(besides) !== null;
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(" ");
  const nameOf = ({ node, previousRect, currentRect }: Moved) =>
    `${node?.textContent?.slice(0, 40) ?? ""} (${placeOf(previousRect)} to ${placeOf(currentRect)})`;
  function add(shifts: PerformanceEntryList) {
    for (const { value, hadRecentInput, sources } of shifts as Shift[]) {
      if (hadRecentInput || value < least) continue;
      const moved = sources.filter(({ node }) => !isBesides(node));
      if (moved.length === 0 && sources.length > 0) continue;
      found.push([value.toFixed(4), ...moved.map(nameOf)].join(" · "));
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  globalThis.readMovedBoxes = () => {
    add(observer.takeRecords());
    return found;
  };
}

/** Throws where nothing was recorded. */
async function read(page: Page): Promise<readonly string[]> {
  const moved = await page.evaluate(() => globalThis.readMovedBoxes?.());
  if (moved === undefined) throw new Error("What this page moves is not recorded.");
  return moved;
}

/** Records what a page moves from now on. Returns what reads it, with what was moved: empty where nothing was. */
export async function watchMovedBoxes(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(record, anything);
  return () => read(page);
}

/** Records what each page to come moves from its first frame on. Returns what reads it of the page that is shown. */
export async function watchComingPages(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(record, targets);
  return () => read(page);
}
