import type { EventState } from "@grandstand/contract/realtime";
import { getLiveSelections } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { createOddsStore } from "../../core/realtime/odds-store.ts";
import { noon } from "../../testing/fake-time.ts";
import { liveEvent } from "../../testing/live-event.ts";
import { openBrowser, openTab } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { followSlip } from "./follow-slip.ts";
import { refreshSlip } from "./refresh-slip.ts";
import { createSlipView } from "./slip-view.ts";

const ended: EventState = {
  ...liveEvent,
  status: "ended",
  is_live: false,
  is_suspended: true,
  stats: {
    time: 90,
    server: null,
    home_scores: [2],
    away_scores: [1],
    home_set: 0,
    away_set: 0,
  },
};

/** Two selections on a slip that follows the live line and can be refreshed. */
async function openSlip() {
  const browser = openBrowser();
  const tab = await openTab(browser, 2);
  const odds = createOddsStore((flush) => flush());
  const site = siteOf({
    ...tab,
    odds,
    messages: createMessagesStore(),
    feed: { follow: () => () => undefined },
    pace: { release: () => undefined },
    language: "fr",
    slugs: new Map(),
    configuration: { promotions: false, bookmaker: "grandstand" },
    clock: { now: browser.time.now, sync: () => undefined },
    api: browser.server.api,
  });
  followSlip(site, tab.slip);
  const view = createSlipView(site, tab.slip);
  const selections = (answer: readonly object[]) =>
    browser.server.on(getLiveSelections, () => ({
      server_time: noon + 5_000,
      selections: answer as never,
    }));
  return { ...tab, odds, view, selections, refresh: () => refreshSlip(site, tab.slip) };
}

const open = { odds: 2, is_suspended: false, combo_boost_available: false };

describe("a selection that is over", () => {
  it("[SLIP-STORE-32] is known to be as the live line says that its event has ended", async () => {
    const { odds, view, slip } = await openSlip();
    odds.receiveEvent("e1", ended);
    const [first, second] = view.getState().lines;
    expect(first).toMatchObject({
      isOver: true,
      isLive: false,
      isSuspended: false,
      inPlay: { home: 2, away: 1 },
    });
    expect(second).toMatchObject({ isOver: false });
    expect(view.getState().totals.potentialReturn).toBeNull();
    expect(slip.control()).toEqual({
      kind: "blocked",
      because: [{ reason: "over", outcomeIds: ["o1"] }],
    });
    slip.removeOver();
    expect(view.getState().lines.map(({ outcomeId }) => outcomeId)).toEqual(["o2"]);
  });

  it("[SLIP-STORE-32] is known by the refresh, and so is one that the operator has forgotten", async () => {
    const { view, refresh, selections } = await openSlip();
    const isOver = () => view.getState().lines.map((line) => line.isOver);
    selections([
      { id: "o1", ...open },
      { id: "o2", ...open },
    ]);
    await refresh();
    expect(isOver()).toEqual([false, false]);
    selections([{ id: "o1", ...open, odds: null, is_suspended: true, is_ended: true }]);
    await refresh();
    expect(isOver()).toEqual([true, true]);
  });
});
