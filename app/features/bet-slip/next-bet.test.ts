import { submit } from "@grandstand/contract/betslip";
import { getLiveSelections } from "@grandstand/contract/sportsbook";
import { type FreeBet, startProcessing } from "@grandstand/rules/slip";
import { describe, expect, it } from "vitest";
import { refused } from "../../testing/fake-api.ts";
import { noon } from "../../testing/fake-time.ts";
import { openBrowser, openTab, placed, selection, ticketOf } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { refreshSlip } from "./refresh-slip.ts";
import type { BetSlipStore } from "./store.ts";
import { toSlipView } from "./view.ts";

type Tab = Awaited<ReturnType<typeof openTab>>;

const idsOn = (slip: BetSlipStore) =>
  slip.getState().slip.selections.map(({ outcomeId }) => outcomeId);

const fresh = {
  odds: 2,
  isSuspended: false,
  comboBoostAvailable: false,
  pricedAt: noon,
} as const;

const hours = (count: number) => count * 3_600_000;

/** What the slip shows of itself. */
function viewOf({ slip, settings, terms }: Tab) {
  return toSlipView({
    ...slip.getState(),
    ...terms.getState(),
    freeBets: [],
    areFreeBetsMissing: false,
    promotions: [],
    limits: [],
    settings: settings.getState(),
    control: slip.control(),
    locale: "fr",
    slugs: new Map(),
    eventOf: () => undefined,
    now: noon,
  });
}

function shown(tab: Tab) {
  const { lines, control, tickets } = viewOf(tab);
  return [lines.map(({ outcomeId }) => outcomeId), control.kind, tickets.length];
}

describe("the bet after a bet", () => {
  const no = refused(400, { code: "BET_NOT_ALLOWED", message: "No." } as never);
  it.each([
    ["one of its tickets was placed", placed(ticketOf(2)), 2_500],
    ["none was placed", no, null],
  ])("[SLIP-34] knows the last used stake where %s", async (_, second, used) => {
    const browser = openBrowser();
    const { placeBets, slip } = await openTab(browser, 2);
    slip.typeLineStake("o2", "25");
    browser.server.on(
      submit,
      () => no,
      () => second,
    );
    await placeBets.place();
    expect(slip.control().kind).toBe("results");
    expect(slip.getState().slip.lastUsedStake).toBe(used);
  });

  it.each([1, 2])(
    "[SLIP-STORE-24] press %i after it begins a slip that can be placed",
    async (n) => {
      const tab = await openTab(openBrowser(), 1);
      await tab.placeBets.place();
      expect(shown(tab)).toEqual([["o1"], "results", 1]);
      for (let number = 2; number < 2 + n; number += 1) tab.slip.toggle(selection(number), fresh);
      const expected = ["o2", "o3"].slice(0, n);
      expect(shown(tab)).toEqual([expected, "place", 0]);
      tab.slip.chooseBetType("single");
      await tab.placeBets.place();
      expect(shown(tab)).toEqual([expected, "results", n]);
    },
  );

  it("[SLIP-STORE-24] may be on what was bet on before, and leaves nothing of it", async () => {
    const tab = await openTab(openBrowser(), 1);
    await tab.placeBets.place();
    tab.slip.toggle(selection(1), fresh);
    expect(shown(tab)).toEqual([["o1"], "place", 0]);
    expect(tab.states()).toEqual([]);
  });

  it("[SLIP-STORE-24] follows retained and cleared selections", async () => {
    const tab = await openTab(openBrowser(), 1);
    await tab.placeBets.place();
    tab.slip.retainSelections();
    expect(shown(tab)).toEqual([["o1"], "place", 0]);
    await tab.placeBets.place();
    expect(shown(tab)).toEqual([["o1"], "results", 1]);
    tab.slip.clear("asked");
    expect(shown(tab)).toEqual([[], "empty", 0]);
    tab.slip.toggle(selection(2), fresh);
    expect(shown(tab)).toEqual([["o2"], "place", 0]);
  });

  it("[SLIP-STORE-24] follows a slip that was cleared for another person", async () => {
    const tab = await openTab(openBrowser(), 1);
    await tab.placeBets.place();
    tab.slip.claim("person-2");
    expect(shown(tab)).toEqual([[], "empty", 0]);
  });
});

