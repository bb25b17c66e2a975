/** What of a browser the entries are read from and written to. */
export interface EntryBrowser {
  readonly history: History;
  readonly location: Pick<Location, "href">;
}

interface EntryState {
  /** How many overlays are open in this entry. */
  readonly overlays?: number;
  /** The router's own. */
  readonly key?: string;
  readonly idx?: number;
}

/** An entry of the history. */
interface Entry {
  /** Its page: the router's key and index with the address, the same in all entries of one visit to a page. */
  readonly page: string;
  /** How many overlays are open in it. */
  readonly depth: number;
}

type Page = Parameters<History["pushState"]>;

/** The entries of a page's history: those of its pages, and those of overlays at a page's own address. */
export interface HistoryEntries {
  /** The entry that is shown, as it was last read. */
  shown(): Entry;
  /** Reads which entry is shown now, after the browser has gone to another one. */
  read(): Entry;
  /** Makes an entry for one more overlay, which carries the router's own state. */
  addOverlay(): void;
  /** Goes to a page, which replaces the entry of an overlay. */
  goTo(...page: Page): void;
  /**
   * Hands each page that anything else pushes to `onPush` instead, and keeps the number of overlays where anything else
   * replaces the state of an entry. Returns the end of that.
   */
  intercept(onPush: (...page: Page) => void): () => void;
}

/** The entries of this browser; it reads the one that is shown, and changes nothing before one of its calls. */
export function createHistoryEntries({ history, location }: EntryBrowser): HistoryEntries {
  let shown = readEntry();
  let push = history.pushState.bind(history);
  let replace = history.replaceState.bind(history);

  function readEntry(): Entry {
    const state = (history.state ?? {}) as EntryState;
    const page = `${state.key} ${state.idx} ${location.href}`;
    return { page, depth: state.overlays ?? 0 };
  }

  return {
    shown: () => shown,
    read() {
      shown = readEntry();
      return shown;
    },
    addOverlay() {
      push({ ...history.state, overlays: shown.depth + 1 }, "");
      shown = readEntry();
    },
    goTo(...page) {
      if (shown.depth > 0) replace(...page);
      else push(...page);
      shown = readEntry();
    },
    intercept(onPush) {
      push = history.pushState.bind(history);
      replace = history.replaceState.bind(history);
      history.pushState = onPush;
      history.replaceState = (state: EntryState | null, ...rest) => {
        replace(shown.depth > 0 ? { ...state, overlays: shown.depth } : state, ...rest);
        shown = readEntry();
      };
      return () => {
        history.pushState = push;
        history.replaceState = replace;
      };
    },
  };
}
