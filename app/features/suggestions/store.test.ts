import {
  getBettingRecommendations,
  getMarketById,
  trackWidgetBet,
} from "@grandstand/contract/recommendations";
import { describe, expect, it } from "vitest";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { openBrowser, openTab, selection } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createSuggestionsStore } from "./store.ts";

const recommended = (number: number) => ({
  event_id: `e${number}`,
  event_name: `Event ${number}`,
  rank: number,
  marketsIds: [`e${number}-1`, `e${number}-2`],
});

/** The server's answer about one event, as far as the site reads it. */
const market = (id: string, more = {}) => {
  const event = {
    id: id.slice(0, id.indexOf("-")),
    name: "A - B",
    status: "not_started",
    type: "match",
    sport_slug: "football",
    competition_slug: "pro-league",
    competition_id: "101",
    sport_id: "1",
    competition_name: "Pro League",
    region_name: "Belgium",
    home_team: "A",
    away_team: "B",
    starts_at: "2030-01-01T00:00:00.000Z",
    is_live: false,
    is_suspended: false,
    is_betplus: false,
    status_description: null,
    matchSummary: null,
    stats: null,
    competitors: [],
    markets: [{ id, name: "Result", type: "1x2", is_suspended: false, outcomes: [] }],
    market_groups: [],
    market_count: 1,
    ...more,
  };
  return { data: { data: { event } } } as never;
};

/** Somebody with the given number of singles on the slip, and a server that suggests eight events. */
async function open(singles = 0) {
  const browser = openBrowser();
  const tab = await openTab(browser, singles);
  const { server, time } = browser;
  server.on(getBettingRecommendations, () =>
    Array.from({ length: 8 }, (_, index) => recommended(index + 1)),
  );
  server.on(getMarketById, ({ path }) => market(path?.marketId ?? ""));
  const logged: string[] = [];
  const site = siteOf({
    ...tab,
    api: server.api,
    language: "fr",
    slugs: new Map(),
    clock: { now: time.now },
  });
  const create = () => createSuggestionsStore(site, (line) => logged.push(line));
  const suggestions = create();
  const shown = () => suggestions.getState().events.map(({ id }) => id);
  return { ...tab, server, suggestions, create, shown, logged };
}

describe("suggestions", () => {
  it("[SUGGESTIONS-STORE-1][SUGGESTIONS-STORE-3] [CONSTANTS-29] are five, and none of what is on the slip", async () => {
    const { suggestions, server, shown } = await open(2);
    await suggestions.load();
    expect(server.sent(getBettingRecommendations)).toEqual([{ query: { selectionsNumber: "7" } }]);
    expect(shown()).toEqual(["e3", "e4", "e5", "e6", "e7"]);
  });

  it("[SUGGESTIONS-STORE-2] [ERRORS-19] leave out a market that is gone, over or empty", async () => {
    const { suggestions, server, shown } = await open();
    server.on(getMarketById, ({ path }) => {
      const id = path?.marketId ?? "";
      if (id === "e1-1") return refused(404);
      if (id === "e2-1") return market(id, { status: "ended" });
      return id === "e3-1" ? market(id, { markets: [] }) : market(id);
    });
    await suggestions.load();
    expect(server.sent(getMarketById)[0]).toEqual({ path: { marketId: "e1-1" } });
    expect(shown()).toEqual(["e4", "e5", "e6", "e7", "e8"]);
  });

  it("[SUGGESTIONS-STORE-4] [ERRORS-18] are none without an answer, which is logged", async () => {
    const { suggestions, server, shown, logged } = await open();
    await suggestions.load();
    server.on(getBettingRecommendations, () => refused(503));
    await suggestions.load();
    expect(shown()).toEqual([]);
    expect(logged).toEqual(["No suggestions: refused"]);
  });

  it("[SUGGESTIONS-STORE-5] [CONSTANTS-51] are not requested without a session or while off, which is kept", async () => {
    const { suggestions, server, session, storage, create } = await open();
    suggestions.switchTo(false);
    await suggestions.load();
    expect(storage.read(lateStorageKeys.suggestions)).toBe("off");
    expect(create().getState().isOn).toBe(false);
    suggestions.switchTo(true);
    await settle();
    session.setState({ user: null });
    await suggestions.load();
    expect(server.sent(getBettingRecommendations)).toHaveLength(1);
    expect(suggestions.getState().events).toEqual([]);
  });

  it("[SUGGESTIONS-STORE-6] of another person are not shown", async () => {
    const { suggestions, server, session, shown } = await open();
    const answer = deferred<ReturnType<typeof recommended>[]>();
    server.on(getBettingRecommendations, () => answer.reply);
    const loaded = suggestions.load();
    session.setState({ user: { ...person(), id: "another" } });
    answer.give([recommended(1)]);
    await loaded;
    expect(shown()).toEqual([]);
  });
});

describe("a bet from a widget", () => {
  const fromWidget = { ...selection(1), betOrigin: "betting_suggestion_widget" } as const;
  const price = { odds: 2, isSuspended: false, comboBoostAvailable: false };

  it("[PLACE-BETS-19] [ERRORS-25] is reported once, and a failure of it changes nothing", async () => {
    const browser = openBrowser();
    const tab = await openTab(browser, 0);
    browser.server.on(trackWidgetBet, () => refused(500));
    tab.slip.toggle(fromWidget, { ...price, pricedAt: browser.time.now() });
    tab.slip.toggle(selection(2), { ...price, pricedAt: browser.time.now() });
    tab.slip.chooseBetType("single");
    for (const id of ["o1", "o2"]) tab.slip.typeLineStake(id, "10");
    await tab.placeBets.place();
    await settle();
    expect(tab.states()).toEqual(["placed", "placed"]);
    expect(browser.server.sent(trackWidgetBet)).toEqual([
      {
        body: {
          bet_id: "00000000-0000-4001-8000-000000000001",
          origin: "betting_suggestion_widget",
        },
      },
    ]);
  });
});
