import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import { describe, expect, it } from "vitest";
import { forgetKept } from "../../core/site/session-changes.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { betOf } from "../../testing/placing.ts";
import { noteBets } from "./bet-events.ts";
import { ownBetsLifecycle } from "./lifecycle.ts";
import { createEventBets } from "./store.ts";
import { netOfBets, toOwnBets } from "./view.ts";

type Leg = Bet["selections"][number];

/** A bet of 10.00 on events, by their ids. */
function betOn(eventIds: readonly string[], changes: Partial<Bet> = {}): Bet {
  const selections = eventIds.map(
    (event_id) =>
      ({
        event_id,
        outcome_id: `${event_id}-home`,
        event_name: "A – B",
        result: "pending",
        facts: null,
        final_stats: null,
      }) as Partial<Leg> as Leg,
  );
  return { ...betOf({ uuid: `u-${eventIds.join("-")}`, stake: 1_000 }), selections, ...changes };
}

describe("a person's bets on an event", () => {
  it("[EVENT-BETS-1] are requested by its id, and others are left out", async () => {
    const server = createFakeApi();
    const store = createEventBets({ api: server.api, language: "nl" });
    const [single, combi] = [betOn(["e1"]), betOn(["e2", "e1"])];
    server.on(getBets, () => ({ bets: [single, betOn(["e3"]), combi], next_cursor: null }));
    await store.load("e1");
    expect(server.sent(getBets)[0]?.query).toEqual({ event_id: "e1", limit: "50", lang: "nl" });
    expect(store.getState()).toMatchObject({ value: { bets: [single, combi], isAll: true } });
  });

  it("[EVENT-BETS-1] say which of their selections are of it", () => {
    const context = { language: "fr" as const, slugs: new Map() };
    const [own] = toOwnBets([betOn(["e2", "e1"])], "e1", context, new Map());
    expect(own?.outcomeIds).toEqual(["e1-home"]);
  });

  it("[EVENT-BETS-2] have a net once one is settled and all are known", () => {
    const open = betOn(["e1"]);
    const won = betOn(["e1"], { status: "won", paid: 2_500 });
    const free = betOn(["e1"], { status: "lost", paid: 0, freebet_id: "f1" });
    const net = (bets: readonly Bet[], isAll = true) => netOfBets({ bets, isAll });
    expect([net([open]), net([open, won]), net([won, free]), net([won], false)]).toEqual([
      null,
      1_500,
      1_500,
      null,
    ]);
  });
});

describe("the events that a browser's person has bets on", () => {
  const { ownBetEvents } = storageKeys;

  it("[EVENT-BETS-3] are kept by their ids alone, until the person leaves", () => {
    const storage = createFakeStorage().tab();
    noteBets(storage, "e1", true);
    noteBets(storage, "e2", true);
    noteBets(storage, "e1", false);
    noteBets(storage, "e9", false);
    expect(storage.read(ownBetEvents)).toBe('["e2"]');
    forgetKept({ storage, features: [ownBetsLifecycle] });
    expect(storage.read(ownBetEvents)).toBeNull();
  });

  it("[EVENT-BETS-3] begin again where what is kept is no list, and are fifty at most", () => {
    for (const kept of ["{", "{}", "[1]"]) {
      const storage = createFakeStorage().tab();
      storage.write(ownBetEvents, kept);
      noteBets(storage, "e1", true);
      expect(storage.read(ownBetEvents)).toBe('["e1"]');
    }
    const storage = createFakeStorage().tab();
    for (let number = 0; number < 60; number += 1) noteBets(storage, `e${number}`, true);
    expect(JSON.parse(storage.read(ownBetEvents) ?? "")).toHaveLength(50);
  });
});
