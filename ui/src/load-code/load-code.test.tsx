import { afterEach, describe, expect, it, vi } from "vitest";
import { isCodeMissing, loadCode, loadCodeNow, onCodeMissing } from "./load-code.ts";

/** Waits that end when the test says so, and how long each would have been. */
function createWaits() {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { waits, wait };
}

const gone = () => Promise.reject(new TypeError("Failed to fetch"));

describe("code that comes later", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is not fetched while there is no line: a browser remembers what it could not fetch", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { waits, wait } = createWaits();
    const load = vi.fn(async () => "body");
    const code = loadCode(load, wait);
    await expect(loadCodeNow(load, wait)).rejects.toThrow("offline");
    expect(load).not.toHaveBeenCalled();
    line.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(await code).toBe("body");
    expect(waits[0]).toBe(1_000);
  });

  it("is there without a line once it was loaded", async () => {
    const load = async () => "body";
    await loadCode(load);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await loadCode(load)).toBe("body");
    expect(await loadCodeNow(load)).toBe("body");
  });

  it("waits for the line that breaks while it is fetched", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const { wait } = createWaits();
    const load = vi
      .fn(async () => "body")
      .mockImplementationOnce(() => {
        line.mockReturnValue(false);
        return gone();
      });
    const code = loadCode(load, wait);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    line.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(await code).toBe("body");
  });

  it("fails at once for a press, and is there for the next", async () => {
    const load = vi.fn(async () => "place").mockImplementationOnce(gone);
    await expect(loadCodeNow(load)).rejects.toThrow("Failed to fetch");
    await expect.poll(() => load.mock.calls.length).toBe(2);
    expect(await loadCodeNow(load)).toBe("place");
  });

  it("reports code that fails as missing, and leaves the promise open", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const load = vi.fn(gone);
    const listener = vi.fn();
    const settled = vi.fn();
    const stop = onCodeMissing(listener);
    void loadCode(load).then(settled, settled);
    await expect.poll(isCodeMissing).toBe(true);
    expect(load).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
    stop();
  });
});
