import { calculate, submit } from "@grandstand/contract/betslip";
import { completeProcessing, startProcessing } from "@grandstand/rules/slip";
import { describe, expect, it } from "vitest";
import { createSlipOutline, isChosen } from "../../core/slip-outline/slip-outline.ts";
import { createStorage, storageKeys } from "../../core/storage/storage.ts";
import { refused } from "../../testing/fake-api.ts";
import { person } from "../../testing/person.ts";
import {
  openBrowser,
  openTab,
  placed,
  selection,
  ticketOf,
  uuidOf,
} from "../../testing/placing.ts";
import { createBetSlipStore } from "./store.ts";

const idsOn = (slip: {
  getState: () => { slip: { selections: readonly { outcomeId: string }[] } };
}) => slip.getState().slip.selections.map(({ outcomeId }) => outcomeId);

describe("the slip", () => {
  it("[SLIP-STORE-1] [CONSTANTS-50] [ACCOUNT-396] comes back as it was left", async () => {
    const browser = openBrowser();
    const { slip } = await openTab(browser, 2);
    slip.typeCombiStake("7");
    slip.typeSystemStake("0,50");
    const other = await openTab(browser, 0);
    expect(idsOn(other.slip)).toEqual(["o1", "o2"]);
    const { stakeCombi, stakeSystem } = other.slip.getState().slip;
    expect([stakeCombi.cents, stakeSystem.cents]).toEqual([700, 50]);
    expect(other.slip.getState().slip.stakes).toEqual(slip.getState().slip.stakes);
    expect(other.slip.getState().notice).toBeNull();
    expect(other.slipOutline.getState()).toMatchObject({ isRestored: true, waiting: [] });
    expect(isChosen(other.slipOutline.getState(), "o2")).toBe(true);
  });

  it("[SLIP-STORE-15] begins a new slip by a press of any price while the results show", async () => {
    const { slip, slipOutline } = await openTab(openBrowser(), 2);
    const now = slip.getState().slip.updatedAt ?? 0;
    slip.apply(startProcessing(slip.getState().slip, now));
    slip.apply(completeProcessing(slip.getState().slip, { anyPlaced: true }, now));
    expect(isChosen(slipOutline.getState(), "o1")).toBe(false);
    slip.toggle(selection(1), null);
    expect(idsOn(slip)).toEqual(["o1"]);
    expect(isChosen(slipOutline.getState(), "o1")).toBe(true);
  });

  it("[SLIP-STORE-2] continues where nothing can be kept, and says so", async () => {
    const browser = openBrowser();
    const { slip } = await openTab(browser, 0);
    browser.storage.fill();
    slip.toggle(selection(1), null);
    expect([idsOn(slip), slip.getState().notice]).toEqual([["o1"], "not-kept"]);
    slip.toggle(selection(2), null);
    expect([idsOn(slip), slip.getState().notice]).toEqual([["o1", "o2"], "not-kept"]);
  });

  it("[SLIP-STORE-21] says once that nothing can be kept, until it is closed", async () => {
    const browser = openBrowser();
    const { slip } = await openTab(browser, 0);
    browser.storage.fill();
    slip.toggle(selection(1), null);
    slip.dismissNotice();
    slip.toggle(selection(2), null);
    expect([idsOn(slip), slip.getState().notice]).toEqual([["o1", "o2"], null]);
  });

  it("[SLIP-STORE-21] keeps what was reported of the slip until a selection is added", async () => {
    const { slip } = await openTab(openBrowser(), 0);
    expect(slip.getState().notice, "nothing was kept").toBeNull();
    slip.notify("expired");
    slip.chooseBetType("combi");
    expect(slip.getState().notice).toBe("expired");
    slip.toggle(selection(1), null);
    expect(slip.getState().notice).toBeNull();
  });

  it("[SLIP-STORE-2] continues where storage is off", async () => {
    const { session, settings, connection } = await openTab(openBrowser(), 0);
    const storage = createStorage(null, null);
    const slip = createBetSlipStore({
      storage,
      now: () => 0,
      session,
      settings,
      connection,
      outline: createSlipOutline(),
    });
    slip.restore(null);
    slip.toggle(selection(1), null);
    expect(idsOn(slip)).toEqual(["o1"]);
  });

  it.each(["{", "null", "[]", '{"version":999}', '"o1"'])(
    "[SLIP-STORE-3] begins empty, with a notice, where %s was kept",
    async (kept) => {
      const browser = openBrowser();
      const tab = browser.storage.tab();
      tab.write(storageKeys.slip, kept);
      const { session, settings, connection } = await openTab(browser, 0);
      tab.write(storageKeys.slip, kept);
      const slip = createBetSlipStore({
        storage: tab,
        now: browser.time.now,
        session,
        settings,
        connection,
        outline: createSlipOutline(),
      });
      slip.restore("person-1");
      expect([idsOn(slip), slip.getState().notice === null]).toEqual([[], false]);
    },
  );

  it("[SLIP-STORE-4] follows the other tab", async () => {
    const browser = openBrowser();
    const one = await openTab(browser, 1);
    const other = await openTab(browser, 0);
    one.slip.toggle(selection(2), null);
    expect(idsOn(other.slip)).toEqual(["o1", "o2"]);
    other.slip.remove("o1");
    expect(idsOn(one.slip)).toEqual(["o2"]);
  });

  it("[SLIP-STORE-4] says whether the other tab has emptied it", async () => {
    const browser = openBrowser();
    const one = await openTab(browser, 2);
    const other = await openTab(browser, 0);
    const notices = () => [one.slip, other.slip].map((slip) => slip.getState().notice);
    other.slip.remove("o1");
    expect(notices()).toEqual([null, null]);
    other.slip.clear("asked");
    expect(notices()).toEqual(["emptied-elsewhere", null]);
    other.slip.typeCombiStake("5");
    expect(notices(), "until it is closed").toEqual(["emptied-elsewhere", null]);
    one.slip.dismissNotice();
    other.slip.typeCombiStake("6");
    expect(notices()).toEqual([null, null]);
  });

  it("[SLIP-STORE-4] [PLACE-BETS-4] may go again as it was, whatever the other tab did to it", async () => {
    const browser = openBrowser();
    const { slip, placeBets } = await openTab(browser, 1);
    const other = await openTab(browser, 0);
    browser.server.on(submit, () => refused(429, { message: "Too many." }));
    await placeBets.place();
    slip.retainSelections();
    other.slip.typeLineStake("o1", "10,00");
    await placeBets.place();
    const sent = browser.server.sent(submit).map(({ body }) => body?.ticket.uuid);
    expect([sent, browser.server.sent(calculate).length]).toEqual([[1, 1].map(uuidOf), 1]);
  });

  it("[SLIP-STORE-4] is left alone while its bets are under way", async () => {
    const browser = openBrowser();
    const one = await openTab(browser, 1);
    const other = await openTab(browser, 0);
    const { slip } = one.slip.getState();
    one.slip.apply({ slip: { ...slip, processingStatus: "processing" }, events: [] });
    other.slip.clear("asked");
    expect(idsOn(one.slip)).toEqual(["o1"]);
  });

  it("[SLIP-STORE-5] keeps nothing of what was placed", async () => {
    const browser = openBrowser();
    const { placeBets, slip, storage } = await openTab(browser, 2);
    await placeBets.place();
    expect(slip.control().kind).toBe("results");
    expect(storage.read(storageKeys.slip)).not.toContain('"o1"');
    expect(idsOn((await openTab(browser, 0)).slip)).toEqual([]);
    slip.retainSelections();
    expect([idsOn(slip), slip.getState().placement.tickets]).toEqual([["o1", "o2"], []]);
  });

  it("[SLIP-STORE-5] loses what was placed, and nothing else, once its results are closed", async () => {
    const { server, ...browser } = openBrowser();
    const { placeBets, slip } = await openTab({ server, ...browser }, 3);
    server.on(
      submit,
      ({ body }) => placed(body?.ticket ?? ticketOf(1)),
      () => refused(429, { message: "Too many." }),
    );
    await placeBets.place();
    slip.retainSelections();
    expect(idsOn(slip)).toEqual(["o2", "o3"]);
  });

  it("[SLIP-STORE-6] is emptied for another person, and kept for the same", async () => {
    const { slip } = await openTab(openBrowser(), 1);
    slip.claim("person-1");
    expect(idsOn(slip)).toEqual(["o1"]);
    slip.claim("person-2");
    expect([idsOn(slip), slip.getState().slip.ownerId]).toEqual([[], "person-2"]);
  });

  it("[SLIP-STORE-7] reports each thing that happened once", async () => {
    const { slip } = await openTab(openBrowser(), 1);
    const before = slip.getState().happened?.id ?? 0;
    expect(before).toBeGreaterThan(0);
    slip.chooseBetType("combi");
    expect(slip.getState().happened?.events).toMatchObject([{ type: "bet-type-refused" }]);
    slip.remove("o1");
    expect(slip.getState().happened).toMatchObject({
      id: before + 2,
      events: [{ type: "selection-removed" }],
    });
    const { happened } = slip.getState();
    slip.remove("o1");
    expect(slip.getState().happened).toBe(happened);
  });
});

describe("what may be placed", () => {
  const because = (reason: string) => ({ kind: "blocked", because: [{ reason }] });

  it("[SLIP-55] goes by the prices of a feed, or by what was confirmed within 10 s", async () => {
    const { time, ...browser } = openBrowser();
    const { slip, connection, vouch } = await openTab({ time, ...browser }, 1);
    connection.setState({ feed: "polling", confirmedAt: time.now() });
    await time.pass(10_000);
    vouch();
    expect(slip.control().kind).toBe("place");
    await time.pass(1);
    expect(slip.control()).toMatchObject(because("stale-prices"));
    connection.setState({ feed: "live" });
    expect(slip.control().kind).toBe("place");
  });

  it("[SLIP-54] [SLIP-63] goes by the person's money, and by whether there is a person", async () => {
    const { slip, session } = await openTab(openBrowser(), 1, person({ balance: 999 }));
    expect(slip.control()).toMatchObject(because("insufficient-funds"));
    session.setState({ user: null });
    expect(slip.control().kind).toBe("login");
  });
});
