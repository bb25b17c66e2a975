/** The live region that an element's changes are announced by, without a word of ours; null where there is none. */
export function liveRegionOf(element: Element): Element | null {
  return element.closest(
    "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]",
  );
}
