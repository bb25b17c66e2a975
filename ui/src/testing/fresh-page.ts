import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { commands, page, server } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

type Attributes = ReadonlyMap<string, string>;

const attributesOf = (element: Element): Attributes =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));

/** The elements that no test draws, with the attributes that they have before any test. */
const untouched: readonly (readonly [Element, Attributes])[] = [
  document.documentElement,
  document.body,
].map((element) => [element, attributesOf(element)]);

function resetAttributes([element, wanted]: readonly [Element, Attributes]): void {
  for (const { name } of [...element.attributes]) {
    if (!wanted.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of wanted) element.setAttribute(name, value);
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Of vitest.config.ts. */
    parkPointer(): Promise<void>;
  }
}

let isPointerOnPage = false;
document.addEventListener("mousemove", () => void (isPointerOnPage = true), true);

/**
 * Makes the page what it is before any test, whatever the one before drew, opened, scrolled to or failed at: files
 * have a page in common.
 */
export async function freshPage(): Promise<void> {
  await cleanup();
  destroyAnnouncer();
  document.body.replaceChildren();
  untouched.forEach(resetAttributes);
  window.scrollTo(0, 0);
  if (isPointerOnPage) await commands.parkPointer();
  isPointerOnPage = false;
  const { width, height } = server.config.browser.viewport;
  if (window.innerWidth !== width || window.innerHeight !== height) {
    await page.viewport(width, height);
  }
}
