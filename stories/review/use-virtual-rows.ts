import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefCallback, useCallback, useLayoutEffect, useState } from "react";

/** How many rows are drawn beyond each edge of the window: what the next press of Tab needs, and little else. */
const rowsBeyond = 3;
/** The height, in px, that a row is assumed to have until it has been drawn. */
const usualHeight = 260;

/** A row that is drawn. */
interface VirtualRow {
  readonly index: number;
  /** The height, in px, of the rows between it and the one that is drawn before it. */
  readonly gap: number;
}

interface VirtualRows {
  readonly drawn: readonly VirtualRow[];
  /** The height, in px, of the rows after the last one that is drawn. */
  readonly gapAfter: number;
  /** For the list's own element, from whose position on the page the rows are counted. */
  readonly listRef: RefCallback<HTMLElement>;
  /** For each row's element, with `data-index` on it. */
  readonly measureRef: RefCallback<HTMLElement>;
  readonly onFocusRow: (key: string) => void;
}

/**
 * The rows in the window, and the one that has the focus with both its neighbours: Tab continues from it, wherever the
 * page has been scrolled to.
 */
const withFocused = (focused: number) => (range: Range) => {
  const around = focused < 0 ? [] : [focused - 1, focused, focused + 1];
  const kept = around.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
};

/** Which rows of a long list a page draws as its window scrolls: those in sight, and the one with the focus. */
export function useVirtualRows(keys: readonly string[]): VirtualRows {
  const [focusedKey, setFocusedKey] = useState("");
  const [list, setList] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!list) return;
    const measure = () => setTop(list.getBoundingClientRect().top + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => usualHeight,
    getItemKey,
    overscan: rowsBeyond,
    rangeExtractor: withFocused(keys.indexOf(focusedKey)),
    scrollMargin: top,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const drawn = items.map(({ index, start }, at) => ({
    index,
    gap: start - (items[at - 1]?.end ?? top),
  }));
  return {
    drawn,
    gapAfter: virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top),
    listRef: setList,
    measureRef: virtualizer.measureElement,
    onFocusRow: setFocusedKey,
  };
}
