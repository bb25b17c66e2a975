import { describe, expect, it } from "vitest";
import { headerTabOf } from "./header-tab.ts";

describe("the header's tab", () => {
  it.each([
    ["/", "sports"],
    ["/football/", "sports"],
    ["/sports/", "sports"],
    ["/offers/", "sports"],
    ["/live/", "live"],
    ["/maxpayout/your-maxpayout-levels/", "premium-league"],
  ] as const)("[HEADER-TAB-1] [ACCOUNT-17] of %s is %s", (path, tab) => {
    expect(headerTabOf(path)).toBe(tab);
  });

  it.each([
    "/register/",
    "/forgotten-password/",
    "/reset-password/",
    "/history/",
    "/history/GS-7F3K-20Q9/",
    "/cash-out/",
    "/support/faq/",
    "/cookie-policy/",
  ])("[HEADER-TAB-2] of %s is none", (path) => {
    expect(headerTabOf(path)).toBeNull();
  });
});
