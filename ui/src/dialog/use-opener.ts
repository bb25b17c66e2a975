import { useLayoutEffect, useState } from "react";
import { mainId } from "../page-frame/page-ids.ts";

interface Held {
  /** What had the focus before a dialog opened. */
  element: Element | null;
}

interface Opener {
  /** Remembers what has the focus, before the dialog takes it. */
  readonly remember: () => void;
  /** Gives the focus back: to what opened it, else to what the caller named, else to the page. */
  readonly giveBack: (otherwise: HTMLElement | null) => void;
}

/** What a dialog holds that has just gone, for the one that takes its place in the same moment. */
let leaving: Held | null = null;

/**
 * What had the focus before a dialog opened. A dialog that takes the place of another gives the focus back to what
 * opened the first: the one before has gone, and what was pressed in it too.
 */
export function useOpener(): Opener {
  const [held] = useState<Held>({ element: null });
  useLayoutEffect(
    () => () => {
      leaving = held;
    },
    [held],
  );
  return {
    remember() {
      held.element = isFocusLost() ? (leaving?.element ?? null) : document.activeElement;
      leaving = null;
    },
    giveBack(otherwise) {
      const hasNext = leaving !== held;
      if (hasNext) return;
      leaving = null;
      if (focusOn(held.element) || focusOn(otherwise)) return;
      if (isFocusLost()) focusOn(document.getElementById(mainId));
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
