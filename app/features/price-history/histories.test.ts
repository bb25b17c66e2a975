import { getPriceHistory } from "@grandstand/contract/price-history";
import { describe, expect, it } from "vitest";
import { priceHistoryFresh } from "../../core/intervals.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { openSite } from "../../testing/open-site.ts";
import { createPriceHistories, type HistoryAnswer } from "./histories.ts";
import { toHistoryView } from "./view.ts";
import { createWantedPrice } from "./wanted-price.ts";

const answerOf = (...prices: readonly number[]): HistoryAnswer => ({
  server_time: 0,
  steps: prices.map((odds, at) => ({ at, odds })),
  is_suspended: false,
});
const fault = { failure: { kind: "unreachable" } } as const;

function openHistories() {
  const { site, server, time } = openSite([]);
  const histories = featureStore(site, createPriceHistories);
  const statusOf = (id: string) => histories.getState().get(id)?.status;
  return { site, server, time, histories, statusOf };
}

describe("the histories that were looked at", () => {
  it("[PRICE-HISTORIES-1] are fetched once while they are fresh", async () => {
    const { server, time, histories, statusOf } = openHistories();
    const { reply, give } = deferred<HistoryAnswer>();
    server.on(
      getPriceHistory,
      () => reply,
      () => answerOf(2, 3),
    );
    const loading = histories.load("home");
    void histories.load("home");
    expect(statusOf("home")).toBe("loading");
    give(answerOf(2));
    await loading;
    time.pass(priceHistoryFresh - 1);
    await histories.load("home");
    expect(server.sent(getPriceHistory)).toEqual([
      { query: { bookmaker: "house", outcome_id: "home" } },
    ]);
    time.pass(1);
    const again = histories.load("home");
    expect(histories.getState().get("home")).toMatchObject({ answer: answerOf(2) });
    await again;
    expect(histories.getState().get("home")).toMatchObject({ answer: answerOf(2, 3) });
  });

  it("[PRICE-HISTORIES-1] [PRICE-HISTORIES-3] stay where a newer one can't be had, and are tried again", async () => {
    const { server, time, histories, statusOf } = openHistories();
    server.on(
      getPriceHistory,
      () => fault,
      () => answerOf(2),
      () => fault,
    );
    await histories.load("home");
    expect(statusOf("home")).toBe("failed");
    await histories.load("home");
    expect(statusOf("home")).toBe("loaded");
    time.pass(priceHistoryFresh);
    await histories.load("home");
    expect(statusOf("home")).toBe("loaded");
    expect(server.sent(getPriceHistory)).toHaveLength(3);
  });

  it("[PRICE-HISTORIES-2] are none of an outcome that has none", async () => {
    const { site, server, histories, statusOf } = openHistories();
    server.on(
      getPriceHistory,
      () => answerOf(),
      () => answerOf(2),
    );
    await histories.load("score");
    await histories.load("score");
    expect([statusOf("score"), server.sent(getPriceHistory).length]).toEqual(["none", 1]);
    await histories.load("home");
    expect(statusOf("home")).toBe("loaded");
    expect(featureStore(site, createWantedPrice).getState().isOffered).toBe(true);
  });

  it("[PRICE-HISTORIES-2] are not requested of an operator who has no such call", async () => {
    const { site, server, histories, statusOf } = openHistories();
    server.on(getPriceHistory, () => refused(404));
    await histories.load("home");
    await histories.load("away");
    expect([statusOf("home"), statusOf("away")]).toEqual(["none", "none"]);
    expect(server.sent(getPriceHistory)).toHaveLength(1);
    expect(featureStore(site, createWantedPrice).getState().isOffered).toBe(false);
  });
});

describe("what is shown of a history", () => {
  const live = {
    odds: 2.5,
    isSuspended: false,
    movement: "none",
    movedAt: 9,
    pricedAt: 9,
  } as const;
  const known = {
    status: "loaded",
    loadedAt: 0,
    answer: {
      ...answerOf(2, 3),
      minute: 90,
      added_minute: 2,
      steps: [
        { at: 0, odds: 2 },
        { at: 5, odds: 3, minute: 90, added_minute: 1, cause: "red_card" },
      ],
    },
  } as const;

  it("[PRICE-HISTORIES-4] is what was fetched, with the price of the line", () => {
    expect(toHistoryView(undefined, live)).toEqual({ status: "loading" });
    expect(toHistoryView({ status: "failed" }, live)).toEqual({ status: "failed" });
    const view = toHistoryView(known as never, undefined);
    const red = { at: 5, odds: 3, minute: { minute: 90, added: 1 }, cause: "red-card" };
    expect(view).toMatchObject({
      status: "ready",
      minute: { minute: 90, added: 2 },
      isSuspended: false,
      summary: { opening: { at: 0, odds: 2, minute: null, cause: null }, now: red },
    });
    const now = { at: 9, odds: 2.5, minute: { minute: 90, added: 2 } };
    expect(toHistoryView(known as never, live)).toMatchObject({ summary: { now } });
  });

  it.each([
    ["older", { pricedAt: 4 }, 3, false],
    ["the same", { odds: 3 }, 3, false],
    ["locked", { odds: null }, 3, true],
    ["suspended", { isSuspended: true }, 2.5, true],
  ] as const)("[PRICE-HISTORIES-4] of a price that is %s", (_, change, odds, isSuspended) => {
    const view = toHistoryView(known as never, { ...live, ...change });
    expect(view).toMatchObject({ isSuspended, summary: { now: { odds } } });
  });
});
