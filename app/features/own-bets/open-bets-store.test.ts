import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import type { User } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { createScheduler } from "../../core/scheduler/scheduler.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { forgetKept } from "../../core/site/session-changes.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, noon, settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { betOf } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createPaid } from "../bet-news/index.lazy.ts";
import { noteBets } from "./bet-events.ts";
import { hadOpenBets, homeId } from "./had-open-bets.ts";
import { ownBetsLifecycle } from "./lifecycle.ts";
import { openBetsOf } from "./open-bets-store.ts";
import { urgentFirst } from "./urgent-first.ts";

type Leg = Bet["selections"][number];
const hour = 3_600_000;
const legOf = (event_id: string, hours: number, result: Leg["result"] = "pending") =>
  ({
    event_id,
    result,
    starts_at: new Date(noon + hours * hour).toISOString(),
  }) as Partial<Leg> as Leg;

/** An open bet with these selections. */
function betWith(id: string, ...selections: readonly Leg[]): Bet {
  return { ...betOf({ uuid: id, stake: 1_000 }), id, selections: [...selections] };
}

function start() {
  const server = createFakeApi();
  const time = createFakeTime();
  const session = createStore<{ user: User | null }>(() => ({ user: person() }));
  const scheduler = createScheduler({
    now: time.now,
    random: () => 1,
    setTimer: time.setTimer,
    isAwake: () => true,
    onWake: () => () => undefined,
  });
  const site = siteOf({ api: server.api, language: "nl", session, scheduler });
  const store = openBetsOf(site);
  const answer = (...bets: Bet[]) => server.on(getBets, () => ({ bets, next_cursor: null }));
  answer();
  return {
    server,
    time,
    session,
    site,
    store,
    answer,
    requests: () => server.sent(getBets).length,
    ids: () => store.getState().bets.map(({ id }) => id),
  };
}

describe("a person's open bets", () => {
  it("[OPEN-BETS-STORE-1] are unknown, then known, and stay so though a further answer fails", async () => {
    const { server, store, answer, ids } = start();
    expect(store.getState().status).toBe("unknown");
    server.on(getBets, () => refused(503));
    expect(await store.refresh()).toMatchObject({ kind: "failed" });
    expect(store.getState().status).toBe("failed");
    answer(betWith("a", legOf("e1", 1)));
    await store.refresh();
    expect(store.getState()).toMatchObject({ status: "known", isAll: true });
    expect(server.sent(getBets)[0]?.query).toEqual({ status: "open", limit: "50", lang: "nl" });
    server.on(getBets, () => refused(503));
    await store.refresh();
    expect([store.getState().status, ids()]).toEqual(["known", ["a"]]);
  });

  it("[OPEN-BETS-STORE-1] are not all where there are more than an answer has", async () => {
    const { server, store } = start();
    server.on(getBets, () => ({ bets: [betWith("a", legOf("e1", 1))], next_cursor: "1_x" }));
    await store.refresh();
    expect(store.getState().isAll).toBe(false);
  });

  it("[OPEN-BETS-STORE-2] are fetched again for the balance, for what was paid, and while one is open", async () => {
    const { site, session, store, time, answer, requests, ids } = start();
    const end = store.follow();
    await settle();
    expect(requests()).toBe(1);
    await time.pass(30_000);
    expect(requests()).toBe(1);
    answer(betWith("a", legOf("e1", 1)));
    session.setState({ user: person({ balance: 4_000 }) });
    await settle();
    expect(ids()).toEqual(["a"]);
    await time.pass(10_000);
    expect(requests()).toBe(3);
    answer();
    featureStore(site, createPaid).setState(1);
    await settle();
    expect([requests(), ids()]).toEqual([4, []]);
    end();
  });

  it("[OPEN-BETS-STORE-3] have one poll for all, until the last has gone", async () => {
    const { session, store, time, answer, requests } = start();
    answer(betWith("a", legOf("e1", 1)));
    const [one, other] = [store.follow(), store.follow()];
    await settle();
    expect(requests()).toBe(1);
    one();
    await time.pass(10_000);
    expect(requests()).toBe(2);
    other();
    session.setState({ user: person({ balance: 1 }) });
    await time.pass(60_000);
    expect([requests(), time.timers()]).toEqual([2, []]);
  });

  it("[OPEN-BETS-STORE-4] end with the session, and so does an answer on its way", async () => {
    const { server, session, store, requests } = start();
    const held = deferred<{ bets: Bet[]; next_cursor: null }>();
    server.on(getBets, () => held.reply);
    const fetching = store.refresh();
    session.setState({ user: null });
    held.give({ bets: [betWith("a", legOf("e1", 1))], next_cursor: null });
    await fetching;
    expect(store.getState()).toMatchObject({ status: "unknown", bets: [] });
    await store.refresh();
    expect(requests()).toBe(1);
  });

  it("[OPEN-BETS-STORE-4] are those of the next person where it is followed", async () => {
    const { session, store, answer, ids } = start();
    answer(betWith("a", legOf("e1", 1)));
    const end = store.follow();
    await settle();
    answer(betWith("b", legOf("e2", 1)));
    session.setState({ user: person({ id: "other" }) });
    expect(ids()).toEqual([]);
    await settle();
    expect(ids()).toEqual(["b"]);
    end();
  });

  it("[OPEN-BETS-STORE-5] mark events that are not decided, and change nothing for the same answer", async () => {
    const { store, answer } = start();
    answer(betWith("a", legOf("e1", -3, "won"), legOf("e2", 1)), betWith("b", legOf("e3", 2)));
    await store.refresh();
    const before = store.getState();
    expect([...before.betMarks]).toEqual(["e2", "e3"]);
    await store.refresh();
    expect(store.getState()).toBe(before);
    answer(betWith("c", legOf("e3", 2)), betWith("d", legOf("e2", 1)));
    await store.refresh();
    expect(store.getState().betMarks).toBe(before.betMarks);
    answer(betWith("d", legOf("e2", 1)));
    await store.refresh();
    expect([...store.getState().betMarks]).toEqual(["e2"]);
  });

  it("[OPEN-BETS-STORE-6] have the most urgent first", () => {
    const bets = [
      betWith("tomorrow", legOf("e1", 24)),
      betWith("waits", legOf("e2", -9), legOf("e3", -5, "won")),
      betWith("next", legOf("e4", 1), legOf("e5", 48)),
      betWith("decided", legOf("e6", -2, "won")),
      betWith("in play", legOf("e7", 30), legOf("e8", -1)),
    ];
    expect(urgentFirst(bets, noon).map(({ id }) => id)).toEqual([
      "in play",
      "next",
      "tomorrow",
      "waits",
      "decided",
    ]);
  });

  it("[OPEN-BETS-STORE-7] are noted by no more than that there are any, until the person leaves", () => {
    const storage = createFakeStorage().tab();
    expect(hadOpenBets(storage)).toBe(false);
    noteBets(storage, homeId, true);
    expect(hadOpenBets(storage)).toBe(true);
    noteBets(storage, homeId, false);
    expect(hadOpenBets(storage)).toBe(false);
    noteBets(storage, homeId, true);
    forgetKept({ storage, features: [ownBetsLifecycle] });
    expect(hadOpenBets(storage)).toBe(false);
  });
});
