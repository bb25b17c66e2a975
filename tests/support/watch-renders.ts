import type { Page } from "playwright";

/** The parts of a fiber of React's that are read, as React's own developer tools read them. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

type Drawn = "price" | "row" | "link";
type Alone = "price" | "clock";

interface Watched {
  /** What was drawn again in a commit that changed nothing of the document in it: the beginning of each one's markup. */
  readonly idle: Readonly<Record<Drawn, readonly string[]>>;
  /** Whatever else was drawn again in a commit that changed nothing but prices, or nothing but clocks. */
  readonly beside: Readonly<Record<Alone, readonly string[]>>;
  /** How many such commits there were. */
  readonly alone: Readonly<Record<Alone, number>>;
}

/**
 * Has a page note, from its next document on, what React draws again without any change of the document in it. It is
 * what React's developer tools count, in the build that is served.
 */
export async function watchRenders(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(watch);
  return () => page.evaluate(() => (globalThis as unknown as { renders: Watched }).renders);
}

/** Runs in the page, before React. */
function watch(): void {
  const price = "button[data-movement]";
  const drawn = { price, row: "[data-event-status]", link: "a" };
  const single = { price, clock: "[role=timer]" };
  const event = "[data-event-status], li";
  const seen = {
    idle: { price: [], row: [], link: [] } as Record<Drawn, string[]>,
    beside: { price: [], clock: [] } as Record<Alone, string[]>,
    alone: { price: 0, clock: 0 },
  };
  const [performedWork, hostTag] = [1, 5];
  // Functions, classes and what `forwardRef` and `memo` make of them.
  const components = new Set([0, 1, 11, 14, 15]);
  let again = new Set<Element>();

  function hostIn(fiber: Fiber | null): Element | null {
    for (let each = fiber; each; each = each.sibling) {
      const host = each.tag === hostTag ? each.stateNode : hostIn(each.child);
      if (host instanceof Element) return host;
    }
    return null;
  }

  /** The element that a component draws, else the one that it is in. */
  function hostOf(fiber: Fiber): Element {
    for (let each: Fiber | null = fiber; each; each = each.return) {
      const host = each.tag === hostTag ? each.stateNode : hostIn(each.child);
      if (host instanceof Element) return host;
    }
    return document.body;
  }

  /** A fiber without one of before is drawn for the first time, and so is all that is in it. */
  function visit(fiber: Fiber): void {
    const before = fiber.alternate;
    if (!before) return;
    if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) again.add(hostOf(fiber));
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

  const markup = (element: Element) => element.outerHTML.slice(0, 300);
  const isIn = (node: Node, selector: string) =>
    (node instanceof Element ? node : node.parentElement)?.closest(selector);

  function onCommit(_: number, root: { readonly current: Fiber }): void {
    again = new Set();
    visit(root.current);
    const elements = [...again];
    const changed = changes.takeRecords().map(({ target }) => target);
    const isIdle = (element: Element) => !changed.some((node) => element.contains(node));
    for (const [name, selector] of Object.entries(drawn) as [Drawn, string][]) {
      // The link of a row or a tile is drawn with it.
      const around = (element: Element) => (name === "link" && element.closest(event)) || element;
      const idle = elements.filter((each) => each.matches(selector) && isIdle(around(each)));
      seen.idle[name].push(...idle.map(markup));
    }
    for (const [name, selector] of Object.entries(single) as [Alone, string][]) {
      if (elements.length === 0 || changed.length === 0) continue;
      if (!changed.every((node) => isIn(node, selector))) continue;
      const others = elements.filter((each) => !isIn(each, selector) || isIdle(each));
      seen.alone[name] += 1;
      seen.beside[name].push(...others.map(markup));
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
