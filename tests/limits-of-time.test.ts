import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { within } from "./support/held-call.ts";

describe("what a journey waits for", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is given as it comes, and waited for no longer", async () => {
    expect(await within(Promise.resolve("sent"), "It has not been sent")).toBe("sent");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is named where its limit of time ends first", async () => {
    const waiting = within(new Promise(() => {}), "The page has not requested /submit", 15_000);
    const failure = expect(waiting).rejects.toThrow(
      "The page has not requested /submit within 15 s.",
    );
    vi.advanceTimersByTime(15_000);
    await failure;
  });
});
