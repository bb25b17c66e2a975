import { describe, expect, it } from "vitest";
import { createFakeTime } from "../../testing/fake-time.ts";
import { createOverlayHistory } from "./overlay-history.ts";

interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** A history as a browser has it, whose travels come to their end a little later; and a router in it. */
function openBrowser(first: Entry = { state: { idx: 0, key: "home" }, href: "/" }, before = 0) {
  const time = createFakeTime();
  const entries: Entry[] = [...Array<Entry>(before).fill({ ...first, state: noOverlays(first) })];
  entries.push(first);
  let at = entries.length - 1;
  let travels = 0;
  let onPop: (event: Event) => void = () => {};
  /** The pages that the router received. */
  const routed: string[] = [];
  const read = () => entries[at] as Entry;
  const history = {
    get state() {
      return read().state;
    },
    pushState(state: unknown, _: string, href: string = read().href) {
      entries.splice(at + 1, Infinity, { state, href });
      at += 1;
    },
    replaceState(state: unknown, _: string, href: string = read().href) {
      entries[at] = { state, href };
    },
    go(by: number) {
      travels += 1;
      time.setTimer(() => {
        at = Math.min(Math.max(at + by, 0), entries.length - 1);
        let isStopped = false;
        onPop({ stopImmediatePropagation: () => (isStopped = true) } as unknown as Event);
        if (!isStopped) routed.push(read().href);
      }, 5);
    },
  } as unknown as History;
  const location = {
    get href() {
      return read().href;
    },
    replace: (href: string) => history.replaceState(null, "", href),
  };
  const overlays = createOverlayHistory({
    history,
    location,
    addEventListener: (type, listener) => {
      if (type === "popstate") onPop = listener;
    },
    // Its entries are those of the page alone.
    goBack: (count) => history.go(-count),
    setTimer: time.setTimer,
  });
  overlays.start();
  async function travel(by: number) {
    history.go(by);
    await time.pass(300);
  }
  return {
    overlays,
    history,
    routed,
    time,
    back: () => travel(-1),
    forward: () => travel(1),
    /** What the router does where a link is followed. */
    async goTo(href: string) {
      const { idx = 0 } = (read().state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: href }, "", href);
      await time.pass(50);
    },
    /** Opens something; `isOpen` is whether it still is. */
    async open({ staysOpen = false } = {}) {
      let isOpen = true;
      const end = overlays.open(() => !staysOpen && close());
      function close() {
        isOpen = false;
        end();
      }
      await time.pass(300);
      return { close, isOpen: () => isOpen };
    },
    addresses: () => entries.map(({ href }) => href),
    at: () => at,
    travels: () => travels,
  };
}

function noOverlays({ state }: Entry): unknown {
  return { ...(state as object), overlays: 0 };
}

