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
  storage?: Map<string, string>;
}

/** Runs the page's script in a frame; returns what it posts, and a way to send it something. */
function open({ sites = site, ancestor = site, message, storage = new Map() }: Opening = {}) {
  const posted: [unknown, string][] = [];
  const listeners = new Map<string, (event: object) => void>();
  const focused: string[] = [];
  const stops = ["first", "last"].map((name) => ({ name, focus: () => focused.push(name) }));
  const document = {
    body: {
      offsetHeight: 640.4,
      dataset: { site: sites, ...(message && { message: JSON.stringify(message) }) },
    },
    documentElement: {},
    referrer: "",
    activeElement: stops[0] as object,
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: (query: string) => (query.startsWith("a[href]") ? stops : []),
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
  runInNewContext(script, {
    URL,
    document,
    ResizeObserver,
    window: { parent },
    location: {
      href: "https://cashier.example/visit/1/home",
      pathname: "/visit/1/home",
      ancestorOrigins: ancestor === undefined ? [] : [ancestor],
    },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  });
  return {
    posted,
    focused,
    document,
    stops,
    storage,
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
      "cashier:ready",
      "cashier:status",
      "cashier:deposit-done",
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
    const { storage } = open({ message: done });
    expect(open({ message: done, storage }).types()).not.toContain("cashier:deposit-done");
  });

  it("[CASHIER-53] go to nobody where another site frames a page without a visit", () => {
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
