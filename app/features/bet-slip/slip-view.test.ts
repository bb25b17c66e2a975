import { getLimits } from "@grandstand/contract/limits";
import type { EventState } from "@grandstand/contract/realtime";
import { completeProcessing, startProcessing } from "@grandstand/rules/slip";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { createOddsStore } from "../../core/realtime/odds-store.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { openBrowser, openTab, selection } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { marksOf } from "../events/index.lazy.ts";
import { createLimits } from "../limits/index.lazy.ts";
import { createSlipView } from "./slip-view.ts";

const inPlay: EventState = {
  status: "live",
  is_live: true,
  is_suspended: false,
  live_status: null,
  stats: {
    time: 34,
    home_scores: [2],
    away_scores: [1],
    home_set: 0,
    away_set: 0,
    server: null,
  },
  matchSummary: null,
};

async function viewOf(singles: number) {
  const browser = openBrowser();
  const tab = await openTab(browser, singles);
  const odds = createOddsStore((flush) => flush());
  const site = siteOf({
    ...tab,
    odds,
    messages: createMessagesStore(),
    language: "fr",
    slugs: new Map(),
    configuration: { promotions: false },
    clock: { now: browser.time.now },
    api: browser.server.api,
  });
  const view = createSlipView(site, tab.slip);
  const drawn: unknown[] = [];
  view.subscribe((next) => drawn.push(next));
  return { ...tab, server: browser.server, time: browser.time, odds, view, drawn, site };
}

describe("the slip's view", () => {
  it("[SLIP-STORE-21] reports what happened to an empty slip", async () => {
    const { view, slip } = await viewOf(0);
    slip.notify("expired");
    expect(view.getState()).toMatchObject({ lines: [], notice: "expired" });
  });

  it("[LIMITS-STORE-6] says which limit of the person its bets would pass", async () => {
    const { view, slip, server, site } = await viewOf(1);
    expect(view.getState().passedLimit).toBeNull();
    const limit = { kind: "stake", period: "day", value: 2_000, pending: null } as const;
    const standing = { used: 1_500, left: 500, frees_at: 1_800_000_000 };
    server.on(getLimits, () => ({
      limits: [{ ...limit, ...standing }],
      reality_check_minutes: 60 as const,
      session_started_at: 0,
    }));
    await featureStore(site, createLimits).load();
    slip.typeLineStake("o1", "5");
    expect(view.getState().passedLimit).toBeNull();
    slip.typeLineStake("o1", "5,01");
    expect(view.getState().passedLimit).toEqual({
      kind: "stake",
      period: "day",
      left: 500,
      freesAt: 1_800_000_000_000,
    });
  });

  it("[SLIP-STORE-16] is made once a change, and keeps the lines that say the same", async () => {
    const { view, slip } = await viewOf(2);
    const before = view.getState();
    expect(view.getState()).toBe(before);
    slip.typeLineStake("o2", "25");
    const after = view.getState();
    expect(after).not.toBe(before);
    expect(after.lines[0]).toBe(before.lines[0]);
    expect(after.lines[1]).not.toBe(before.lines[1]);
  });

  it.each([0, 2])("[SLIP-STORE-17] with %i lines draws nothing between two changes", async (n) => {
    const { view, slip, drawn, time, connection } = await viewOf(n);
    const before = drawn.length;
    for (let second = 0; second < 10; second += 1) {
      await time.pass(1_000);
      view.refresh();
      connection.setState({ confirmedAt: time.now() });
    }
    expect(drawn.length - before).toBe(0);
    slip.notify("expired");
    expect(drawn.length - before).toBe(1);
  });

  it("[SLIP-STORE-17] draws what time alone changes: prices that have become too old", async () => {
    const { view, drawn, time } = await viewOf(1);
    expect(view.getState().control.kind).toBe("place");
    await time.pass(60_000);
    const before = drawn.length;
    view.refresh();
    expect(drawn.length - before).toBe(1);
    expect(view.getState().control.kind).not.toBe("place");
  });

  it("[SLIP-STORE-28] knows that an event has begun since it was chosen", async () => {
    const { view, slip, odds } = await viewOf(1);
    slip.typeLineStake("o1", "10");
    expect(view.getState().lines[0]).toMatchObject({ isLive: false, inPlay: null });
    expect(view.getState().sentence?.lastStartsAt).not.toBeNull();
    odds.receiveEvent(slip.getState().slip.selections[0]?.eventId ?? "", inPlay);
    view.refresh();
    const begun = view.getState();
    expect(begun.lines[0]).toMatchObject({
      isLive: true,
      inPlay: { home: 2, away: 1, minute: 34 },
    });
    expect(begun.sentence?.lastStartsAt).toBeNull();
  });

  it("[SLIP-STORE-28] gives a race in play no score", async () => {
    const { view, slip, odds } = await viewOf(1);
    const race = {
      home_scores: [],
      away_scores: [],
      home_set: 0,
      away_set: 0,
      time: null,
      server: null,
    };
    odds.receiveEvent(slip.getState().slip.selections[0]?.eventId ?? "", {
      ...inPlay,
      stats: race,
    });
    view.refresh();
    expect(view.getState().lines[0]).toMatchObject({ isLive: true, inPlay: null });
  });

  it("[SLIP-STORE-18] lets results be closed whose selections are gone", async () => {
    const { view, slip } = await viewOf(0);
    const ticket = {
      uuid: "t",
      betType: "single",
      systemType: null,
      bets: 1,
      isEachWay: false,
      freeBetId: null,
      stake: 1_000,
      outcomeIds: ["o1"],
      askedOdds: { o1: 2 },
    } as const;
    slip.setPlacement({ tickets: [{ ticket, status: "unknown" }] });
    slip.apply(startProcessing(slip.getState().slip, 0));
    expect(view.getState().control.kind).toBe("checking");
    const receipt = {
      ...ticket,
      betId: "b",
      reference: "GS-1",
      unitStake: 1_000,
      comboBoost: null,
      potentialReturn: 2_000,
      tax: 0,
      placedAt: 0,
      legs: [],
    };
    slip.setPlacement({ tickets: [{ ticket, status: "placed", receipt }] });
    slip.apply(completeProcessing(slip.getState().slip, { anyPlaced: true }, 0));
    expect(view.getState().control.kind).toBe("results");
    slip.clear("asked");
    expect(view.getState().control.kind).toBe("empty");
  });

  it("[SLIP-STORE-34] has beside a line's event the marks with which it was chosen", async () => {
    const { view, slip } = await viewOf(0);
    const marks = ["cc8202fffffff10RA", "c1c4f9cffffff60GNT"] as const;
    const eventName = "Royal Antwerp – KAA Gent";
    slip.toggle({ ...selection(1), eventName, marks, outcomeMark: "runner" }, null);
    slip.toggle({ ...selection(2), eventName }, null);
    slip.toggle({ ...selection(3), eventName, sportSlug: "tennis" }, null);
    const [known, kept, persons] = view.getState().lines;
    expect([known?.marks, known?.outcomeMark]).toEqual([marks, "runner"]);
    const lists = marksOf({
      type: "match",
      sport_slug: "football",
      sport_category: "sport",
      competitors: eventName.split(" – ").map((name) => ({ id: name, name })),
    });
    expect(kept?.marks).toEqual(lists.marks);
    expect(persons?.marks).toBeUndefined();
  });
});
