import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import type { Limit } from "@grandstand/rules/limits";
import type { LimitListView } from "@grandstand/ui/limit-list";
import { describe, expect, it } from "vitest";
import { featureStore } from "../../core/site/feature-store.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { betOf } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { betNewsLifecycle, createPaid } from "./lifecycle.ts";
import { maySpeak } from "./may-speak.ts";
import { createBetNews } from "./store.ts";

const noon = Date.UTC(2026, 10, 24, 12);
const minute = 60_000;

/** A bet that was settled some minutes after noon. */
function settledBet(id: string, minutes: number, status: Bet["status"] = "won"): Bet {
  const bet = betOf({ uuid: id, stake: 1_000 });
  return {
    ...bet,
    id,
    status,
    paid: 2_000,
    settled_at: new Date(noon + minutes * minute).toISOString(),
  };
}

function start({ user = "u1", browser = createFakeStorage({}) } = {}) {
  const server = createFakeApi();
  const person = { id: user as string | null };
  let now = noon;
  const store = createBetNews({
    api: server.api,
    language: "nl",
    storage: browser.tab(),
    clock: { now: () => now } as never,
    session: { getState: () => ({ user: person.id === null ? null : { id: person.id } }) } as never,
  });
  const answer = (...bets: Bet[]) => server.on(getBets, () => ({ bets, next_cursor: null }));
  answer();
  return {
    server,
    store,
    answer,
    person,
    pass: (minutes: number) => {
      now += minutes * minute;
    },
    ids: () => ({
      settled: store.getState().settled.map(({ id }) => id),
      fresh: store.getState().fresh.map(({ id }) => id),
    }),
  };
}

