import { afterEach, describe, expect, it, vi } from "vitest";
import { importWhenOnline } from "./import-when-online.ts";

describe("importing a part of the slip", () => {
  afterEach(() => vi.restoreAllMocks());

  it("waits for the line where there is none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi.fn(async () => "body").mockRejectedValueOnce(new TypeError("offline"));
    const loaded = importWhenOnline(load);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    window.dispatchEvent(new Event("online"));
    expect(await loaded).toBe("body");
  });

  it("says so where it can't be had with the line up", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const load = () => Promise.reject(new TypeError("gone"));
    await expect(importWhenOnline(load)).rejects.toThrow("gone");
  });
});
