import { describe, expect, it, vi } from "vitest";
import { createStorage } from "./storage.ts";

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

/** A storage event, as another tab's write makes one. */
function changeOf(key: string | null): Event {
  return Object.assign(new Event("storage"), { key, newValue: null });
}

describe("the browser's storage", () => {
  it("[STORAGE-1] keeps what it can", () => {
    const values = new Map<string, string>();
    const storage = createStorage(
      {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      },
      null,
    );
    expect(storage.write("auth", "x")).toBe(true);
    expect(storage.read("auth")).toBe("x");
    storage.remove("auth");
    expect(storage.read("auth")).toBeNull();
  });

  it.each([
    ["off", null],
    ["forbidden", { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
  ])("[STORAGE-1] stops nothing where it is %s", (_name, area) => {
    const storage = createStorage(area, null);
    expect(storage.read("betslip")).toBeNull();
    expect(storage.write("betslip", "x")).toBe(false);
    expect(() => storage.remove("betslip")).not.toThrow();
    expect(() => storage.onChange("betslip", () => undefined)()).not.toThrow();
  });

  it("[STORAGE-2] reports another tab's changes of a key, until no one listens", () => {
    const tab = new EventTarget();
    const onChange = vi.fn();
    const stop = createStorage(null, tab).onChange("auth", onChange);
    for (const key of ["auth", "betslip", "__proto__", "other"]) tab.dispatchEvent(changeOf(key));
    stop();
    tab.dispatchEvent(changeOf("auth"));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("[STORAGE-3] reports each key when another tab emptied it", () => {
    const tab = new EventTarget();
    const onChange = vi.fn();
    createStorage(null, tab).onChange("auth", onChange);
    createStorage(null, tab).onChange("session-clock", onChange);
    tab.dispatchEvent(changeOf(null));
    expect(onChange.mock.calls).toEqual([[null], [null]]);
  });
});
