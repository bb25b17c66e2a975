import { postSelections } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { noon, settle } from "../../testing/fake-time.ts";
import { type Offered, offered } from "../../testing/offered-lines.ts";
import { createLastSlip } from "./last-slip.ts";

const keptOf = (...numbers: number[]) =>
  JSON.stringify({
    ownerId: "1",
    at: noon - 60_000,
    lines: numbers.map((number) => ({ eventId: `e${number}`, outcomeId: `o${number}` })),
  });

/** A browser in which a person bet on three matches. */
function open(kept = keptOf(7, 8, 9)) {
  const server = createFakeApi();
  const storage = createFakeStorage().tab();
  storage.write(storageKeys.lastSlip, kept);
  const followed = new Set<string>();
  const prices = new Map<string, { odds: number | null; isSuspended: boolean }>();
  const ended = new Set<string>();
  let onMove: (keys: ReadonlySet<string>) => void = () => undefined;
  const put: unknown[] = [];
  const site = {
    api: server.api,
    storage,
    configuration: { bookmaker: "main" },
    language: "en",
    slugs: new Map(),
    clock: { now: () => noon, sync: () => undefined },
    feed: {
      follow(id: string) {
        followed.add(id);
        return () => followed.delete(id);
      },
    },
    odds: {
      price: (id: string) => prices.get(id),
      event: (id: string) => (ended.has(id) ? { status: "ended" } : undefined),
      watchAll(listener: typeof onMove) {
        onMove = listener;
        return () => undefined;
      },
    },
  } as unknown as Parameters<typeof createLastSlip>[0];
  const lastSlip = createLastSlip(site, ({ selection, live }) => {
    put.push([selection.outcomeId, live.odds]);
  });
  const answer = (...selections: readonly Offered[]) =>
    server.on(postSelections, () => ({ server_time: noon, selections: [...selections] }));
  return {
    server,
    lastSlip,
    followed,
    put,
    answer,
    lines: () => lastSlip.getState()?.lines.map(({ outcomeId, odds }) => [outcomeId, odds]),
    move(id: string, odds: number | null, isSuspended = false) {
      prices.set(id, { odds, isSuspended });
      onMove(new Set([id]));
    },
    end(id: string) {
      ended.add(id);
      onMove(new Set([id]));
    },
    async show(userId = "1") {
      const stop = lastSlip.show(userId);
      await settle();
      return stop;
    },
  };
}

const all = [offered(7, { odds: 2 }), offered(8, { odds: 3 }), offered(9, { odds: 1.5 })];

describe("what was last bet on", () => {
  it("[LAST-BET-3] has the names and prices of now, and follows them", async () => {
    const { answer, show, lines, followed, move, lastSlip } = open();
    answer(...all);
    const stop = await show();
    expect(lines()).toEqual([
      ["o7", 2],
      ["o8", 3],
      ["o9", 1.5],
    ]);
    expect([...followed]).toEqual(["e7", "e8", "e9"]);
    move("o8", 2.8);
    expect(lines()?.[1]).toEqual(["o8", 2.8]);
    move("o8", 2.8, true);
    expect(lines()?.[1]).toEqual(["o8", null]);
    stop();
    expect(lastSlip.getState()).toBeNull();
    expect(followed.size).toBe(0);
  });

  it("[LAST-BET-3] leaves out and counts what can't be bet on, as it comes and later", async () => {
    const { answer, show, lines, end, lastSlip } = open();
    answer(offered(7), offered(8, { status: "ended" }), offered(9));
    await show();
    expect(lastSlip.getState()).toMatchObject({ goneCount: 1 });
    end("e7");
    expect(lines()).toEqual([["o9", 3]]);
    expect(lastSlip.getState()).toMatchObject({ goneCount: 2 });
    end("e9");
    expect(lastSlip.getState()).toBeNull();
  });

  it("[LAST-BET-3] is none without an answer, with nothing left, or closed before", async () => {
    const failing = open();
    failing.server.on(postSelections, () => refused(500));
    await failing.show();
    expect(failing.lastSlip.getState()).toBeNull();
    const over = open();
    over.answer();
    await over.show();
    expect(over.lastSlip.getState()).toBeNull();
    const closed = open();
    closed.answer(...all);
    closed.lastSlip.show("1")();
    await settle();
    expect(closed.lastSlip.getState()).toBeNull();
    expect(closed.followed.size).toBe(0);
  });

  it.each([
    ["of another person", keptOf(7), "2"],
    ["that can't be read", "{", "1"],
    ["of another form", '{"ownerId":"1","at":1,"lines":[{}]}', "1"],
    ["of too many lines", keptOf(1, 2, 3, 4, 5, 6), "1"],
  ])("[LAST-BET-2] nothing is requested %s", async (_, kept, userId) => {
    const { show, lastSlip, server } = open(kept);
    await show(userId);
    expect(lastSlip.getState()).toBeNull();
    expect(server.sent(postSelections)).toHaveLength(0);
  });

  it("[LAST-BET-4] is put back at the prices of now, once", async () => {
    const { answer, show, lastSlip, put, server } = open();
    answer(...all);
    await show();
    const { reply, give } = deferred<{ server_time: number; selections: Offered[] }>();
    server.on(postSelections, () => reply);
    const first = lastSlip.putBack();
    expect(lastSlip.getState()?.status).toBe("putting-back");
    await lastSlip.putBack();
    give({ server_time: noon, selections: [offered(7, { odds: 2.2 }), offered(8), offered(9)] });
    await first;
    expect(put).toEqual([
      ["o7", 2.2],
      ["o8", 3],
      ["o9", 3],
    ]);
    expect(server.sent(postSelections)).toHaveLength(2);
  });

  it("[LAST-BET-4] says first what has gone meanwhile, and that it failed", async () => {
    const { answer, show, lastSlip, put, server, lines } = open();
    answer(...all);
    await show();
    server.on(postSelections, () => refused(500));
    await lastSlip.putBack();
    expect(lastSlip.getState()).toMatchObject({ status: "failed", goneCount: 0 });
    answer(offered(7), offered(9));
    await lastSlip.putBack();
    expect(lastSlip.getState()).toMatchObject({ status: "ready", goneCount: 1 });
    expect(put).toEqual([]);
    await lastSlip.putBack();
    expect(put.length).toBe(lines()?.length);
  });

  it("[LAST-BET-4] puts nothing where another slip was begun meanwhile", async () => {
    const { answer, show, lastSlip, put } = open();
    answer(...all);
    const stop = await show();
    const pressed = lastSlip.putBack();
    stop();
    await pressed;
    expect(put).toEqual([]);
  });

  it("[LAST-BET-5] says what a combi pays, and nothing of one event twice or a price that is not there", async () => {
    const { answer, show, lastSlip, move } = open();
    answer(...all);
    await show();
    expect(lastSlip.getState()?.totalOdds).toEqual({ numerator: 90n, scale: 1 });
    move("o9", null);
    expect(lastSlip.getState()?.totalOdds).toBeNull();
    const one = open(keptOf(7));
    one.answer(offered(7));
    await one.show();
    expect(one.lastSlip.getState()?.totalOdds).toBeNull();
  });
});
