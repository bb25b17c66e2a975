import { type RefObject, useLayoutEffect, useRef } from "react";
import { mainId } from "../provider/page-ids.ts";

interface Opener {
  /** Remembers what has the focus, before the dialog takes it. */
  readonly remember: () => void;
  /**
   * Gives the focus back: to what opened it, else to what the caller named, else to the page. What has taken it as the
   * dialog went keeps it.
   */
  readonly giveBack: (otherwise: HTMLElement | null) => void;
}

/** What opened the dialog that has just gone, for the one that takes its place in the same moment. */
let leaving: RefObject<Element | null> | null = null;

/**
 * What had the focus before a dialog opened. A dialog that takes the place of another gives the focus back to what
 * opened the first: the one before has gone, and what was pressed in it too.
 */
export function useOpener(): Opener {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      leaving = opener;
    },
    [],
  );
  return {
    remember() {
      opener.current = isFocusLost() ? (leaving?.current ?? null) : document.activeElement;
      leaving = null;
    },
    giveBack(otherwise) {
      const hasNext = leaving !== opener;
      if (hasNext) return;
      leaving = null;
      if (!isFocusLost()) return;
      if (focusOn(opener.current) || focusOn(otherwise)) return;
      focusOn(document.getElementById(mainId));
    },
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether it has the focus now: what is gone, hidden or switched off takes none. */
function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
