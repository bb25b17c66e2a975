import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to the heading of the results when they come, for the button that had it is gone
 * by then. A person who is at work elsewhere on the page is left there.
 */
export function useResultsFocus(hasResults: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement | null>(null);
  const had = useRef(hasResults);
  useEffect(() => {
    const came = hasResults && !had.current;
    had.current = hasResults;
    if (came && isFree(heading.current)) heading.current?.focus();
  }, [hasResults]);
  return heading;
}

function isFree(heading: HTMLElement | null): boolean {
  const active = heading?.ownerDocument.activeElement ?? null;
  if (active === null || active === heading?.ownerDocument.body) return true;
  return heading?.closest("section, [role=dialog]")?.contains(active) ?? false;
}
