import { afterEach, describe, expect, it, vi } from "vitest";
import { applyChannelEvent } from "../../core/site/channel-events.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createLazySlip } from "../bet-slip/index.lazy.ts";
import { createLiveEvents } from "../live/store.ts";
import { lifecycles } from "./lifecycles.ts";

/** A site that records the calls that it gets; its slip is empty, so that nothing is sent. */
function listeningSite() {
  const called: string[] = [];
  const record = (what: string) => async () => void called.push(what);
  const slip = { refresh: record("slip's prices"), refreshFreeBets: record("free bets") };
  const site = siteOf({
    features: lifecycles,
    stores: new Map<unknown, unknown>([
      [createLiveEvents, { onListChanged: record("live list") }],
      [createLazySlip, { getState: () => slip }],
    ]),
    session: { refreshBalance: record("balance"), refreshUser: record("person") },
    slipOutline: { open: (isOpen: boolean) => called.push(`slip open: ${isOpen}`) },
  });
  return { site, called };
}

interface Screen {
  readonly width: number;
  readonly hasDialog?: boolean;
  readonly isTyping?: boolean;
}

/** As much of a browser as has the width of the page and what the person is busy with. */
function standOn({ width, hasDialog = false, isTyping = false }: Screen) {
  class Element {
    closest() {
      return isTyping ? this : null;
    }
  }
  vi.stubGlobal("Element", Element);
  vi.stubGlobal("matchMedia", (query: string) => ({
    // In em of the usual 16 px.
    matches: width <= Number(/[\d.]+(?=em)/.exec(query)?.[0]) * 16,
  }));
  vi.stubGlobal("document", {
    activeElement: new Element(),
    querySelector: () => (hasDialog ? new Element() : null),
  });
}

describe("the bookmaker's channel", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["update_balance", "balance"],
    ["logged_in", "person"],
    ["refresh_selections", "slip's prices"],
    ["live_list_changed", "live list"],
  ] as const)("[CHANNEL-EVENTS-1] fetches again: %s", (type, what) => {
    const { site, called } = listeningSite();
    applyChannelEvent(site, type);
    expect(called).toEqual([what]);
  });

  it.each([
    ["opens the slip of a narrow page", { width: 390 }, ["slip open: true"]],
    ["opens none on a wide page", { width: 1440 }, []],
    ["opens none over a dialog", { width: 390, hasDialog: true }, []],
    ["opens none while somebody types", { width: 390, isTyping: true }, []],
  ])("[CHANNEL-EVENTS-2] %s", (_, screen, opened) => {
    standOn(screen);
    const { site, called } = listeningSite();
    applyChannelEvent(site, "show_betslip");
    expect(called).toEqual(opened);
  });

  it.each(["refresh_freebets", "update_freebets"] as const)(
    "[CHANNEL-EVENTS-4] has the free bets fetched again: %s",
    (type) => {
      const { site, called } = listeningSite();
      applyChannelEvent(site, type);
      expect(called).toEqual(["free bets"]);
    },
  );

  it.each(["selection_added", "done_refresh_selections"] as const)(
    "[CHANNEL-EVENTS-3] leaves alone what the page did itself: %s",
    (type) => {
      const { site, called } = listeningSite();
      applyChannelEvent(site, type);
      expect(called).toEqual([]);
    },
  );
});
