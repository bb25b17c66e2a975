import type { EventView } from "@grandstand/ui/event-view";
import { describe, expect, it } from "vitest";
import { changesSince } from "./refresh-after-change.ts";

function match(id: string, changes: Partial<EventView> = {}): EventView {
  return { id, status: "live", isLive: true, score: goals(0), ...changes } as EventView;
}

function goals(home: number): EventView["score"] {
  const side = (periods: number) => ({ periods: [periods], sets: null, points: null });
  return { home: side(home), away: side(0), server: null };
}

describe("what a page is fetched again for", () => {
  const loaded = [match("one"), match("two")];

  it.each([
    ["nothing", {}, ""],
    ["a suspension", { isSuspended: true }, ""],
    ["a goal", { score: goals(1) }, "two"],
    ["the end", { status: "ended", isLive: false }, "two"],
  ] as const)("[REFRESH-AFTER-CHANGE-1] %s", (_name, changes, expected) => {
    expect(changesSince(loaded, [match("one"), match("two", changes)])).toBe(expected);
  });

  it("[REFRESH-AFTER-CHANGE-1] the beginning", () => {
    const ahead = match("one", { status: "not-started", isLive: false, score: null });
    expect(changesSince([ahead], [match("one")])).toBe("one");
  });
});
