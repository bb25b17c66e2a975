import { afterEach, describe, expect, it, vi } from "vitest";
import { isCodeMissing, loadCode, loadCodeNow, onCodeMissing } from "./load-code.ts";

/** Waits that end when the test says so, and how long each would have been. */
function createWaits() {
  const asked: number[] = [];
  const wait = async (milliseconds: number) => void asked.push(milliseconds);
  return { asked, wait };
}

const gone = () => Promise.reject(new TypeError("Failed to fetch"));

describe("code that comes later", () => {
  afterEach(() => vi.restoreAllMocks());

  it("waits for the line where there is none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi.fn(async () => "body").mockImplementationOnce(gone);
    const loaded = loadCode(load);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    window.dispatchEvent(new Event("online"));
    expect(await loaded).toBe("body");
  });

  it("is asked for again while the line stands", async () => {
    const { asked, wait } = createWaits();
    const load = vi
      .fn(async () => "body")
      .mockImplementationOnce(gone)
      .mockImplementationOnce(gone);
    expect(await loadCode(load, wait)).toBe("body");
    expect(asked).toEqual([1_000, 4_000]);
    expect(isCodeMissing()).toBe(false);
  });

  it("fails at once for a press, and is there for the next", async () => {
    const { asked, wait } = createWaits();
    const load = vi.fn(async () => "place").mockImplementationOnce(gone);
    await expect(loadCodeNow(load, wait)).rejects.toThrow("Failed to fetch");
    await expect.poll(() => load.mock.calls.length).toBe(2);
    expect(asked).toEqual([]);
    expect(await loadCodeNow(load, wait)).toBe("place");
  });

  it("is told to be missing after three tries, without an end for whoever waits", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { wait } = createWaits();
    const load = vi.fn(gone);
    const heard = vi.fn();
    const settled = vi.fn();
    const stop = onCodeMissing(heard);
    void loadCode(load, wait).then(settled, settled);
    await expect.poll(isCodeMissing).toBe(true);
    expect(load).toHaveBeenCalledTimes(3);
    expect(heard).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
    stop();
  });
});
