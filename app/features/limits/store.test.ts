import {
  changeLimit,
  changeRealityCheck,
  getLimits,
  getPlayFigures,
  type PlayLimits,
} from "@grandstand/contract/limits";
import { describe, expect, it } from "vitest";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { createLimits, dueAt } from "./store.ts";
import { sessionOf } from "./use-play-facts.ts";

const login = Date.UTC(2026, 10, 24, 12);
const minute = 60_000;
const stakes = {
  kind: "stake" as const,
  period: "day" as const,
  value: 1_000,
  pending: { value: 2_000, applies_at: login / 1_000 + 60 },
  used: 400,
  left: 600,
  frees_at: null,
};
const answer: PlayLimits = {
  limits: [stakes],
  reality_check_minutes: 60,
  session_started_at: login / 1_000,
};

function start(kept: Readonly<Record<string, string>> = {}, browser = createFakeStorage(kept)) {
  const server = createFakeApi();
  const storage = browser.tab();
  let now = login;
  const clock = { now: () => now };
  const store = createLimits({ ...server, storage, clock: clock as never });
  server.on(getLimits, () => answer);
  return {
    server,
    storage,
    store,
    state: store.getState,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe("the limits of a person", () => {
  it("[LIMITS-STORE-1] are fetched, and stay while a later request fails", async () => {
    const { server, store, state } = start();
    server.on(getLimits, () => refused(500));
    expect(await store.load()).toMatchObject({ kind: "failed" });
    expect(state().list).toEqual({ status: "failed" });
    server.on(getLimits, () => answer);
    expect(await store.load()).toEqual({ kind: "done" });
    expect(state()).toMatchObject({
      list: {
        status: "loaded",
        limits: [{ value: 1_000, pending: { value: 2_000, appliesAt: login + minute } }],
      },
      startedAt: login,
      checkMinutes: 60,
    });
    server.on(getLimits, () => refused(500));
    await store.load();
    expect(state().list).toMatchObject({ status: "loaded" });
  });

  it("[LIMITS-STORE-2] are changed one at a time, or refused in the server's words", async () => {
    const { server, store, state } = start();
    await store.load();
    const held = deferred<PlayLimits>();
    server.on(changeLimit, () => held.reply);
    const changing = store.change(stakes, 500);
    expect(state().list).toMatchObject({ changing: { kind: "stake", period: "day" } });
    await store.change(stakes, 100);
    expect(server.sent(changeLimit)).toHaveLength(1);
    held.give({ ...answer, limits: [{ ...stakes, value: 500 }] });
    await changing;
    expect(state().list).toMatchObject({ changing: null, refusal: null, limits: [{ value: 500 }] });
    server.on(changeLimit, () => refused(403, { message: "Not now." }));
    await store.change(stakes, 900);
    expect(state().list).toMatchObject({ changing: null, refusal: "Not now." });
    server.on(changeLimit, () => refused(500));
    await store.change(stakes, 900);
    expect(state().list).toMatchObject({ refusal: "", limits: [{ value: 500 }] });
  });

  it("[LIMITS-STORE-3] have a reality check every interval, read once", async () => {
    const { server, store, state, storage, pass } = start();
    expect(dueAt(state())).toBeNull();
    await store.load();
    expect(dueAt(state())).toBe(login + 60 * minute);
    pass(61 * minute);
    store.goOn();
    expect(dueAt(state())).toBe(login + 120 * minute);
    const kept = storage.read("reality-check") ?? "";
    const again = start({ "reality-check": kept });
    await again.store.load();
    expect(dueAt(again.state())).toBe(login + 120 * minute);
    const other = start({ "reality-check": kept.replace(String(login), "1") });
    await other.store.load();
    expect(dueAt(other.state())).toBe(login + 60 * minute);
    const broken = start({ "reality-check": "{" });
    await broken.store.load();
    expect(dueAt(broken.state())).toBe(login + 60 * minute);
    server.on(changeRealityCheck, () => ({ ...answer, reality_check_minutes: 15 as const }));
    await store.changeCheck(15);
    expect(dueAt(state())).toBe(login + 75 * minute);
    server.on(changeRealityCheck, () => refused(500));
    await store.changeCheck(60);
    expect(state()).toMatchObject({ hasCheckFailed: true, checkMinutes: 15 });
  });

  it("[LIMITS-STORE-3] have one reality check for all tabs, whichever is answered", async () => {
    const browser = createFakeStorage({});
    const [first, second] = [start({}, browser), start({}, browser)];
    for (const tab of [first, second]) await tab.store.load();
    for (const tab of [first, second]) tab.pass(61 * minute);
    first.store.goOn();
    await settle();
    expect(dueAt(second.state())).toBe(login + 120 * minute);
    second.server.on(changeRealityCheck, () => ({
      ...answer,
      reality_check_minutes: 15 as const,
    }));
    await second.store.changeCheck(15);
    await settle();
    expect(dueAt(first.state())).toBe(login + 75 * minute);
    // Of another session, or of none that is known, it changes nothing.
    second.storage.write("reality-check", JSON.stringify({ startedAt: 1, seenAt: 2 }));
    first.store.clear();
    second.storage.write("reality-check", JSON.stringify({ startedAt: login, seenAt: login }));
    await settle();
    expect([first.state().seenAt, second.state().checkMinutes]).toEqual([null, 15]);
  });

  it("[LIMITS-STORE-4] leave the clock hidden", () => {
    const { store, storage } = start();
    expect(store.getState().isClockShown).toBe(true);
    store.showClock(false);
    const kept = { "session-clock": storage.read("session-clock") ?? "" };
    const next = start(kept);
    expect(next.state().isClockShown).toBe(false);
    next.store.showClock(true);
    expect(next.storage.read("session-clock")).toBeNull();
  });

  it("[LIMITS-STORE-5] are forgotten with a logout", async () => {
    const { server, store, state } = start();
    server.on(getPlayFigures, () => ({
      figures: [
        {
          period: "session" as const,
          since: 1,
          time: 60,
          net_deposits: 1,
          staked: 2,
          net_result: -2,
        },
        { period: "week" as const, since: 1, time: 60, net_deposits: 1, staked: 5, net_result: 3 },
      ],
    }));
    await store.load();
    await store.loadFigures();
    expect(state().figures).toEqual([
      { period: "session", time: minute, netDeposits: 1, staked: 2, netResult: -2 },
    ]);
    expect(state().week).toEqual({ staked: 5, received: 8, netResult: 3 });
    store.clear();
    expect(state()).toMatchObject({ list: { status: "loading" }, startedAt: null, figures: null });
    server.on(getPlayFigures, () => refused(500));
    await store.loadFigures();
    expect(state().figures).toBe("failed");
  });

  it("[LIMITS-STORE-7] have no sums of seven days where the operator counts none, or no answer comes", async () => {
    const { server, store, state } = start();
    server.on(getPlayFigures, () => ({ figures: [] }));
    await store.loadFigures();
    expect(state().week).toBe("failed");
    server.on(getPlayFigures, () => refused(500));
    await store.loadFigures();
    expect(state().week).toBe("failed");
    store.clear();
    expect(state().week).toBeNull();
  });

  it("[LIMITS-STORE-8] say the session's limit and the next reminder, once they are known", async () => {
    const { server, store, state } = start();
    expect(sessionOf(state())).toBeNull();
    await store.load();
    expect(sessionOf(state())).toEqual({
      startedAt: login,
      limit: null,
      nextCheckAt: login + 60 * minute,
    });
    const session = { kind: "session" as const, period: "session" as const, value: 120 };
    server.on(getLimits, () => ({ ...answer, limits: [{ ...stakes, ...session }] }));
    await store.load();
    expect(sessionOf(state())).toMatchObject({ limit: 120 * minute });
  });
});
