import { describe, expect, it } from "vitest";
import { createShortcutReader, type PressedKey } from "./shortcut-of.ts";

function pressed(key: string, more: Partial<PressedKey> = {}): PressedKey {
  const plain = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  return { key, ...plain, isComposing: false, defaultPrevented: false, ...more };
}

/** What keys mean that follow one another, by default within a tenth of a second. */
function read(keys: readonly string[], apart = 100) {
  const reader = createShortcutReader();
  return keys.map((key, index) => reader(pressed(key), false, 1_000 + index * apart));
}

describe("a shortcut", () => {
  it("[SHORTCUT-OF-1] is one key, or g and a key", () => {
    expect(read(["/", "?", "b"])).toEqual(["search", "list", "slip"]);
    expect(read(["g", "h", "g", "l", "g", "b"])).toEqual([
      null,
      "home",
      null,
      "live",
      null,
      "bets",
    ]);
    expect(read(["g", "b"], 2_000)).toEqual([null, "slip"]);
    expect(read(["h", "g", "x", "h", "constructor"])).toEqual([
      "price-history",
      null,
      null,
      "price-history",
      null,
    ]);
  });

  it.each<[string, Partial<PressedKey>, boolean]>([
    ["while somebody types", {}, true],
    ["with Ctrl", { ctrlKey: true }, false],
    ["with Alt", { altKey: true }, false],
    ["with Meta", { metaKey: true }, false],
    ["held down", { repeat: true }, false],
    ["while a character is composed", { isComposing: true }, false],
    ["that something took", { defaultPrevented: true }, false],
  ])("[SHORTCUT-OF-2] is none %s", (_, more, isTyping) => {
    expect(createShortcutReader()(pressed("/", more), isTyping, 0)).toBeNull();
  });
});