describe("what is said of settled bets", () => {
  it("[BET-NEWS-1] looks for what was settled since the bets were last opened, without cash-outs", async () => {
    const { server, store, answer, ids } = start();
    await store.refresh();
    expect(server.sent(getBets)[0]?.query).toEqual({
      by: "settled",
      from: new Date(noon).toISOString(),
      limit: "50",
      lang: "nl",
    });
    answer(settledBet("lost", 2, "lost"), settledBet("out", 1, "cashed_out"));
    await store.refresh();
    expect(ids()).toEqual({ settled: ["lost"], fresh: ["lost"] });
  });

  it("[BET-NEWS-1] counts each announcement that bets were paid", () => {
    const site = siteOf({});
    for (const type of ["update_balance", "live_list_changed", "update_balance"] as const) {
      betNewsLifecycle.onChannelEvent?.(site, type);
    }
    expect(featureStore(site, createPaid).getState()).toBe(2);
  });

  it("[BET-NEWS-2] counts what the first look finds, and says nothing of it", async () => {
    const { store, answer, ids } = start();
    answer(settledBet("a", 1), settledBet("b", 2));
    await store.refresh();
    expect(ids()).toEqual({ settled: ["a", "b"], fresh: [] });
  });

  it("[BET-NEWS-3] has each bet fresh once, and keeps what it knows without an answer", async () => {
    const { server, store, answer, ids } = start();
    await store.refresh();
    answer(settledBet("a", 1));
    await Promise.all([store.refresh(), store.refresh()]);
    expect(ids()).toEqual({ settled: ["a"], fresh: ["a"] });
    store.dropFresh();
    await store.refresh();
    expect(ids()).toEqual({ settled: ["a"], fresh: [] });
    server.on(getBets, () => refused(500));
    expect(await store.refresh()).toMatchObject({ kind: "failed" });
    expect(ids()).toEqual({ settled: ["a"], fresh: [] });
    answer(settledBet("b", 3), settledBet("a", 1));
    await store.refresh();
    expect(ids()).toEqual({ settled: ["b", "a"], fresh: ["b"] });
  });

  it("[BET-NEWS-4] ends the count where the bets are opened, in every tab", async () => {
    const browser = createFakeStorage({});
    const [one, other] = [start({ browser }), start({ browser })];
    for (const tab of [one, other]) {
      tab.answer(settledBet("a", 1));
      await tab.store.refresh();
      tab.pass(5);
    }
    const close = one.store.openBets();
    await settle();
    expect([one.ids().settled, other.ids().settled]).toEqual([[], []]);
    one.answer(settledBet("b", 6));
    one.pass(2);
    await one.store.refresh();
    expect(one.ids()).toEqual({ settled: [], fresh: ["b"] });
    close();
    one.answer(settledBet("c", 9));
    await one.store.refresh();
    expect(one.ids().settled).toEqual(["c"]);
  });

  it("[BET-NEWS-5] begins at zero for a person who never opened their bets here", async () => {
    const browser = createFakeStorage({});
    const first = start({ browser });
    first.answer(settledBet("a", 1));
    await first.store.refresh();
    const second = start({ browser, user: "u2" });
    second.pass(30);
    second.answer(settledBet("a", 1));
    await second.store.refresh();
    expect(second.ids().settled).toEqual([]);
  });

  it("[BET-NEWS-5] drops an answer to a person who has left", async () => {
    const { server, store, person, ids } = start();
    await store.refresh();
    const held = deferred<{ bets: Bet[]; next_cursor: null }>();
    server.on(getBets, () => held.reply);
    const looking = store.refresh();
    person.id = null;
    store.clear();
    held.give({ bets: [settledBet("a", 1)], next_cursor: null });
    await looking;
    expect(ids()).toEqual({ settled: [], fresh: [] });
    const requests = server.sent(getBets).length;
    await store.refresh();
    expect(server.sent(getBets)).toHaveLength(requests);
  });

  it("[BET-NEWS-7] counts a bet that is read no more, in every tab and in the next visit", async () => {
    const browser = createFakeStorage({});
    const [one, other] = [start({ browser }), start({ browser })];
    for (const tab of [one, other]) {
      tab.answer(settledBet("a", 1), settledBet("b", 2));
      await tab.store.refresh();
    }
    one.store.read(["a"]);
    await settle();
    expect([one.ids().settled, other.ids().settled]).toEqual([["b"], ["b"]]);
    const next = start({ browser });
    next.answer(settledBet("a", 1), settledBet("b", 2));
    await next.store.refresh();
    expect(next.ids().settled).toEqual(["b"]);
    next.store.read(["b"]);
    await settle();
    expect([next.ids().settled, one.ids().settled]).toEqual([[], []]);
    await one.store.refresh();
    expect(one.ids().settled).toEqual([]);
    one.person.id = null;
    one.store.read(["c"]);
    expect(one.ids().settled).toEqual([]);
  });

  it("[BET-NEWS-7] reads what was kept before bets were read one by one", async () => {
    const kept = JSON.stringify({ user: "u1", at: noon });
    const { store, answer, ids } = start({ browser: createFakeStorage({ "bets-opened": kept }) });
    answer(settledBet("a", 1), settledBet("before", -1));
    await store.refresh();
    expect(ids().settled).toEqual(["a"]);
  });

  const free = { on_cool_off: false, self_excluded: false };
  const limitsWith = (left: number | null): LimitListView => ({
    status: "loaded",
    limits: [{ kind: "stake", period: "day", value: left === null ? null : 1_000, left } as Limit],
    changing: null,
    refusal: null,
  });

  it.each([
    [free, limitsWith(null), true],
    [free, limitsWith(1), true],
    [free, limitsWith(0), false],
    [free, { status: "loading" } as const, false],
    [{ ...free, on_cool_off: true }, limitsWith(null), false],
    [{ ...free, self_excluded: true }, limitsWith(null), false],
  ])("[BET-NEWS-6] %o, %o: %s", (person, limits, may) => {
    expect(maySpeak(person, limits)).toBe(may);
  });
});