describe("what is open, and Back", () => {
  it("[OVERLAY-HISTORY-1] closes what opened last, and the router receives nothing", async () => {
    const browser = openBrowser();
    await browser.goTo("/live/");
    const sheet = await browser.open();
    const dialog = await browser.open();
    await browser.back();
    expect([sheet.isOpen(), dialog.isOpen()]).toEqual([true, false]);
    await browser.back();
    expect(sheet.isOpen()).toBe(false);
    expect(browser.routed).toEqual([]);
    await browser.back();
    expect(browser.routed).toEqual(["/"]);
  });

  it("[OVERLAY-HISTORY-1] closes what has opened this very moment", async () => {
    const browser = openBrowser();
    await browser.goTo("/live/");
    await browser.time.pass(2_000);
    for (const _ of [1, 2]) {
      let isOpen = true;
      const end = browser.overlays.open(() => {
        isOpen = false;
        end();
      });
      expect(browser.at()).toBe(2);
      await browser.back();
      expect([isOpen, browser.routed.length, browser.at()]).toEqual([false, 0, 1]);
    }
  });

  it("[OVERLAY-HISTORY-2] removes the entry of what is closed otherwise", async () => {
    const browser = openBrowser();
    await browser.goTo("/live/");
    for (const _ of [1, 2]) (await browser.open()).close();
    await browser.time.pass(300);
    expect(browser.at()).toBe(1);
    await browser.back();
    expect(browser.routed).toEqual(["/"]);
  });

  it("[OVERLAY-HISTORY-3] opens nothing by Forward, and leads on", async () => {
    const browser = openBrowser();
    await browser.goTo("/live/");
    for (const _ of [1, 2]) {
      await browser.open();
      await browser.back();
      await browser.back();
      await browser.forward();
      expect(browser.routed.splice(0)).toEqual(["/", "/live/"]);
      await browser.forward();
      expect([browser.routed.length, browser.at()]).toEqual([0, 1]);
    }
  });

  it("[OVERLAY-HISTORY-4] gives the entry to the page that is gone to", async () => {
    const browser = openBrowser();
    const menu = await browser.open();
    await browser.goTo("/football/");
    menu.close();
    await browser.time.pass(300);
    expect(browser.addresses()).toEqual(["/", "/football/"]);
    await browser.back();
    expect(browser.routed).toEqual(["/"]);
    expect(browser.at()).toBe(0);
  });

  it("[OVERLAY-HISTORY-4] does so for a page that comes while the entry is removed", async () => {
    const browser = openBrowser();
    const menu = await browser.open();
    menu.close();
    await browser.time.pass(1);
    await browser.goTo("/football/");
    await browser.time.pass(300);
    expect(browser.addresses()).toEqual(["/", "/football/"]);
    expect(browser.at()).toBe(1);
  });

  it("[OVERLAY-HISTORY-4] does so for another document", async () => {
    const browser = openBrowser();
    const settings = await browser.open();
    expect(browser.overlays.leaveTo("/nl/")).toBe(true);
    settings.close();
    await browser.time.pass(300);
    expect([browser.addresses(), browser.at()]).toEqual([["/", "/nl/"], 1]);
  });

  it("[OVERLAY-HISTORY-11] goes nowhere once another document is on its way", async () => {
    const browser = openBrowser();
    expect(browser.overlays.leaveTo("/nl/")).toBe(false);
    const popup = await browser.open();
    popup.close();
    await browser.time.pass(300);
    expect([browser.travels(), browser.addresses()]).toEqual([0, ["/"]]);
  });

  it("[OVERLAY-HISTORY-4] has no entry over a page that takes a while to close it", async () => {
    const browser = openBrowser();
    const drawer = await browser.open();
    await browser.goTo("/tennis/");
    await browser.time.pass(400);
    expect(browser.addresses()).toEqual(["/", "/tennis/"]);
    drawer.close();
    await browser.back();
    expect(browser.routed).toEqual(["/"]);
  });

  it("[OVERLAY-HISTORY-5] gives what stays open its entry again", async () => {
    const browser = openBrowser();
    await browser.goTo("/live/");
    await browser.open({ staysOpen: true });
    for (const _ of [1, 2]) {
      await browser.back();
      expect([browser.routed.length, browser.at()]).toEqual([0, 2]);
    }
  });

  it("[OVERLAY-HISTORY-6] leaves the entry of what was open before a reload", async () => {
    const browser = openBrowser({ state: { idx: 0, key: "home", overlays: 1 }, href: "/" }, 1);
    await browser.time.pass(300);
    expect([browser.routed.length, browser.at()]).toEqual([0, 0]);
  });

  it("[OVERLAY-HISTORY-7] has one entry for a dialog that replaces another", async () => {
    const browser = openBrowser();
    const account = await browser.open();
    account.close();
    const settings = await browser.open();
    expect(browser.addresses()).toEqual(["/", "/"]);
    await browser.back();
    expect(settings.isOpen()).toBe(false);
    expect(browser.at()).toBe(0);
  });

  it("[OVERLAY-HISTORY-8] keeps the entry where the address changes under it", async () => {
    const browser = openBrowser();
    const sheet = await browser.open();
    browser.history.replaceState({ idx: 0, key: "other" }, "", "/?competition=laliga");
    await browser.back();
    expect(sheet.isOpen()).toBe(false);
  });
});
