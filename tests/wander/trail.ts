import type { Page } from "playwright";

declare global {
  /** What this document has received and shown last, a line each, with the milliseconds since it began. */
  var lastEvents: string[] | undefined;
}

/** Has this page and every later one of its person note what is pressed and what opens over it, so that a failure says what led to it. */
export async function noteLastEvents(page: Page): Promise<void> {
  const begin = () => {
    const mostKept = 30;
    const kept: string[] = [];
    globalThis.lastEvents = kept;
    const note = (text: string) => {
      kept.push(`${Math.round(performance.now())} ms ${text}`);
      if (kept.length > mostKept) kept.shift();
    };
    const nameOf = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return "the document";
      const text = (target.getAttribute("aria-label") ?? target.textContent ?? "").trim();
      return `${target.localName} "${text.slice(0, 40)}"`;
    };
    for (const type of ["mousedown", "mouseup", "click", "keydown", "popstate", "pagehide"]) {
      const onEvent = (event: Event) => {
        const key = event instanceof KeyboardEvent ? ` ${event.key}` : "";
        note(`${type}${key} on ${nameOf(event.target)}`);
      };
      addEventListener(type, onEvent, true);
    }
    const isDialog = (node: Node): node is Element =>
      node instanceof Element && node.matches("[role=dialog], [role=alertdialog], dialog");
    const dialogsIn = (nodes: NodeList) => [...nodes].filter(isDialog);
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const dialog of dialogsIn(addedNodes)) note(`there is a dialog, ${nameOf(dialog)}`);
        for (const dialog of dialogsIn(removedNodes)) note(`gone is the dialog ${nameOf(dialog)}`);
      }
    }).observe(document, { childList: true, subtree: true });
  };
  await page.context().addInitScript(begin);
  await page.evaluate(begin);
}

/** What the page has received last; a page that is gone says nothing. */
export async function lastEventsOf(page: Page | undefined): Promise<string> {
  const lines = await page?.evaluate(() => globalThis.lastEvents).catch(() => undefined);
  return (lines ?? []).join("\n");
}
