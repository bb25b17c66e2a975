import { describe, expect, it } from "vitest";
import { clockAndChance } from "./clock-and-chance.ts";

function findIn(text: string, path = "rules/src/event-time/event-time.ts") {
  return clockAndChance.find([{ path, text }]);
}

describe("clock and chance", () => {
  it.each([
    "const a = Date.now();",
    "const clock = { now: Date.now };",
    "const a = new Date();",
    "const a = Date();",
    "const a = Math.random();",
    "const a = globalThis.performance.now();",
    "const a = crypto.randomUUID();",
  ])("fails %s in rules and in ui", (text) => {
    expect(findIn(text)).toHaveLength(1);
    expect(findIn(text, "ui/src/badge/badge.tsx")).toHaveLength(1);
  });

  it.each(["const a = new Date(now);", "const a = clock.now();", "const a = Date.parse(text);"])(
    "is content with %s",
    (text) => {
      expect(findIn(text)).toEqual([]);
    },
  );

  it("leaves tests and app alone", () => {
    expect(findIn("Date.now();", "rules/src/event-time/event-time.test.ts")).toEqual([]);
    expect(findIn("Date.now();", "app/core/clock/clock.ts")).toEqual([]);
  });
});
