import { describe, expect, it } from "vitest";
import { takeChannelEvent } from "./channel-events.ts";
import type { Site } from "./create-site.ts";

/** A site that writes down what it is asked to do; its slip is empty, so that nothing is sent. */
function listeningSite() {
  const asked: string[] = [];
  const ask = (what: string) => async () => void asked.push(what);
  const site = {
    session: { refreshBalance: ask("balance"), refreshUser: ask("person") },
    liveEvents: { hearOfChange: ask("live list") },
    slip: {
      tellFreeBets: () => asked.push("free bets"),
      open: (isOpen: boolean) => asked.push(`slip open: ${isOpen}`),
      getState() {
        asked.push("slip's prices");
        return { slip: { selections: [] }, isRestored: true, pressed: [] };
      },
    },
  } as unknown as Site;
  return { site, asked };
}

describe("the bookmaker's channel", () => {
  it.each([
    ["update_balance", "balance"],
    ["logged_in", "person"],
    ["refresh_selections", "slip's prices"],
    ["live_list_changed", "live list"],
  ] as const)("[CHANNEL-EVENTS-1] asks anew: %s", (type, what) => {
    const { site, asked } = listeningSite();
    takeChannelEvent(site, type);
    expect(asked).toEqual([what]);
  });

  it("[CHANNEL-EVENTS-2] opens the slip", () => {
    const { site, asked } = listeningSite();
    takeChannelEvent(site, "show_betslip");
    expect(asked).toEqual(["slip open: true"]);
  });

  it.each(["refresh_freebets", "update_freebets"] as const)(
    "[CHANNEL-EVENTS-4] has the free bets asked for again: %s",
    (type) => {
      const { site, asked } = listeningSite();
      takeChannelEvent(site, type);
      expect(asked).toEqual(["free bets"]);
    },
  );

  it.each(["selection_added", "done_refresh_selections"] as const)(
    "[CHANNEL-EVENTS-3] leaves alone what the page did itself: %s",
    (type) => {
      const { site, asked } = listeningSite();
      takeChannelEvent(site, type);
      expect(asked).toEqual([]);
    },
  );
});
