import { intervals } from "@grandstand/rules/intervals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiResult } from "../core/client/client.ts";
import { soon } from "./soon.ts";

describe("what a page has beside its main content", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("[SERVER-77] is waited for a moment, and no longer", async () => {
    let result: ApiResult<string> | undefined;
    void soon(new Promise<ApiResult<string>>(() => {})).then((answer) => {
      result = answer;
    });
    await vi.advanceTimersByTimeAsync(intervals.besidePatience - 1);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toEqual({ ok: false, failure: { kind: "timeout" } });
  });

  it("[SERVER-77] is had where it comes in time, and leaves no timer", async () => {
    expect(await soon(Promise.resolve({ ok: true, value: "menu" }))).toEqual({
      ok: true,
      value: "menu",
    });
    expect(vi.getTimerCount()).toBe(0);
  });
});
