import type { BrowserContext, Page } from "playwright";
import { holdCall } from "./held-call.ts";
import { untilAlive } from "./site-navigation.ts";

/** What others do to a document of ours, each by the name of its family. */
export const meddlings = [
  "every text translated",
  "every text wrapped",
  "a text in a link",
  "a text changed in place",
  "first and last in body",
  "first and last in head",
  "beside each field",
  "around each button",
  "a link taken away",
  "pictures taken away",
  "attributes anywhere",
] as const;
export type Meddling = (typeof meddlings)[number];

/**
 * Goes to a page, and meddles with each document that the tab then loads, once that has been read. The code of the
 * first one is held until then.
 */
export async function meddleBeforeCode(page: Page, path: string, kind: Meddling): Promise<void> {
  const { release } = await holdCall(page, "/*.js");
  await page.addInitScript(`(${onceRead})(() => (${meddle})(${JSON.stringify(kind)}))`);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  release();
}

/** Meddles once with a page of which everything is hydrated, also what waits for a first interaction. */
export async function meddleAfterCode(page: Page, kind: Meddling): Promise<void> {
  await untilAllHydrated(page);
  await page.evaluate(meddle, kind);
}

/** Waits until everything is hydrated; what waits for a first interaction gets one. */
export async function untilAllHydrated(page: Page): Promise<void> {
  await untilAlive(page);
  await page.keyboard.press("Shift");
  await page.waitForFunction(isAllHydrated);
}

/** Runs in the page: whether each part of the server's document is hydrated that is going to be. */
function isAllHydrated(): boolean {
  const isKnown = (node: Node) => Object.keys(node).some((key) => key.startsWith("__reactFiber"));
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode } = comments;
    // React knows where such a part begins as soon as what is around it is hydrated, and its elements later.
    if (currentNode.textContent !== "$" || !isKnown(currentNode)) continue;
    const within: Element[] = [];
    for (let next = currentNode.nextSibling; next !== null; next = next.nextSibling) {
      if (next instanceof Comment && next.data === "/$") break;
      if (next instanceof Element) within.push(next, ...next.querySelectorAll("*"));
    }
    // Others may have put elements of their own among them.
    if (within.length > 0 && !within.some(isKnown)) return false;
  }
  return true;
}

/** Translates every page of a browser as its translator does: from the document on, and whatever comes or changes later. */
export async function translateAlways(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(${onceRead})(${translate})`);
}

/** Counts the documents that a tab has loaded since. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("domcontentloaded", () => {
    documents += 1;
  });
  return () => documents;
}

/** Runs in the page, before any of its own scripts. */
function onceRead(run: () => void): void {
  document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") run();
  });
}

/** Runs in the page. */
function meddle(kind: Meddling): void {
  const made = (name: string) => {
    const element = document.createElement(name);
    element.dataset.meddler = "";
    return element;
  };
  const texts = (within: ParentNode = document.body) => {
    const walker = document.createTreeWalker(within as Node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isShown = !text.parentElement?.closest("script, style, template, noscript, textarea");
      const isKept = text.parentElement?.closest("[translate=no], .notranslate") !== null;
      if (isShown && !isKept && text.data.trim() !== "") found.push(text);
    }
    return found;
  };
  const around = (node: ChildNode, wrapper: HTMLElement) => {
    node.replaceWith(wrapper);
    wrapper.append(node);
  };
  const inFooter = texts(document.querySelector("footer") ?? document.body)[0];
  const kinds: Record<Meddling, () => void> = {
    "every text translated"() {
      for (const text of texts()) {
        const copy = made("font");
        copy.append(text.data);
        const outer = made("font");
        outer.append(copy);
        text.replaceWith(outer);
      }
    },
    "every text wrapped"() {
      for (const text of texts()) around(text, made("font"));
    },
    "a text in a link"() {
      for (const text of [texts()[0], inFooter]) {
        const link = made("a");
        link.setAttribute("href", "tel:+3221234567");
        if (text?.isConnected) around(text, link);
      }
    },
    "a text changed in place"() {
      for (const text of texts().filter((_, index) => index % 7 === 0)) text.data += " *";
    },
    "first and last in body"() {
      document.body.prepend(made("div"));
      document.body.append(made("div"));
    },
    "first and last in head"() {
      document.head.prepend(made("meta"));
      document.head.append(made("meta"));
    },
    "beside each field"() {
      for (const field of document.querySelectorAll("input, textarea, select")) {
        field.before(made("span"));
        field.after(made("div"));
      }
    },
    "around each button"() {
      for (const button of document.querySelectorAll("button")) around(button, made("span"));
    },
    "a link taken away"() {
      for (const part of document.querySelectorAll("main, footer"))
        part.querySelector("a")?.remove();
    },
    "pictures taken away"() {
      for (const picture of document.querySelectorAll("img, svg")) picture.remove();
    },
    "attributes anywhere"() {
      for (const element of document.querySelectorAll("html, head, body, body *")) {
        element.setAttribute("data-meddler", "");
      }
    },
  };
  kinds[kind]();
}

/**
 * Runs in the page. Chrome's own replaces each text node by two `font` around a copy of it, and
 * leaves what says `translate="no"`.
 */
function translate(): void {
  const kept = "script, style, template, noscript, textarea, [translate=no], .notranslate";
  const isOwn = (text: Text) => text.parentElement?.dataset.translated !== undefined;
  const translateText = (text: Text) => {
    if (!text.isConnected || isOwn(text) || text.data.trim() === "") return;
    if (text.parentElement?.closest(kept)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.dataset.translated = "";
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translateText(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) translateText(text);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") translateIn(target);
      for (const node of addedNodes) translateIn(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
