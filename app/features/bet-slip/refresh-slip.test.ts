import { getLiveSelections } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { noon, settle } from "../../testing/fake-time.ts";
import { openBrowser, openTab, selection } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { refreshAdded } from "./refresh-slip.ts";

/** A page at noon that gets a selection whose price is of that instant: another one, or the one of its receipt again. */
async function add(pricedAt: number, { isPlaced = false } = {}) {
  const browser = openBrowser();
  const tab = await openTab(browser, 1);
  browser.server.on(getLiveSelections, () => ({
    server_time: noon,
    selections: tab.slip.getState().slip.selections.map(({ outcomeId }) => ({
      id: outcomeId,
      odds: 2,
      display_odds: null,
      is_suspended: false,
      combo_boost_available: false,
    })) as never,
  }));
  const clock = { now: () => noon, sync: () => undefined };
  const configuration = { bookmaker: "grandstand" };
  const site = siteOf({ ...tab, api: browser.server.api, clock, configuration, language: "fr" });
  refreshAdded(site, tab.slip);
  const live = { odds: 2, isSuspended: false, comboBoostAvailable: false, pricedAt };
  if (isPlaced) {
    const { slip } = tab.slip.getState();
    tab.slip.apply({ slip: { ...slip, processingStatus: "completed" }, events: [] });
  }
  const added = selection(isPlaced ? 1 : 2);
  tab.slip.toggle(added, live);
  await settle();
  const { selectionsLive } = tab.slip.getState().slip;
  const known = selectionsLive[added.outcomeId];
  return { fetchCount: browser.server.sent(getLiveSelections).length, known };
}

describe("a selection that is added", () => {
  it("[SLIP-STORE-19] has its price fetched at once where it would be too old", async () => {
    expect(await add(noon - 19_000)).toMatchObject({ fetchCount: 1, known: { pricedAt: noon } });
  });

  it("[SLIP-STORE-19] has its price fetched at once after its own receipt, which had it too", async () => {
    expect(await add(noon - 19_000, { isPlaced: true })).toMatchObject({
      fetchCount: 1,
      known: { pricedAt: noon },
    });
  });

  it("[SLIP-STORE-19] waits for the next refresh where its price is fresh", async () => {
    expect(await add(noon - 1_000)).toMatchObject({ fetchCount: 0 });
  });
});
