import { describe, expect, it } from "vitest";
import { barItemOf } from "./bar-item.ts";

describe("the bar's item", () => {
  it.each([
    ["/", "home"],
    ["/live/", "live"],
    ["/sports/", "sports"],
    ["/football/", null],
    ["/cash-out/", null],
  ] as const)("[BAR-ITEM-1] of %s is %s", (path, item) => {
    expect(barItemOf(path, true)).toBe(item);
    expect(barItemOf(path, false)).toBe(item);
  });

  it("[BAR-ITEM-2] the last is the page that it leads to, not the one that it led to before", () => {
    expect(barItemOf("/history/GS-7F3K-20Q9/", true)).toBe("last");
    expect(barItemOf("/support/faq/", true)).toBeNull();
    expect(barItemOf("/support/faq/", false)).toBe("last");
    expect(barItemOf("/history/", false)).toBeNull();
  });
});
