import { intervals } from "@grandstand/rules/intervals";

/** What of a rendering decides whether and how long it is shared. */
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

/** What a page reads of its address; one with anything else in it is its visitor's alone. */
const pageParameters = new Set(["view", "competition", "day", "event_id", "_routes"]);

/** Longer addresses are nobody's but their sender's. */
const longestAddress = 300;

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
  readonly limits?: SharingLimits;
}

/** The key under which a page is shared: its address; null where it is its visitor's alone. */
export function shareKey(address: URL): string | null {
  const names = [...address.searchParams.keys()];
  const key = address.pathname + address.search;
  const isShared = key.length <= longestAddress && names.every((name) => pageParameters.has(name));
  return isShared ? key : null;
}

/**
 * Makes what shares renderings among visitors: a page is rendered once a second at most, and a request
 * that comes meanwhile waits for the same rendering. Where the next rendering takes too long, an older
 * one is sent, up to 10 s old (B9). Only pages that are there (200) are kept.
 */
export function createSharedPages<Page extends Shareable>({
  clock,
  setTimer,
  limits = usualLimits,
}: SharingDependencies): (key: string, render: () => Promise<Page>) => Promise<Shared<Page>> {
  const kept = new Map<string, KeptPage<Page>>();
  const renderings = new Map<string, Promise<Page>>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.page.size ?? 0;
    kept.delete(key);
  }

  function keep(key: string, page: Page): void {
    forget(key);
    if (page.status !== 200) return;
    kept.set(key, { page, at: clock() });
    bytes += page.size;
    // A page that is rendered again goes to the end, so that the oldest stand first.
    for (const [each, { at }] of kept) {
      const isOver = clock() - at > intervals.sharedPageStale;
      if (!isOver && kept.size <= limits.entries && bytes <= limits.bytes) return;
      forget(each);
    }
  }

  function begin(key: string, render: () => Promise<Page>): Promise<Page> {
    const rendering = render();
    renderings.set(key, rendering);
    const settle = () => renderings.delete(key);
    rendering.then((page) => keep(key, page)).then(settle, settle);
    return rendering;
  }

  function patience(): { readonly isOver: Promise<null>; readonly cancel: () => void } {
    let cancel = () => {};
    const isOver = new Promise<null>((resolve) => {
      cancel = setTimer(() => resolve(null), intervals.sharedPagePatience);
    });
    return { isOver, cancel };
  }

  return async (key, render) => {
    const known = kept.get(key);
    const age = known ? clock() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < intervals.sharedPageFresh) return { page: known.page, age };
    const rendering = renderings.get(key) ?? begin(key, render);
    if (!known || age > intervals.sharedPageStale) return { page: await rendering, age: 0 };
    const { isOver, cancel } = patience();
    const page = await Promise.race([rendering.catch(() => null), isOver]);
    cancel();
    return page ? { page, age: 0 } : { page: known.page, age };
  };
}