describe("a choice in another tab while results show here", () => {
  /** Places here, and chooses there before the answer has come. */
  async function choosingWhilePlacing() {
    const browser = openBrowser();
    const here = await openTab(browser, 1);
    const there = await openTab(browser, 0);
    const placing = here.placeBets.place();
    there.slip.toggle(selection(7), fresh);
    await placing;
    return { here, there };
  }

  it("[SLIP-STORE-25] closes them, and can be bet on in both", async () => {
    const browser = openBrowser();
    const here = await openTab(browser, 1);
    const there = await openTab(browser, 0);
    await here.placeBets.place();
    there.slip.typeCombiStake("5");
    expect(shown(here)).toEqual([["o1"], "results", 1]);
    there.slip.toggle(selection(7), fresh);
    expect([shown(here)[0], here.states()]).toEqual([["o7"], []]);
    expect(here.slip.getState().notice).toBe("chosen-elsewhere");
    here.vouch();
    expect([here.slip.control().kind, there.slip.control().kind]).toEqual(["place", "place"]);
  });

  it("[SLIP-STORE-25] is not overwritten when it came while bets were under way", async () => {
    const { here, there } = await choosingWhilePlacing();
    expect(shown(here)).toEqual([["o1"], "results", 1]);
    expect(idsOn(there.slip)).toEqual(["o7"]);
    here.slip.retainSelections();
    expect([idsOn(here.slip), idsOn(there.slip)]).toEqual([["o7"], ["o7"]]);
    expect(here.slip.getState().notice).toBe("chosen-elsewhere");
  });

  it("[SLIP-STORE-25] closes no results that came after it", async () => {
    const { here, there } = await choosingWhilePlacing();
    there.slip.typeLineStake("o7", "5");
    expect(shown(here)).toEqual([["o1"], "results", 1]);
    there.slip.toggle(selection(8), fresh);
    expect([shown(here)[0], shown(here)[2]]).toEqual([["o7", "o8"], 0]);
  });

  it("[SLIP-STORE-25] stays when a price is pressed on the results", async () => {
    const { here } = await choosingWhilePlacing();
    here.slip.toggle(selection(8), fresh);
    expect(idsOn(here.slip)).toEqual(["o7", "o8"]);
  });

  it("[SLIP-STORE-6] goes with the results of a person who logs out", async () => {
    const { here, there } = await choosingWhilePlacing();
    here.slip.clear("logged-out");
    expect([idsOn(here.slip), idsOn(there.slip)]).toEqual([[], []]);
  });

  it("[SLIP-STORE-25] stays when the results are cleared", async () => {
    const { here, there } = await choosingWhilePlacing();
    here.slip.clear("asked");
    expect([idsOn(here.slip), idsOn(there.slip)]).toEqual([["o7"], ["o7"]]);
  });
});

describe("a page that is left open", () => {
  async function openAt(age: number) {
    const browser = openBrowser();
    const tab = await openTab(browser, 1);
    browser.server.on(getLiveSelections, () => ({ server_time: noon + age, selections: [] }));
    await browser.time.pass(age);
    const clock = { now: browser.time.now, sync: () => undefined };
    const configuration = { bookmaker: "grandstand" };
    const site = siteOf({ ...tab, api: browser.server.api, clock, configuration, language: "fr" });
    return { tab, refresh: () => refreshSlip(site, tab.slip) };
  }

  it("[SLIP-STORE-26] clears its slip after 24 hours, and says so", async () => {
    const { tab, refresh } = await openAt(hours(24) + 1);
    await refresh();
    expect([shown(tab), tab.slip.getState().notice]).toEqual([[[], "empty", 0], "expired"]);
  });

  it("[SLIP-STORE-26] clears nothing whose bets are under way", async () => {
    const { tab } = await openAt(hours(24) + 1);
    tab.slip.apply(startProcessing(tab.slip.getState().slip, noon));
    expect([tab.slip.expire(), idsOn(tab.slip)]).toEqual([false, ["o1"]]);
  });

  it("[SLIP-STORE-26] keeps it until then", async () => {
    const { tab, refresh } = await openAt(hours(24));
    await refresh();
    expect([idsOn(tab.slip), tab.slip.getState().notice]).toEqual([["o1"], null]);
  });

  it("[SLIP-STORE-26] begins a new slip with a press before that was noticed, and says so", async () => {
    const { tab } = await openAt(hours(24) + 1);
    expect(tab.slip.control().kind).not.toBe("empty");
    tab.slip.toggle(selection(2), null);
    expect([idsOn(tab.slip), tab.slip.getState().notice]).toEqual([["o2"], "expired"]);
  });
});

describe("a chosen free bet", () => {
  const freeBet: FreeBet = {
    id: "f1",
    name: "Welcome",
    amount: 1_000,
    amountRemaining: 1_000,
    minOdds: 1.2,
    expiresAt: noon + hours(168),
  };

  async function chosenIn(browser: ReturnType<typeof openBrowser>) {
    const tab = await openTab(browser, 1);
    tab.slip.applyFreeBets([freeBet]);
    tab.slip.chooseFreeBet(freeBet);
    return tab;
  }

  it("[SLIP-STORE-27] pays in another tab too, whatever is typed there", async () => {
    const browser = openBrowser();
    const here = await chosenIn(browser);
    const there = await openTab(browser, 0);
    there.slip.typeLineStake("o1", "7");
    for (const tab of [here, there]) {
      tab.vouch();
      expect(viewOf(tab).totals).toMatchObject({ totalStake: 700, freeStake: 700 });
    }
  });

  it("[SLIP-STORE-27] is there before the login is known, and stays as it was until then", async () => {
    const browser = openBrowser();
    await chosenIn(browser);
    const other = await openTab(browser, 0);
    other.session.setState({ user: null });
    other.slip.applyFreeBets([]);
    expect(other.slip.getState().slip.freeBet).toMatchObject({ id: "f1", amountRemaining: 1_000 });
  });

  it("[SLIP-STORE-27] that is gone blocks the bet instead of giving way to the balance", async () => {
    const browser = openBrowser();
    await chosenIn(browser);
    const other = await openTab(browser, 0);
    other.slip.applyFreeBets([]);
    other.vouch();
    expect(other.slip.control()).toEqual({
      kind: "blocked",
      because: [{ reason: "free-bet-spent" }],
    });
  });
});
