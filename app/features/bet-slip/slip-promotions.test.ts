import { getConfiguration } from "@grandstand/contract/content";
import { getActiveFreeBets } from "@grandstand/contract/freebets";
import { describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/create-site.ts";
import { refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { openBrowser, openTab, selection } from "../../testing/placing.ts";
import { loadSlipPromotions } from "./load-slip-promotions.ts";
import { keepSlipPromotions } from "./slip-promotions.ts";

async function open({ promotions = true, selections = 1 } = {}) {
  const browser = openBrowser();
  const tab = await openTab(browser, selections);
  const { server } = browser;
  server.on(getActiveFreeBets, () => ({ data: [] }));
  server.on(getConfiguration, () => ({
    combo_boost: { percent_steps: [0, 0, 5], winnings_calc_mode: "net" as const },
    maximum_payout: 10_000_000,
  }));
  const site = {
    ...tab,
    api: server.api,
    language: "fr",
    messages: createMessagesStore(),
    configuration: { promotions, bookmaker: "grandstand", country: "BE" },
    stores: new Map(),
  } as unknown as Site;
  const asked = () => server.sent(getActiveFreeBets).length;
  return { ...tab, server, site, asked };
}

describe("the promotions of a slip", () => {
  it("[SLIP-STORE-11] ask for free bets at once, and never again after their end", async () => {
    const { site, asked, slip } = await open();
    const stop = keepSlipPromotions(site);
    expect(asked()).toBe(1);
    stop();
    slip.tellFreeBets();
    slip.open(true);
    expect(asked()).toBe(1);
  });

  it("[SLIP-STORE-11] ask again when the slip opens, begins, or the channel says so", async () => {
    const { site, asked, slip } = await open();
    keepSlipPromotions(site);
    slip.open(true);
    expect(asked()).toBe(2);
    slip.tellFreeBets();
    expect(asked()).toBe(3);
    slip.clear("asked");
    slip.toggle(selection(1), null);
    expect(asked()).toBe(4);
    slip.toggle(selection(2), null);
    slip.open(false);
    expect(asked()).toBe(4);
  });

  it("[SLIP-STORE-11] ask again with every login", async () => {
    const { site, asked, session } = await open();
    keepSlipPromotions(site);
    session.setState({ user: null });
    session.setState({ user: person() });
    session.setState({ user: person({ balance: 1 }) });
    expect(asked()).toBe(2);
  });

  it("[SLIP-STORE-12] take the combo boost and the maximum payout of the configuration", async () => {
    const { site, slip } = await open();
    keepSlipPromotions(site);
    await settle();
    expect(slip.getState().comboBoost).toEqual({ percentSteps: [0, 0, 5], mode: "net" });
    expect(slip.getState().maximumPayout).toBe(10_000_000);
  });

  it("[SLIP-STORE-12] [ERRORS-20] do without a boost, and say nothing, where it can't be had", async () => {
    const { site, slip, server } = await open();
    server.on(getConfiguration, () => refused(500));
    keepSlipPromotions(site);
    await settle();
    expect(slip.getState().comboBoost).toBeNull();
    expect(slip.getState().maximumPayout).toBe(25_000_000);
    expect(site.messages.getState().toasts).toEqual([]);
  });
});

describe("loading them", () => {
  it("[SLIP-STORE-13] waits for the first selection", async () => {
    const { site, slip } = await open({ selections: 0 });
    const stop = vi.fn();
    const load = vi.fn(async () => () => stop);
    const end = loadSlipPromotions(site, load);
    expect(load).not.toHaveBeenCalled();
    slip.toggle(selection(1), null);
    slip.toggle(selection(2), null);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    end();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("[SLIP-STORE-13] or for the opened slip, and begins with a kept one at once", async () => {
    const empty = await open({ selections: 0 });
    const load = vi.fn(async () => () => () => {});
    loadSlipPromotions(empty.site, load);
    empty.slip.open(true);
    expect(load).toHaveBeenCalledOnce();
    loadSlipPromotions((await open()).site, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("[SLIP-STORE-13] never happens where promotions are switched off", async () => {
    const { site, slip } = await open({ promotions: false });
    const load = vi.fn(async () => () => () => {});
    loadSlipPromotions(site, load);
    slip.open(true);
    expect(load).not.toHaveBeenCalled();
  });

  it("[SLIP-STORE-13] that never comes leaves the slip as it is", async () => {
    const { site, slip } = await open();
    const end = loadSlipPromotions(site, () => new Promise(() => {}));
    await settle();
    end();
    expect(slip.control().kind).toBe("place");
  });
});
