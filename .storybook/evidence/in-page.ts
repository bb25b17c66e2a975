/** Runs in the page: notes from now on which elements had the focus. */
export function noteReached(): void {
  const reached = new WeakSet<EventTarget>();
  Reflect.set(globalThis, "reachedElements", reached);
  document.addEventListener("focusin", ({ target }) => target && reached.add(target), true);
  const active = document.activeElement;
  if (active instanceof HTMLElement) reached.add(active);
}

/** Runs in the page: controls in the order of Tab that the focus has not reached since `noteReached`. */
export function listUnreached(): string[] {
  const reached: WeakSet<EventTarget> = Reflect.get(globalThis, "reachedElements");
  const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled, [data-radix-focus-guard]"))
        return false;
      // Of a group of radio buttons Tab reaches one; what a modal dialog covers is out of reach.
      if (element.matches("[type=radio]")) return false;
      if (element.closest("[inert], [aria-hidden=true]")) return false;
      return element.checkVisibility({ visibilityProperty: true });
    })
    .filter((element) => !reached.has(element))
    .map((element) => `not reached by Tab: ${element.outerHTML.slice(0, 120)}`);
}

/** Runs in the page: keys of the catalog that reached the screen, and a language that is not the page's. */
export function findMissingWords(locale: string): string[] {
  const rawKey = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9]+(?:[-_][a-z0-9]+)*){1,4}$/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    const text = nodeValue?.trim() ?? "";
    if (rawKey.test(text) && !parentElement?.closest("script, style, code"))
      found.push(`missing word: ${text}`);
  }
  const { lang } = document.documentElement;
  return lang === locale ? found : [...found, `lang is ${lang}`];
}

/** Runs in the page: what is chosen looks like a neighbour that is not, in what the system's colours keep. */
export function findUnchosen(styleOf: (element: Element) => readonly string[]): string[] {
  const pairs = ["aria-pressed", "aria-selected", "aria-checked"].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}=true]`)].map((chosen) => ({
      chosen,
      other: chosen.parentElement?.querySelector(`:scope > [${attribute}=false]`),
    })),
  );
  return pairs
    .filter(({ chosen, other }) => other && chosen.checkVisibility() && other.checkVisibility())
    .filter(({ chosen, other }) => {
      const seen = (element: Element | null | undefined) =>
        element && JSON.stringify([styleOf(element), element.querySelectorAll("svg").length]);
      return seen(chosen) === seen(other);
    })
    .map(({ chosen }) => `chosen looks like the others: ${chosen.outerHTML.slice(0, 120)}`);
}
