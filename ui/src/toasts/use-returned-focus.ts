import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { mainId } from "../provider/page-ids.ts";

/**
 * Gives the focus back to what had it before the stack, once the toast that had it is gone; where that is gone too, to
 * the page. To be set on what holds the stack.
 */
export function useReturnedFocus(toasts: readonly unknown[]) {
  const origin = useRef<Element | null>(null);
  const isInside = useRef(false);
  // Ahead of the effects of a dialog that a toast opened: it remembers what has the focus then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a change of the stack
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The library puts the focus on the list where a toast goes; a toast whose time is up leaves it on nothing.
    const isLost = activeElement === document.body || activeElement?.localName === "ol";
    if (!isInside.current || !isLost) return;
    isInside.current = false;
    const isThere = origin.current instanceof HTMLElement && origin.current.isConnected;
    const target = isThere ? (origin.current as HTMLElement) : document.getElementById(mainId);
    target?.focus({ preventScroll: true });
  }, [toasts]);
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (isInside.current && relatedTarget === null) return;
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
      isInside.current = true;
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
        isInside.current = false;
    },
  };
}
