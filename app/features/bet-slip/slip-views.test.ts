import type { EventState } from "@grandstand/contract/realtime";

import { completeProcessing, startProcessing } from "@grandstand/rules/slip";
import { describe, expect, it, vi } from "vitest";
import { createOddsStore } from "../../core/realtime/odds-store.ts";
import { openBrowser, openTab } from "../../testing/placing.ts";
import { createSlipViews } from "./slip-views.ts";
import { toSlipView } from "./view.ts";

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

async function viewsOf(singles: number) {
  const tab = await openTab(openBrowser(), singles);
  const load = vi.fn(async () => toSlipView);
  const odds = createOddsStore((flush) => flush());
  const views = createSlipViews({ ...tab, odds, language: "fr", slugs: new Map() }, load);
  return { ...tab, load, odds, views };
}

describe("the slip's view", () => {
  it("[SLIP-STORE-17] is there for an empty slip without the code of a full one", async () => {
    const { views, load } = await viewsOf(0);
    expect(views.viewAt(0)).toMatchObject({ lines: [], control: { kind: "empty" } });
    expect(load).not.toHaveBeenCalled();
  });

  it("[SLIP-STORE-21] tells what happened to an empty slip", async () => {
    const { views, slip } = await viewsOf(0);
    slip.notify("expired");
    expect(views.viewAt(0)).toMatchObject({ lines: [], notice: "expired" });
  });

  it("[SLIP-STORE-17] comes with the first selection, asked for once", async () => {
    const { views, load } = await viewsOf(2);
    expect([views.viewAt(0), views.viewAt(1)]).toEqual([null, null]);
    await vi.waitFor(() => expect(views.getState().make).not.toBeNull());
    expect(views.viewAt(1)?.lines).toHaveLength(2);
    expect(load).toHaveBeenCalledOnce();
  });

  it("[SLIP-STORE-16] is made once an instant, and keeps the lines that say the same", async () => {
    const { views, slip } = await viewsOf(2);
    views.viewAt(0);
    await vi.waitFor(() => expect(views.getState().make).not.toBeNull());
    const before = views.viewAt(1);
    expect(views.viewAt(1)).toBe(before);
    slip.typeLineStake("o2", "25");
    const after = views.viewAt(1);
    expect(after).not.toBe(before);
    expect(after?.lines[0]).toBe(before?.lines[0]);
    expect(after?.lines[1]).not.toBe(before?.lines[1]);
  });

  it("[SLIP-STORE-28] knows that an event has begun since it was chosen", async () => {
    const { views, slip, odds } = await viewsOf(1);
    views.viewAt(0);
    await vi.waitFor(() => expect(views.getState().make).not.toBeNull());
    slip.typeLineStake("o1", "10");
    expect(views.viewAt(1)?.lines[0]).toMatchObject({ isLive: false, inPlay: null });
    expect(views.viewAt(1)?.sentence?.lastStartsAt).not.toBeNull();
    odds.receiveEvent(slip.getState().slip.selections[0]?.eventId ?? "", inPlay);
    const view = views.viewAt(2);
    expect(view?.lines[0]).toMatchObject({
      isLive: true,
      inPlay: { home: 2, away: 1, minute: 34 },
    });
    expect(view?.sentence?.lastStartsAt).toBeNull();
  });

  it("[SLIP-STORE-18] lets results be closed whose selections are gone", async () => {
    const { views, slip } = await viewsOf(0);
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
    slip.take(startProcessing(slip.getState().slip, 0));
    views.viewAt(0);
    await vi.waitFor(() => expect(views.getState().make).not.toBeNull());
    expect(views.viewAt(1)?.control.kind).toBe("checking");
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
    slip.take(completeProcessing(slip.getState().slip, { anyPlaced: true }, 0));
    expect(views.viewAt(1)?.control.kind).toBe("results");
    slip.clear("asked");
    expect(views.viewAt(1)?.control.kind).toBe("empty");
  });
});
