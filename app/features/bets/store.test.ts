import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import { describe, expect, it } from "vitest";
import { createScheduler } from "../../core/scheduler/scheduler.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeTime, noon } from "../../testing/fake-time.ts";
import { betOf, ticketOf } from "../../testing/placing.ts";
import { createBets } from "./store.ts";

/** A bet; a higher number was placed later. */
function bet(number: number): Bet {
  const placed_at = new Date(noon + number * 60_000).toISOString();
  return { ...betOf(ticketOf(1)), id: `bet-${number}`, placed_at };
}
const page = (numbers: readonly number[], next_cursor: string | null = null) => ({
  bets: numbers.map(bet),
  next_cursor,
});

function open() {
  const server = createFakeApi();
  const store = createBets({ api: server.api, language: "en" });
  const shown = () => store.getState().bets.map(({ id }) => Number(id.replace("bet-", "")));
  return { server, store, shown };
}

describe("my bets", () => {
  it("[BETS-1] come page after page, each bet once", async () => {
    const { server, store, shown } = open();
    server.on(
      getBets,
      () => page([9, 8], "after-8"),
      () => page([8, 7]),
    );
    await store.load({ status: "open" });
    expect([shown(), store.getState().more]).toEqual([[9, 8], "there"]);
    await Promise.all([store.loadMore(), store.loadMore()]);
    expect([shown(), store.getState().more]).toEqual([[9, 8, 7], "none"]);
    await store.loadMore();
    expect(server.sent(getBets).map(({ query }) => query)).toEqual([
      { status: "open", lang: "en" },
      { status: "open", cursor: "after-8", lang: "en" },
    ]);
  });

  it("[BETS-2] of former filters don't come under other ones", async () => {
    const { server, store, shown } = open();
    const slow = deferred<ReturnType<typeof page>>();
    const slowPage = deferred<ReturnType<typeof page>>();
    server.on(
      getBets,
      () => slow.reply,
      () => page([3], "after-3"),
      () => slowPage.reply,
      () => page([5]),
    );
    const first = store.load({ status: "open" });
    await store.load({ status: "settled", type: "combi" });
    slow.give(page([9]));
    await first;
    expect(shown()).toEqual([3]);
    const more = store.loadMore();
    await store.load({ status: "cashed_out" });
    slowPage.give(page([2]));
    await more;
    expect([shown(), store.getState().more]).toEqual([[5], "none"]);
  });

  it("[BETS-3] are brought up to date, and older pages stay", async () => {
    const { server, store, shown } = open();
    server.on(
      getBets,
      () => page([3, 2], "after-2"),
      () => page([1, 0], "after-0"),
      () => page([4, 3, 2], "after-2"),
      () => page([4]),
    );
    await store.load({});
    await store.loadMore();
    await store.refresh();
    expect([shown(), store.getState().cursor]).toEqual([[4, 3, 2, 1, 0], "after-0"]);
    await store.refresh();
    expect([shown(), store.getState().more]).toEqual([[4], "none"]);
  });

  it("[BETS-3] [BETS-11] are brought up to date in the order of their settlement", async () => {
    const { server, store, shown } = open();
    const settled = (number: number, after: number) => ({
      ...bet(number),
      settled_at: new Date(noon + after * 60_000).toISOString(),
    });
    const pageOf = (bets: readonly Bet[], next_cursor: string | null = null) => ({
      bets: [...bets],
      next_cursor,
    });
    server.on(
      getBets,
      () => pageOf([settled(1, 50)], "after-1"),
      () => pageOf([settled(9, 40)]),
      () => pageOf([settled(2, 60), settled(1, 50)], "after-1"),
    );
    await store.load({ by: "settled" });
    await store.loadMore();
    await store.refresh();
    expect(shown()).toEqual([2, 1, 9]);
    expect(server.sent(getBets)[0]?.query).toEqual({ by: "settled", lang: "en" });
  });

  it("[BETS-3] [BETS-1] are brought up to date while the next page is on its way", async () => {
    const { server, store, shown } = open();
    const slow = deferred<ReturnType<typeof page>>();
    server.on(
      getBets,
      () => page([3, 2], "after-2"),
      () => slow.reply,
      () => page([4, 3, 2, 1]),
    );
    await store.load({});
    const more = store.loadMore();
    await store.refresh();
    expect(store.getState().more).toBe("loading");
    slow.give(page([1, 0]));
    await more;
    expect([shown(), store.getState().more]).toEqual([[4, 3, 2, 1, 0], "none"]);
  });

  it("[BETS-4] that can't be loaded say so, and what is shown stays", async () => {
    const { server, store, shown } = open();
    server.on(
      getBets,
      () => refused(503),
      () => page([2], "after-2"),
      () => refused(503),
    );
    await store.load({});
    expect(store.getState().status).toBe("failed");
    await store.load({});
    await store.loadMore();
    expect([shown(), store.getState().more]).toEqual([[2], "failed"]);
    await store.refresh();
    expect([shown(), store.getState().status]).toEqual([[2], "loaded"]);
  });

  it("[BETS-8] are polled less often while the server refuses", async () => {
    const { server, store } = open();
    const time = createFakeTime();
    const { setTimer, now } = time;
    const always = { isAwake: () => true, onWake: () => () => {} };
    const scheduler = createScheduler({ now, random: () => 1, setTimer, ...always });
    server.on(
      getBets,
      () => page([1]),
      () => refused(503),
      () => refused(429, { retryAfter: 45_000 }),
      () => page([2, 1]),
    );
    await store.load({});
    const polled: number[] = [];
    const run = () => {
      polled.push(now() - noon);
      return store.refresh();
    };
    scheduler.start("bets", { every: 10_000, run });
    await time.pass(70_000);
    expect(polled).toEqual([10_000, 30_000]);
    expect(store.getState().bets.length).toBe(1);
    await time.pass(30_000);
    expect(polled[2]).toBeGreaterThanOrEqual(75_000);
    expect(store.getState().bets.length).toBe(2);
  });

  it("[BETS-9] go with their page, whatever answer is on its way", async () => {
    const { server, store, shown } = open();
    const slow = deferred<ReturnType<typeof page>>();
    server.on(
      getBets,
      () => page([3], "after-3"),
      () => slow.reply,
    );
    await store.load({});
    const more = store.loadMore();
    store.clear();
    expect([shown(), store.getState().status]).toEqual([[], "loading"]);
    slow.give(page([2]));
    await more;
    expect(shown()).toEqual([]);
  });
});
