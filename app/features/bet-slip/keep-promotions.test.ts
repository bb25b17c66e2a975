import { getConfiguration } from "@grandstand/contract/content";
import { getActiveFreeBets } from "@grandstand/contract/freebets";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { openBrowser, openTab, selection } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createBetTerms } from "../bets/index.ts";
import { createFreeBetsStore } from "../promotions/free-bets.ts";
import { followFreeBets, keepPromotions } from "./keep-promotions.ts";

async function open({ promotions = true, selections = 1 } = {}) {
  const browser = openBrowser();
  const tab = await openTab(browser, selections);
  const { server } = browser;
  server.on(getActiveFreeBets, () => ({ data: [] }));
  server.on(getConfiguration, () => ({
    combo_boost: { percent_steps: [0, 0, 5], winnings_calc_mode: "net" as const },
    maximum_payout: 10_000_000,
  }));
  const site = siteOf({
    ...tab,
    api: server.api,
    language: "fr",
    messages: createMessagesStore(),
    configuration: { promotions, bookmaker: "grandstand", country: "BE" },
  });
  const fetchCount = () => server.sent(getActiveFreeBets).length;
  return { ...tab, server, site, fetchCount };
}

describe("the promotions of a slip", () => {
  it("[SLIP-STORE-11] are fetched at once, and never again after their end", async () => {
    const { site, fetchCount, slip, slipOutline } = await open();
    const stop = keepPromotions(site, slip);
    expect(fetchCount()).toBe(1);
    stop();
    slipOutline.open(true);
    slip.clear("asked");
    slip.toggle(selection(1), null);
    expect(fetchCount()).toBe(1);
  });

  it("[SLIP-STORE-11] are fetched again when the slip opens or begins", async () => {
    const { site, fetchCount, slip, slipOutline } = await open();
    keepPromotions(site, slip);
    slipOutline.open(true);
    expect(fetchCount()).toBe(2);
    slip.clear("asked");
    slip.toggle(selection(1), null);
    expect(fetchCount()).toBe(3);
    slip.toggle(selection(2), null);
    slipOutline.open(false);
    expect(fetchCount()).toBe(3);
  });

  it("[SLIP-STORE-11] are fetched again with every login", async () => {
    const { site, fetchCount, slip, session } = await open();
    keepPromotions(site, slip);
    session.setState({ user: null });
    session.setState({ user: person() });
    session.setState({ user: person({ balance: 1 }) });
    expect(fetchCount()).toBe(2);
  });

  it("[SLIP-STORE-12] [ACCOUNT-290] have the combo boost and the maximum payout of the configuration", async () => {
    const { site, slip } = await open();
    keepPromotions(site, slip);
    await settle();
    expect(featureStore(site, createBetTerms).getState()).toEqual({
      comboBoost: { percentSteps: [0, 0, 5], mode: "net" },
      maximumPayout: 10_000_000,
    });
  });

  it("[SLIP-STORE-12] [ERRORS-20] [ACCOUNT-332] do without a boost, and say nothing, where it can't be had", async () => {
    const { site, slip, server } = await open();
    server.on(getConfiguration, () => refused(500));
    keepPromotions(site, slip);
    await settle();
    expect(featureStore(site, createBetTerms).getState()).toEqual({
      comboBoost: null,
      maximumPayout: 25_000_000,
    });
    expect(site.messages.getState().toasts).toEqual([]);
  });

  it("[SLIP-STORE-13] wait for the first selection", async () => {
    const { site, slip, fetchCount } = await open({ selections: 0 });
    keepPromotions(site, slip);
    expect(fetchCount()).toBe(0);
    slip.toggle(selection(1), null);
    slip.toggle(selection(2), null);
    expect(fetchCount()).toBe(1);
  });

  it("[SLIP-STORE-13] or for the opened slip", async () => {
    const { site, slip, slipOutline, fetchCount } = await open({ selections: 0 });
    keepPromotions(site, slip);
    slipOutline.open(true);
    expect(fetchCount()).toBe(1);
  });

  it("[SLIP-STORE-13] are never fetched where they are switched off", async () => {
    const { site, slip, slipOutline, fetchCount, server } = await open({ promotions: false });
    keepPromotions(site, slip);
    slipOutline.open(true);
    await settle();
    expect([fetchCount(), server.sent(getConfiguration)]).toEqual([0, []]);
  });
});

describe("the chosen free bet of a slip", () => {
  const freeBet = {
    id: "free-1",
    name: "Welcome",
    amount: 1_000,
    amountRemaining: 900,
    minOdds: 1.5,
    expiresAt: Date.UTC(2030, 0, 1),
  };

  it("[SLIP-STORE-10] is what the operator says of it", async () => {
    const { site, slip } = await open();
    const freeBets = featureStore(site, createFreeBetsStore);
    followFreeBets(site, slip);
    slip.chooseFreeBet(freeBet);
    freeBets.setState({ list: [{ ...freeBet, amountRemaining: 500 }], status: "ready" });
    expect(slip.getState().slip.freeBet?.stake.cents).toBe(500);
    freeBets.setState({ list: [], status: "ready" });
    expect(slip.control()).toMatchObject({
      kind: "blocked",
      because: [{ reason: "free-bet-spent" }],
    });
  });
});
