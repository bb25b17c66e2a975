import type { Page } from "playwright";

/** The parts of a fiber of React's that are read, as React's own developer tools read them. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

interface Watched {
  /** Commits that drew components again in which nothing of the document changed, by what they drew. */
  readonly idle: Readonly<Record<string, number>>;
}

/**
 * Has a page count, from its next document on, what React draws again without any change of the document in it: each
 * price, each row and each link. It is what React's developer tools count, in the build that is served.
 */
export async function watchRenders(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(watch);
  return () => page.evaluate(() => (globalThis as unknown as { renders: Watched }).renders);
}

/** Runs in the page, before React. */
function watch(): void {
  const drawn = {
    price: "button[data-movement]",
    row: "[data-event-status]",
    link: "a",
  };
  const event = "[data-event-status], li";
  const seen = { idle: { price: 0, row: 0, link: 0 } };
  const [performedWork, hostTag] = [1, 5];
  // Functions, classes and what `forwardRef` and `memo` make of them.
  const components = new Set([0, 1, 11, 14, 15]);
  let again = new Set<Element>();

  function hostOf(fiber: Fiber): unknown {
    for (let each: Fiber | null = fiber; each; each = each.child) {
      if (each.tag === hostTag) return each.stateNode;
    }
    return null;
  }

  /** A fiber without one of before is drawn for the first time, and so is all that is in it. */
  function visit(fiber: Fiber): void {
    const before = fiber.alternate;
    if (!before) return;
    if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) {
      const host = hostOf(fiber);
      if (host instanceof Element) again.add(host);
    }
    if (fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  }

  const changes = new MutationObserver(() => undefined);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  function onCommit(_: number, root: { readonly current: Fiber }): void {
    again = new Set();
    visit(root.current);
    const changed = changes.takeRecords().map(({ target }) => target);
    for (const [name, selector] of Object.entries(drawn) as [keyof typeof drawn, string][]) {
      const elements = [...again].filter((element) => element.matches(selector));
      // The link of a row or a tile is drawn with it.
      const around = (element: Element) => (name === "link" && element.closest(event)) || element;
      const idle = elements.filter((each) => !changed.some((node) => around(each).contains(node)));
      seen.idle[name] += idle.length;
    }
  }

  Object.assign(globalThis, {
    renders: seen,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberRoot: onCommit,
      onCommitFiberUnmount: () => undefined,
    },
  });
}
