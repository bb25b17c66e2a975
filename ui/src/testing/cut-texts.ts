/** The largest text spacing that WCAG 1.4.12 requires. */
export const textSpacing = `
  * { content-visibility: visible !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * Runs in the page: text that reaches out of a box that clips it. Text that ends in an ellipsis may only be a name in a
 * link or in a price, which leads to where it is whole (docs/decisions/115). What scrolls within the box is scrolled to: it is the part that scrolls which
 * must not reach out.
 */
export function findCutTexts(): string[] {
  const found = new Set<string>();
  const isLeftOut = (element: Element | null): boolean => {
    if (element === null) return false;
    // A symbol is drawn elsewhere, by those that refer to it; what is closed is not drawn, and has a box all the same.
    if (element.matches("symbol, details:not([open]) > :not(summary)")) return true;
    const { textOverflow, clipPath } = getComputedStyle(element);
    // Clipped by design, or for screen readers alone.
    return textOverflow === "ellipsis" || clipPath !== "none" || isLeftOut(element.parentElement);
  };
  const scrollerOf = (holder: Element, box: Element): Element | undefined => {
    let scroller: Element | undefined;
    for (let each = holder; each !== box && each.parentElement; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY)) scroller = each;
    }
    return scroller;
  };
  for (const box of document.querySelectorAll<HTMLElement>("body *")) {
    const { textOverflow, overflowX } = getComputedStyle(box);
    if (textOverflow !== "ellipsis" || overflowX === "visible" || !box.checkVisibility()) continue;
    if (box.scrollWidth <= box.clientWidth + 1 || box.closest("a[href], button")) continue;
    found.add(`${box.textContent} ends in an ellipsis in ${box.className}`);
  }
  for (const box of document.querySelectorAll<HTMLElement>("body *")) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (!/hidden|clip/.test(overflowX + overflowY)) continue;
    if (!box.checkVisibility() || box.offsetWidth <= 1 || isLeftOut(box)) continue;
    const outer = box.getBoundingClientRect();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder || isLeftOut(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const inner = (scrollerOf(holder, box) ?? range).getBoundingClientRect();
      // Half of the height that wider lines add above and below may be clipped: no letter is there.
      const isCut = inner.right > outer.right + 1 || inner.bottom > outer.bottom + 4;
      if (inner.width > 0 && isCut) found.add(`${text.textContent} in ${box.className}`);
    }
  }
  return [...found];
}
