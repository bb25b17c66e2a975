import { describe, expect, it } from "vitest";
import { deferred } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import type { ApiResult } from "../client/client.ts";
import { createFetched } from "./fetched.ts";
import { fetchedFor } from "./use-fetched.ts";

const found = (value: string): ApiResult<string> => ({ ok: true, value });
const busy = {
  kind: "refused",
  status: 429,
  message: null,
  code: null,
  retryAfter: 7_000,
} as const;
const failed: ApiResult<string> = { ok: false, failure: busy };

/** A store whose answers a test gives, one by one. */
function open() {
  const requests: {
    input: string;
    signal: AbortSignal;
    give: (answer: ApiResult<string>) => void;
  }[] = [];
  const store = createFetched<string>((input, signal) => {
    const { reply, give } = deferred<ApiResult<string>>();
    requests.push({ input, signal, give });
    return reply;
  });
  const answer = async (nth: number, given: ApiResult<string>) => {
    requests[nth]?.give(given);
    await settle();
  };
  return { store, requests, answer };
}

describe("what is fetched", () => {
  it("[FETCHED-1] is loading, then loaded", async () => {
    const { store, answer } = open();
    expect(store.getState()).toEqual({ status: "none" });
    const end = store.load("a");
    expect(store.getState()).toEqual({ status: "loading", input: "a" });
    await answer(0, found("A"));
    expect(store.getState()).toEqual({ status: "loaded", input: "a", value: "A" });
    expect(await end).toEqual({ kind: "done" });
  });

  it("[FETCHED-1] [FETCHED-3] is failed where nothing was loaded, and loading again with the next try", async () => {
    const { store, answer } = open();
    const end = store.load("a");
    await answer(0, failed);
    expect(store.getState()).toEqual({ status: "failed", input: "a", failure: busy });
    expect(await end).toEqual({ kind: "failed", retryAfter: 7_000 });
    void store.load("a");
    expect(store.getState().status).toBe("loading");
  });

  it("[FETCHED-2] is that of the last input, in whatever order the answers come", async () => {
    const { store, requests, answer } = open();
    void store.load("a");
    void store.load("b");
    expect(requests[0]?.signal.aborted).toBe(true);
    await answer(1, found("B"));
    await answer(0, found("A"));
    expect(store.getState()).toEqual({ status: "loaded", input: "b", value: "B" });
  });

  it("[FETCHED-3] stays while it is fetched again, and where that fails", async () => {
    const { store, answer } = open();
    void store.load("a");
    await answer(0, found("A"));
    void store.load("a");
    expect(store.getState()).toMatchObject({ status: "loaded", value: "A" });
    await answer(1, failed);
    expect(store.getState()).toMatchObject({ status: "loaded", value: "A" });
    void store.load("a");
    await answer(2, found("A, later"));
    expect(store.getState()).toMatchObject({ value: "A, later" });
  });

  it("[FETCHED-4] stays cleared", async () => {
    const { store, answer } = open();
    void store.load("a");
    store.clear();
    await answer(0, found("A"));
    expect(store.getState()).toEqual({ status: "none" });
  });

  it("[FETCHED-5] is shown for its own input alone", () => {
    const loaded = { status: "loaded", input: "a", value: "A" } as const;
    expect(fetchedFor(loaded, "a")).toBe(loaded);
    expect(fetchedFor(loaded, "b")).toEqual({ status: "loading", input: "b" });
    expect(fetchedFor(loaded, null)).toEqual({ status: "none" });
  });
});
