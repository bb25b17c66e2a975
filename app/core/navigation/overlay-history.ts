import { setTimer } from "../browser/browser.ts";
import { overlayClosing, pageDrawing } from "../intervals.ts";
import { createHistoryEntries } from "./history-entries.ts";

/** The parts of a browser that the entries of what is open need. */
export interface HistoryBrowser {
  readonly history: History;
  readonly location: Pick<Location, "href" | "replace">;
  readonly addEventListener: (
    type: "popstate" | "pageshow",
    listener: (event: Event) => void,
    options: { readonly signal: AbortSignal },
  ) => void;
  /** Goes back by this many entries of the page itself, past those that a frame in it made. */
  readonly goBack: (count: number) => void;
  /** Runs something after this many milliseconds, unless the returned function is called before. */
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
}

export interface OverlayHistory {
  /** Has Back close what has opened instead of leaving the page; returns the end of that. */
  open(close: () => void): () => void;
  /**
   * Leaves for another document, which replaces the entries of what is open. False where nothing is: the browser goes
   * there on its own, and no entry is taken away any more, since that would end its way there.
   */
  leaveTo(href: string): boolean;
  /**
   * Begins to listen; returns its end. To be begun before the router: a window calls its listeners in the order in
   * which they were added, and those that capture no sooner.
   */
  start(): () => void;
}

/** The history of the page's own window. In a browser only. */
export function createPageHistory(): OverlayHistory {
  const addEventListener = window.addEventListener.bind(window);
  return createOverlayHistory({ history, location, addEventListener, goBack, setTimer });
}

/** The part of the browser's own list of the page's entries that is used; a browser may not have it. */
interface PageEntries {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly key: string }[];
  traverseTo(key: string): {
    readonly committed: Promise<unknown>;
    readonly finished: Promise<unknown>;
  };
}

const ignore = () => undefined;

/**
 * `history.go` counts the entries of frames as well, those of a frame that has gone too: on one of them nothing happens,
 * and nothing is reported.
 */
function goBack(count: number): void {
  const { navigation } = globalThis as { readonly navigation?: PageEntries };
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? -1) - count];
  if (!navigation || !entry) return history.go(-count);
  const { committed, finished } = navigation.traverseTo(entry.key);
  // Another navigation may come between; what is open is then settled again.
  committed.catch(ignore);
  finished.catch(ignore);
}

/**
 * Gives each open sheet, dialog and drawer an entry in the history, at the page's own address, so that
 * Back closes it (A2, B2). The router does not know these entries: they carry its own state, and the
 * events between them end here. Closing something in another way removes its entry, and a page that is
 * opened meanwhile replaces it.
 */
export function createOverlayHistory(browser: HistoryBrowser): OverlayHistory {
  const entries = createHistoryEntries(browser);
  const closers: (() => void)[] = [];
  /** Pages that were gone to while an entry was being taken away: they wait for its end. */
  const waiting: Parameters<History["pushState"]>[] = [];
  let isReturning = false;
  let isLeaving = false;
  let cancelTimer = () => {};
  /** Before it listens, and where something else has just opened or closed, what opens waits for all of it. */
  let isWaiting = true;

  /** Makes as many entries as overlays are open, or takes away those that are too many. */
  function settle() {
    isWaiting = false;
    if (isReturning || isLeaving) return;
    while (entries.shown().depth < closers.length) entries.addOverlay();
    goBackTo(closers.length);
  }

  function goBackTo(depth: number) {
    const shown = entries.shown();
    if (shown.depth <= depth) return;
    isReturning = true;
    browser.goBack(shown.depth - depth);
  }

  function settleIn(milliseconds: number) {
    cancelTimer();
    isWaiting = true;
    cancelTimer = browser.setTimer(settle, milliseconds);
  }

  function closeDownTo(depth: number) {
    for (const close of closers.slice(depth).reverse()) close();
    settleIn(overlayClosing);
  }

  function onPop(event: Event) {
    const before = entries.shown();
    const shown = entries.read();
    if (isReturning) {
      event.stopImmediatePropagation();
      isReturning = false;
      for (const page of waiting.splice(0)) goTo(...page);
      return settleIn(0);
    }
    if (shown.page !== before.page) return closeDownTo(0);
    if (shown.depth === before.depth) return;
    event.stopImmediatePropagation();
    closeDownTo(shown.depth);
  }

  function goTo(...page: Parameters<History["pushState"]>) {
    if (isReturning) return void waiting.push(page);
    entries.goTo(...page);
    settleIn(pageDrawing);
  }

  return {
    open(close) {
      closers.push(close);
      if (isWaiting) settleIn(0);
      else settle();
      return () => {
        closers.splice(closers.indexOf(close), 1);
        settleIn(0);
      };
    },
    leaveTo(href) {
      isLeaving = true;
      if (entries.shown().depth === 0) return false;
      browser.location.replace(href);
      return true;
    },
    start() {
      const ended = new AbortController();
      const options = { signal: ended.signal };
      const release = entries.intercept(goTo);
      browser.addEventListener("popstate", onPop, options);
      browser.addEventListener("pageshow", () => (isLeaving = false), options);
      // A reloaded page has nothing open any more.
      settleIn(0);
      return () => {
        ended.abort();
        cancelTimer();
        release();
      };
    },
  };
}
