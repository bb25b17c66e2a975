import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { decodeCashierMessage } from "@grandstand/contract/cashier-frame";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("page/cashier.js", import.meta.url), "utf8");
const site = "https://site.example";

interface Opening {
  /** The sites of the page. */
  sites?: string;
  /** The address of the page that frames it, or none. */
  ancestor?: string | undefined;
  message?: object;
  /** How the browser came to the page, by its own entry of the navigation. */
  navigation?: "navigate" | "reload" | "back_forward";
  /** The page before it. */
  referrer?: string;
  /** Whether it is in a tab of its own. */
  isTab?: boolean;
}

/**
 * Runs the page's script in a frame whose browser refuses it every storage; returns what it posts, and a way to send it
 * something.
 */
function open({
  sites = site,
  ancestor = site,
  message,
  navigation = "navigate",
  referrer = site,
  isTab = false,
}: Opening = {}) {
  const posted: [unknown, string][] = [];
  const listeners = new Map<string, (event: object) => void>();
  const focused: string[] = [];
  const element = (name: string) => ({
    name,
    textContent: "",
    focus: () => focused.push(name),
    presses: [] as (() => void)[],
    addEventListener(_: string, onPress: () => void) {
      this.presses.push(onPress);
    },
  });
  const stops = ["first", "last"].map(element);
  const [title, close, said, back] = ["title", "close", "said", "back"].map(element);
  const document = {
    body: {
      offsetHeight: 640.4,
      dataset: {
        site: sites,
        closable: "Close it.",
        ...(message && { message: JSON.stringify(message) }),
      },
    },
    documentElement: {},
    referrer,
    activeElement: stops[0] as object,
    getElementById: (id: string) => (id === "said" ? said : null),
    querySelector: (query: string) => (query === "h1" ? title : null),
    querySelectorAll(query: string) {
      if (query.startsWith("a[href]")) return stops;
      if (query === "[data-back-to-bet]") return [back];
      return query === "[data-close]" ? [close] : [];
    },
  };
  const parent = {
    postMessage: (data: unknown, origin: string) => posted.push([data, origin]),
  };
  class ResizeObserver {
    private readonly notify: () => void;
    constructor(notify: () => void) {
      this.notify = notify;
    }
    observe() {
      this.notify();
    }
  }
  const own = { parent: parent as unknown };
  if (isTab) own.parent = own;
  const globals = {
    URL,
    document,
    ResizeObserver,
    window: own,
    close: () => focused.push("closed"),
    performance: { getEntriesByType: () => [{ type: navigation }] },
    location: {
      href: "https://cashier.example/visit/1/home",
      origin: "https://cashier.example",
      pathname: "/visit/1/home",
      ancestorOrigins: ancestor === undefined ? [] : [ancestor],
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  // No storage is among them: whatever reads one throws.
  runInNewContext(script, globals);
  return {
    posted,
    focused,
    document,
    stops,
    close,
    back,
    said,
    types: () => posted.map(([data]) => (data as { type: string }).type),
    send: (event: object) => listeners.get("message")?.({ origin: site, source: parent, ...event }),
    press: (key: object) => listeners.get("keydown")?.(key),
  };
}

const done = { type: "cashier:deposit-done", payload: { reference: "D-1", cents: 2_500 } };

describe("the page's messages", () => {
  it("[CASHIER-53] have the forms of the contract, and go to the visit's site", () => {
    const { posted, types } = open({ message: done });
    expect(types()).toEqual([
      "cashier:size",
      "cashier:deposit-done",
      "cashier:ready",
      "cashier:status",
    ]);
    for (const [data, origin] of posted) {
      expect(origin).toBe(site);
      const from = { origin: "https://cashier.example", source: "frame" };
      // What a window receives is a copy, with the prototypes of its own realm.
      const event = { ...from, data: structuredClone(data) };
      expect(decodeCashierMessage(event, from)).toHaveProperty("message");
    }
  });

  it("[CASHIER-53] say once what a page has to say", () => {
    expect(open({ message: done }).types()).toContain("cashier:deposit-done");
    for (const navigation of ["reload", "back_forward"] as const) {
      expect(open({ message: done, navigation }).types()).not.toContain("cashier:deposit-done");
    }
  });

  it("[CASHIER-7] say that it is there where the browser refuses it every storage", () => {
    expect(open().types()).toContain("cashier:ready");
  });

  it("[CASHIER-9] begin at the title where somebody came from another page of the cashier", () => {
    expect(open().focused).toEqual([]);
    expect(open({ referrer: "https://cashier.example/visit/1/deposit" }).focused).toEqual([
      "title",
    ]);
  });

  it("[CASHIER-9] close the cashier by Escape, but for one that the page has taken for itself", () => {
    const page = open();
    page.press({ key: "Escape", defaultPrevented: true });
    page.press({ key: "Escape", isComposing: true });
    expect(page.types()).not.toContain("cashier:close");
    page.press({ key: "Escape" });
    expect(page.posted.at(-1)).toEqual([{ type: "cashier:close", payload: {} }, site]);
  });

  it("[CASHIER-8] go nowhere from a tab, whose close button closes it, or says how", () => {
    const page = open({ isTab: true, message: done });
    page.press({ key: "Escape" });
    expect([page.posted, page.focused]).toEqual([[], []]);
    for (const press of page.close?.presses ?? []) press();
    expect([page.posted, page.focused]).toEqual([[], ["closed"]]);
    expect(page.said?.textContent).toBe("Close it.");
  });

  it("[CASHIER-18] lead back to the bet at a press, and from a tab close it", () => {
    const page = open();
    for (const press of page.back?.presses ?? []) press();
    expect(page.posted.at(-1)).toEqual([{ type: "cashier:back-to-bet", payload: {} }, site]);
    const tab = open({ isTab: true });
    for (const press of tab.back?.presses ?? []) press();
    expect([tab.posted, tab.focused]).toEqual([[], ["closed"]]);
  });

  it("[CASHIER-53] go to no one where another site frames a page without a visit", () => {
    const sites = `${site} https://second.example`;
    expect(open({ sites, ancestor: "https://elsewhere.example" }).posted).toEqual([]);
    expect(open({ sites, ancestor: "https://second.example" }).posted[0]?.[1]).toBe(
      "https://second.example",
    );
  });

  it("[CASHIER-53] hand the focus over at both ends of the page", () => {
    const page = open();
    page.press({ key: "Tab", shiftKey: true });
    page.document.activeElement = page.stops[1] as object;
    page.press({ key: "Tab", shiftKey: false });
    page.press({ key: "Tab", shiftKey: true });
    expect(page.posted.slice(-2).map(([data]) => data)).toEqual([
      { type: "cashier:leave", payload: { by: "start" } },
      { type: "cashier:leave", payload: { by: "end" } },
    ]);
    page.send({ data: { type: "cashier:enter", payload: { at: "end" } } });
    page.send({ data: { type: "cashier:enter", payload: { at: "start" } } });
    page.send({ data: { type: "cashier:enter" }, origin: "https://elsewhere.example" });
    page.send({ data: { type: "cashier:enter" }, source: {} });
    page.send({ data: { type: "cashier:something" } });
    expect(page.focused).toEqual(["last", "first"]);
  });
});
