import { getFavourites } from "@grandstand/contract/favourites";
import {
  coinsAreBoosted,
  getBetBoostPromotions,
  getCoinsBoostPromotions,
  isBoosted,
} from "@grandstand/contract/promotions";
import { createAnnouncer } from "@grandstand/ui/announcer";
import { describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { beginSession, endSession } from "../../core/site/session-changes.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { noon, settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { openBrowser, openTab } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { followBoosts } from "../bet-slip/keep-promotions.ts";
import { toBoostViews } from "./boost-view.ts";
import { createBoosts } from "./boosts.ts";
import { promotionsLifecycle } from "./lifecycle.ts";
import { createPromotions, startPromotions } from "./promotions.ts";

const instant = (at: number) => new Date(at).toISOString();
const betBoost = {
  id: "boost",
  event_id: null,
  competition_id: null,
  sport_id: null,
  audience: "everybody" as const,
  created_at: instant(noon - 1_000),
  active_until: instant(noon + 60_000),
  boost: 20,
  minimum_stake: 500,
  maximum_stake: 2_000,
  minimum_odds: 1.5,
  maximum_odds: null,
  maximum_winnings: 10_000,
};
const nothing = { status: false, paid: null, amount: 0, boost: 0 };

async function openSite({ isOn = true, singles = 1 } = {}) {
  const browser = openBrowser();
  const { server } = browser;
  server.on(getBetBoostPromotions, () => [betBoost]);
  server.on(getCoinsBoostPromotions, () => []);
  server.on(isBoosted, () => ({ status: true, paid: null, amount: 200, boost: 20 }));
  server.on(coinsAreBoosted, () => nothing);
  server.on(getFavourites, () => ({ favourites: [] }));
  const tab = await openTab(browser, singles);
  const polls = new Map<string, { every: number; run: () => Promise<unknown> }>();
  const site = siteOf({
    ...tab,
    api: server.api,
    messages: createMessagesStore(),
    announcer: createAnnouncer(() => undefined),
    features: [promotionsLifecycle],
    configuration: { promotions: isOn },
    scheduler: {
      start: (name: string, poll: { every: number; run: () => Promise<unknown> }) =>
        polls.set(name, poll),
      stop: (name: string) => polls.delete(name),
    },
    clock: { now: browser.time.now },
  });
  return {
    server,
    site,
    polls,
    promotions: featureStore(site, createPromotions),
    slip: tab.slip,
    placeBets: tab.placeBets,
    shown: () => featureStore(site, createBoosts).getState().list,
  };
}

describe("promotions", () => {
  it("[PROMOTIONS-1] [CONSTANTS-23] are fetched at once and every 5 s until the session ends", async () => {
    const { server, site, polls, shown } = await openSite();
    startPromotions(site);
    expect(polls.get("promotions")?.every).toBe(5_000);
    await settle();
    expect(shown()).toMatchObject([{ id: "boost" }]);
    await polls.get("promotions")?.run();
    expect(server.sent(getBetBoostPromotions)).toHaveLength(2);
    expect(shown()).toMatchObject([
      { id: "boost", kind: "bet", minimumStake: 500, activeUntil: noon + 60_000 },
    ]);
    site.session.setState({ status: "unauthenticated", user: null, tokens: null });
    endSession(site, "timeout", { tokens: null, user: null });
    expect(polls.has("promotions")).toBe(false);
  });

  it("[PROMOTIONS-2] stay as they were when they can't be had", async () => {
    const { server, promotions, shown } = await openSite();
    await promotions.refresh();
    server.on(getCoinsBoostPromotions, () => refused(429, { retryAfter: 9_000 }));
    expect(await promotions.refresh()).toEqual({ kind: "failed", retryAfter: 9_000 });
    expect(shown()).toHaveLength(1);
  });

  it("[PROMOTIONS-3] go with the person, also when the answer comes later", async () => {
    const { server, site, promotions, shown } = await openSite();
    startPromotions(site);
    await promotions.refresh();
    const answer = deferred<(typeof betBoost)[]>();
    server.on(getBetBoostPromotions, () => answer.reply);
    const refreshed = promotions.refresh();
    site.session.setState({ user: null });
    expect(shown()).toEqual([]);
    answer.give([betBoost]);
    await refreshed;
    expect(shown()).toEqual([]);
  });

  it("[PROMOTIONS-4] [ERRORS-26] are said of a bet that is placed with them, once", async () => {
    const { server, site, slip, placeBets } = await openSite();
    followBoosts(site, slip);
    await placeBets.place();
    await vi.waitFor(() => expect(server.sent(isBoosted)).not.toEqual([]));
    await settle();
    expect(site.messages.getState().toasts).toMatchObject([
      { severity: "success", text: { key: "promotions.placed.bet" }, duration: 5_000 },
    ]);
    expect(server.sent(isBoosted)).toHaveLength(1);
  });

  it("[PROMOTIONS-4] are said once of several bets of one slip", async () => {
    const { server, site, slip, placeBets } = await openSite({ singles: 3 });
    followBoosts(site, slip);
    await placeBets.place();
    await vi.waitFor(() => expect(server.sent(isBoosted)).not.toEqual([]));
    await settle();
    expect(server.sent(isBoosted)).toHaveLength(3);
    expect(site.messages.getState().toasts).toHaveLength(1);
  });

  it("[PROMOTIONS-4] are not said of a bet without them", async () => {
    const { server, site, slip, placeBets } = await openSite();
    server.on(isBoosted, () => nothing);
    followBoosts(site, slip);
    await placeBets.place();
    await vi.waitFor(() => expect(server.sent(isBoosted)).not.toEqual([]));
    await settle();
    expect(server.sent(isBoosted)).toHaveLength(1);
    expect(site.messages.getState().toasts).toEqual([]);
  });

  it("[PROMOTIONS-5] are not fetched where they are switched off", async () => {
    const { site, polls } = await openSite({ isOn: false });
    beginSession({ ...site, settings: { ...site.settings, load: async () => {} } }, person());
    await settle();
    expect([...polls.keys()]).not.toContain("promotions");
    expect(polls.size).toBeGreaterThan(0);
  });
});

describe("the markers of the slip", () => {
  it("[PROMOTIONS-6] say what a boost adds, or the limit it breaks", async () => {
    const { slip: slipStore, promotions, shown } = await openSite();
    await promotions.refresh();
    const markers = () => {
      const { slip } = slipStore.getState();
      const maximumPayout = 25_000_000;
      return toBoostViews({ slip, promotions: shown(), now: noon, maximumPayout }).o1;
    };
    // 10.00 at 2.00 wins 10.00 beyond the stake; a fifth of it is 2.00.
    expect(markers()).toEqual([
      { kind: "bet", percent: 20, gain: 200, state: "valid", until: noon + 60_000 },
    ]);
    slipStore.typeLineStake("o1", "4");
    expect(markers()).toEqual([
      {
        kind: "bet",
        percent: 20,
        gain: null,
        state: "invalid",
        reasons: [{ code: "stake-too-low", minimum: 500 }],
      },
    ]);
  });
});
