/** How a text is shown on a drawn page. */
export interface SeenText {
  /** 0 where only a screen reader says it. */
  readonly lines: number;
  /** Whether some of it does not fit and is cut off. */
  readonly isCut: boolean;
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const forReadersOnly = '[class*="sr-only"]';

/** What is drawn of an element's words, without those that only a screen reader says. */
function drawnWords(element: HTMLElement): string {
  if (element.closest(forReadersOnly)) return "";
  const copy = element.cloneNode(true) as HTMLElement;
  for (const said of copy.querySelectorAll(forReadersOnly)) said.remove();
  return plain(copy.textContent ?? "");
}

/** The smallest element whose words are the text, else that has it in them; what is drawn before what only a screen reader says. */
function elementWith(page: Document, text: string): HTMLElement | undefined {
  const holding = [...page.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) => !element.matches("script, style") && plain(element.textContent).includes(text),
  );
  const visible = holding.filter((element) => element.checkVisibility());
  const drawn = visible.filter((element) => drawnWords(element).includes(text));
  const isWhole = (element: HTMLElement) => plain(element.textContent) === text;
  return drawn.findLast(isWhole) ?? drawn.at(-1) ?? visible.at(-1) ?? holding.at(-1);
}

function isInLabel(page: Document, text: string): boolean {
  const named = page.body.querySelectorAll("[aria-label], [alt], [title], [placeholder]");
  return [...named].some((element) =>
    ["aria-label", "alt", "title", "placeholder"].some((name) =>
      plain(element.getAttribute(name) ?? "").includes(text),
    ),
  );
}

/** Where a text is in an element, whatever space parts its words; all of the element where its nodes do not say it. */
function rangeOf(element: HTMLElement, text: string): Range {
  const page = element.ownerDocument;
  const range = page.createRange();
  range.selectNodeContents(element);
  const positions: [node: Node, offset: number][] = [];
  let words = "";
  const nodes = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const letters = node.nodeValue ?? "";
    for (let offset = 0; offset < letters.length; offset += 1) {
      const letter = plain(letters.charAt(offset)) || " ";
      if (letter === " " && (words === "" || words.endsWith(" "))) continue;
      words += letter;
      positions.push([node, offset]);
    }
  }
  const start = words.indexOf(text);
  const [first, last] = [positions[start], positions[start + text.length - 1]];
  if (!first || !last) return range;
  range.setStart(...first);
  range.setEnd(last[0], last[1] + 1);
  return range;
}

/** The lines that a text takes in an element: boxes of one line overlap in height. */
function linesOf(element: HTMLElement, text: string): number {
  // What is only there for a screen reader is clipped, whatever its words would take.
  if (element.closest(forReadersOnly)) return 0;
  const boxes = [...rangeOf(element, text).getClientRects()]
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
  const lines = linesOf(element, wanted);
  return { lines, isCut: lines > 0 && element.scrollWidth > element.clientWidth + 1 };
}
