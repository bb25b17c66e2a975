import type { EventState } from "@grandstand/contract/realtime";
import { describe, expect, it } from "vitest";
import { createOddsStore } from "./odds-store.ts";

const at = 1_000_000;

/** A store whose frames a test ends, and how often each key was woken. */
function startStore(...keys: string[]) {
  const frames: (() => void)[] = [];
  const store = createOddsStore((flush) => frames.push(flush));
  const woken: string[] = [];
  for (const key of keys) store.watch(key, () => woken.push(key));
  const frame = () => {
    for (const flush of frames.splice(0)) flush();
  };
  return { store, frames, woken, frame };
}

const matchState: EventState = {
  status: "live",
  is_live: true,
  is_suspended: false,
  live_status: "first_half",
  stats: null,
  matchSummary: null,
};

describe("the odds store", () => {
  it("[ODDS-STORE-1] gathers a frame's changes into one flush", () => {
    const { store, frames, woken, frame } = startStore("a");
    store.receive([["a", 2, 0]], at);
    store.receive([["a", 2.1, 0]], at + 1);
    store.receive([["b", 3, 0]], at + 1);
    expect([frames.length, store.price("a")]).toEqual([1, undefined]);
    frame();
    expect(woken).toEqual(["a"]);
    expect(store.price("a")?.odds).toBe(2.1);
    store.receive([["a", 2.2, 0]], at + 2);
    expect(frames).toHaveLength(1);
  });

  it("[ODDS-STORE-2] wakes the watchers of what changed alone", () => {
    const { store, woken, frame } = startStore("a", "b", "match");
    const flushed: string[][] = [];
    store.watchAll((keys) => flushed.push([...keys]));
    store.receive([["a", 2, 0]], at);
    frame();
    store.receiveEvent("match", matchState);
    frame();
    expect(woken).toEqual(["a", "match"]);
    expect(flushed).toEqual([["a"], ["match"]]);
    expect(store.event("match")).toBe(matchState);
  });

  it("[ODDS-STORE-2] wakes no one who has gone", () => {
    const { store, frame } = startStore();
    let woken = 0;
    const stop = store.watch("a", () => {
      woken += 1;
    });
    store.watch("a", () => undefined);
    stop();
    store.receive([["a", 2, 0]], at);
    frame();
    expect(woken).toBe(0);
  });

  it("[ODDS-STORE-3] passes older news over", () => {
    const { store, woken, frame } = startStore("a");
    store.receive([["a", 2, 0]], at);
    frame();
    store.receive([["a", 9, 1]], at - 1);
    frame();
    expect(store.price("a")).toMatchObject({ odds: 2, isSuspended: false, pricedAt: at });
    expect(woken).toEqual(["a"]);
  });

  it("[ODDS-STORE-3] passes older news over within one frame too", () => {
    const { store, frame } = startStore();
    store.receive([["a", 2, 0]], at);
    store.receive([["a", 9, 0]], at - 1);
    frame();
    expect(store.price("a")?.odds).toBe(2);
  });

  it("[ODDS-STORE-4] [CONSTANTS-27] shows a movement for ten seconds", () => {
    const { store, woken, frame } = startStore("a");
    store.receive([["a", 2, 0]], at);
    frame();
    store.receive([["a", 2.5, 0]], at);
    frame();
    expect(store.price("a")?.movement).toBe("up");
    store.endMovements(at + 9_999);
    frame();
    expect([store.price("a")?.movement, woken.length]).toEqual(["up", 2]);
    store.endMovements(at + 10_000);
    frame();
    expect([store.price("a")?.movement, woken.length]).toEqual(["none", 3]);
    store.endMovements(at + 20_000);
    frame();
    expect(woken).toHaveLength(3);
  });

  it("[ODDS-STORE-4] shows a movement for ten seconds from when it is shown, however late", () => {
    const store = createOddsStore(
      (flush) => flush(),
      () => at + 8_000,
    );
    store.receive([["a", 2, 0]], at);
    store.receive([["a", 2.5, 0]], at + 1);
    store.endMovements(at + 17_999);
    expect(store.price("a")).toMatchObject({ movement: "up", pricedAt: at + 1 });
    store.endMovements(at + 18_000);
    expect(store.price("a")?.movement).toBe("none");
  });

  it("[ODDS-STORE-4] counts the ten seconds from the last movement", () => {
    const { store, frame } = startStore();
    for (const [odds, when] of [
      [2, at],
      [2.5, at],
      [2.2, at + 8_000],
    ] as const) {
      store.receive([["a", odds, 0]], when);
      frame();
    }
    store.endMovements(at + 12_000);
    frame();
    expect(store.price("a")?.movement).toBe("down");
  });

  it("[ODDS-STORE-5] sees no movement in a first price, nor in one that comes back", () => {
    const { store, frame } = startStore();
    for (const odds of [2, null, 2.5, "SP"] as const) {
      store.receive([["a", odds, 0]], at);
      frame();
      expect(store.price("a")).toMatchObject({ odds, movement: "none" });
    }
  });

  it("[ODDS-STORE-6] removes the price of what a snapshot doesn't name", () => {
    const { store, woken, frame } = startStore("b");
    store.replace(
      "match",
      [
        ["a", 2, 0],
        ["b", 3, 0],
      ],
      at,
    );
    frame();
    store.replace("match", [["a", 2, 0]], at + 1);
    frame();
    expect(store.price("b")).toMatchObject({ odds: null, isSuspended: true });
    expect(woken).toEqual(["b", "b"]);
  });

  it("[ODDS-STORE-7] applies a new run's snapshot although its clock is behind", () => {
    const { store, frame } = startStore();
    store.replace(
      "match",
      [
        ["a", 2, 0],
        ["b", 3, 0],
      ],
      at,
    );
    frame();
    store.receive([["a", 2.1, 0]], at + 1);
    store.replace("match", [["a", 5, 0]], at - 3_600_000, { isNewEpoch: true });
    frame();
    expect(store.price("a")).toMatchObject({ odds: 5, pricedAt: at - 3_600_000 });
    expect(store.price("b")).toMatchObject({ odds: null, isSuspended: true });
    store.receive([["a", 5.5, 0]], at - 3_599_000);
    frame();
    expect(store.price("a")?.odds).toBe(5.5);
  });

  it("[ODDS-STORE-8] wakes no one for a price that is reported again", () => {
    const { store, woken, frame } = startStore("a");
    store.receive([["a", 2, 0]], at);
    frame();
    store.receive([["a", 2, 0]], at + 500);
    frame();
    expect([woken.length, store.price("a")?.pricedAt]).toEqual([1, at + 500]);
    store.receive([["a", 2, 1]], at + 600);
    frame();
    expect(woken).toHaveLength(2);
  });

  it("[ODDS-STORE-10] wakes no one for what is said of an event again", () => {
    const { store, woken, frame } = startStore("match");
    store.receiveEvent("match", matchState);
    frame();
    store.receiveEvent("match", structuredClone(matchState));
    frame();
    expect(woken).toEqual(["match"]);
    expect(store.event("match")).toBe(matchState);
    store.receiveEvent("match", { ...matchState, is_suspended: !matchState.is_suspended });
    frame();
    expect(woken).toEqual(["match", "match"]);
  });

  it("[ODDS-STORE-9] removes every price of an event that is not offered any more", () => {
    const { store, frame } = startStore();
    store.replace("match", [["a", 2, 0]], at);
    frame();
    store.withdraw("match");
    frame();
    expect(store.price("a")).toMatchObject({ odds: null, isSuspended: true });
  });

  it("[ODDS-STORE-11] forgets what is over, and nothing that is watched, followed or new", () => {
    const { store, frame } = startStore("watched", "seen");
    for (const eventId of ["over", "followed", "seen"]) {
      store.replace(eventId, [[`${eventId}-1`, 2, 0]], at);
      store.receiveEvent(eventId, matchState);
    }
    store.receive(
      [
        ["watched", 2, 0],
        ["alone", 2, 0],
      ],
      at,
    );
    store.receive([["new", 2, 0]], at + 1);
    frame();
    store.forget(at + 1, ["followed"]);
    const has = (...ids: string[]) => ids.map((id) => store.price(id) !== undefined);
    expect(has("over-1", "seen-1", "alone")).toEqual([false, false, false]);
    expect(has("followed-1", "watched", "new")).toEqual([true, true, true]);
    expect(store.event("over")).toBeUndefined();
    expect([store.event("followed"), store.event("seen")]).toEqual([matchState, matchState]);
  });

  it("[ODDS-STORE-11] keeps an event's state, and what it has had, as long as one of its prices", () => {
    const { store, frame } = startStore("b");
    store.replace("match", [["a", 2, 0]], at);
    store.receive([["b", 3, 0]], at, "match");
    store.receiveEvent("match", matchState);
    frame();
    store.forget(at + 1, []);
    expect(store.event("match")).toBe(matchState);
    store.replace("match", [["a", 2, 0]], at + 2);
    frame();
    expect(store.price("b")).toMatchObject({ odds: null, isSuspended: true });
  });

  it("[ODDS-STORE-12] keeps no price for what a followed event had before its last snapshot", () => {
    const { store, frame } = startStore();
    for (const id of ["a", "b", "c"]) {
      store.replace("match", [[id, 2, 0]], at);
      frame();
    }
    store.forget(at + 1, ["match"]);
    expect(store.price("a")).toMatchObject({ odds: null, isSuspended: true });
    store.withdraw("match");
    frame();
    expect(store.price("c")).toMatchObject({ odds: null, isSuspended: true });
  });

  it("[ODDS-STORE-11] holds no more after a day of events than after an hour", () => {
    const store = createOddsStore((flush) => flush());
    const minute = 60_000;
    const held: number[] = [];
    const ids = Array.from({ length: 1_440 }, (_, index) => `${index}`);
    for (const [index, id] of ids.entries()) {
      store.replace(id, [[`${id}-1`, 2, 0]], index * minute);
      store.forget((index - 10) * minute, [id]);
      held.push(ids.filter((each) => store.price(`${each}-1`) !== undefined).length);
    }
    expect(Math.max(...held)).toBe(held[60]);
  });
});
