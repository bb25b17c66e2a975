import { intervals } from "@grandstand/rules/intervals";

/** The properties of a rendering that decide whether and how long it is shared. */
export interface Shareable {
  readonly status: number;
  /** Bytes that it holds in memory. */
  readonly size: number;
}

/** A rendering, with its age in milliseconds. */
export interface Shared<Page> {
  readonly page: Page;
  readonly age: number;
}

/** What may be kept. */
export interface SharingLimits {
  readonly entries: number;
  readonly bytes: number;
}

/** A few hundred pages, or what they weigh. */
const usualLimits: SharingLimits = { entries: 512, bytes: 64 * 1024 * 1024 };

interface KeptPage<Page> {
  readonly page: Page;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What the shared pages need from outside. */
export interface SharingDependencies {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
  /** Whether renderings wait for their turn. */
  readonly isCrowded: () => boolean;
  readonly limits?: SharingLimits;
}

/** What a rendering is begun with. */
export interface RenderingStart {
  /** Whether the page was there when it was last rendered. */
  readonly isKnown: boolean;
  /** Aborted where no one waits any more for what has not begun. */
  readonly signal: AbortSignal;
  /** To be called when it has its turn. */
  readonly onBegin: () => void;
}

/** Finds the page of a key, or renders it. `left` says that this visitor has gone. */
export type SharePage<Page> = (
  key: string,
  render: (start: RenderingStart) => Promise<Page>,
  left?: AbortSignal,
) => Promise<Shared<Page>>;

interface Rendering<Page> {
  readonly page: Promise<Page>;
  readonly abandon: (reason: unknown) => void;
  hasBegun: boolean;
  visitors: number;
}

/**
 * Makes what shares renderings among visitors: a page is rendered once a second at most, and a request
 * that comes meanwhile waits for the same rendering. Where the next rendering needs too long, an older
 * one is sent, up to 10 s old (B9). Where renderings wait, it is sent at once, and rendered again after
 * 5 s; one of any age is sent where it needs too long, or has no slot. Only pages that are there (200) are
 * kept; those that were last sent longest ago go first.
 */
export function createSharedPages<Page extends Shareable>({
  clock,
  setTimer,
  isCrowded,
  limits = usualLimits,
}: SharingDependencies): SharePage<Page> {
  const renderings = new Map<string, Rendering<Page>>();
  const kept = createKeptPages<Page>(clock, limits);

  function begin(
    key: string,
    isKnown: boolean,
    render: (start: RenderingStart) => Promise<Page>,
  ): Rendering<Page> {
    const controller = new AbortController();
    const onBegin = () => {
      rendering.hasBegun = true;
    };
    const settle = () => {
      if (renderings.get(key) === rendering) renderings.delete(key);
    };
    const rendering: Rendering<Page> = {
      // In a turn of its own, so that it begins with everything in place.
      page: Promise.resolve().then(() => render({ isKnown, signal: controller.signal, onBegin })),
      abandon: (reason) => {
        settle();
        controller.abort(reason);
      },
      hasBegun: false,
      visitors: 0,
    };
    renderings.set(key, rendering);
    rendering.page.then((page) => kept.keep(key, page)).then(settle, settle);
    return rendering;
  }

  /** Waits with a visitor; a rendering that has not begun when the last of them goes is given up. */
  async function visit(rendering: Rendering<Page>, left?: AbortSignal): Promise<Page> {
    const leave = () => {
      rendering.visitors -= 1;
      if (rendering.visitors === 0 && !rendering.hasBegun) rendering.abandon(left?.reason);
    };
    rendering.visitors += 1;
    left?.addEventListener("abort", leave, { once: true });
    try {
      return await rendering.page;
    } finally {
      left?.removeEventListener("abort", leave);
    }
  }

  async function withinPatience(rendering: Rendering<Page>): Promise<Page | null> {
    let cancel = () => {};
    const isOver = new Promise<null>((resolve) => {
      cancel = setTimer(() => resolve(null), intervals.sharedPagePatience);
    });
    const page = await Promise.race([rendering.page.catch(() => null), isOver]);
    cancel();
    return page;
  }

  return async (key, render, left) => {
    const known = kept.find(key);
    const age = known ? clock() - known.at : 0;
    if (known && age < intervals.sharedPageFresh) return { page: known.page, age };
    const isRecent = age <= intervals.sharedPageStale;
    if (known && age < intervals.sharedPageCrowded && isCrowded()) return { page: known.page, age };
    const rendering = renderings.get(key) ?? begin(key, known !== undefined, render);
    if (!known) return { page: await visit(rendering, left), age: 0 };
    const last = { page: known.page, age };
    if (isRecent && isCrowded()) return last;
    const page = await withinPatience(rendering);
    if (page) return { page, age: 0 };
    if (isRecent || isCrowded() || !rendering.hasBegun) return last;
    return { page: await rendering.page, age: 0 };
  };
}

/** The pages in memory, those that were last sent longest ago first. */
function createKeptPages<Page extends Shareable>(clock: () => number, limits: SharingLimits) {
  const kept = new Map<string, KeptPage<Page>>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.page.size ?? 0;
    kept.delete(key);
  }

  return {
    find(key: string): KeptPage<Page> | undefined {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
      }
      return known;
    },
    keep(key: string, page: Page): void {
      // A service that fails has not taken the page away: the last one is of use until it is back.
      if (page.status >= 500) return;
      forget(key);
      if (page.status !== 200 || page.size > limits.bytes) return;
      kept.set(key, { page, at: clock() });
      bytes += page.size;
      for (const oldest of kept.keys()) {
        if (kept.size <= limits.entries && bytes <= limits.bytes) return;
        forget(oldest);
      }
    },
  };
}
