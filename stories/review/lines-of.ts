/** How a text stands on a drawn page. */
export interface SeenText {
  /** 0 where only a screen reader says it. */
  readonly lines: number;
  /** Whether some of it does not fit into its place. */
  readonly isCut: boolean;
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The smallest element whose words have the text in them. */
function elementWith(page: Document, text: string): HTMLElement | undefined {
  const holding = [...page.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) => !element.matches("script, style") && plain(element.textContent).includes(text),
  );
  return holding.findLast((element) => element.checkVisibility()) ?? holding.at(-1);
}

function isInLabel(page: Document, text: string): boolean {
  const named = page.body.querySelectorAll("[aria-label], [alt], [title], [placeholder]");
  return [...named].some((element) =>
    ["aria-label", "alt", "title", "placeholder"].some((name) =>
      plain(element.getAttribute(name) ?? "").includes(text),
    ),
  );
}

/** The lines that an element's words take: boxes of one line overlap in height. */
function linesOf(element: HTMLElement): number {
  // What is only there for a screen reader is clipped, whatever its words would take.
  if (element.closest('[class*="sr-only"]')) return 0;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .sort((one, other) => one.top - other.top);
  let [lines, bottom] = [0, Number.NEGATIVE_INFINITY];
  for (const box of boxes) {
    if (box.top + box.height / 2 > bottom) lines += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return lines;
}

/** Finds a text on a drawn page, brings it into sight and outlines it; undefined where the page does not say it. */
export function seenIn(page: Document, text: string): SeenText | undefined {
  const wanted = plain(text);
  const element = elementWith(page, wanted);
  if (!element) return isInLabel(page, wanted) ? { lines: 0, isCut: false } : undefined;
  element.scrollIntoView({ block: "center" });
  element.style.outline = "2px dashed currentColor";
  element.style.outlineOffset = "2px";
  const lines = linesOf(element);
  return { lines, isCut: lines > 0 && element.scrollWidth > element.clientWidth + 1 };
}
