import { useLayoutEffect, useRef } from "react";

interface Held {
  readonly element: Element;
  /** Pixels from the top of the window. */
  readonly top: number;
}

/**
 * Keeps what was pressed where it is in the window, although what is above it opens or closes with the press. Returns
 * what is to be called with it before the change.
 */
export function useHeldPosition(): (element: Element) => void {
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { element, top } = held.current;
    held.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  });
  return (element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}
