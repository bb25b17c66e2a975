import { describe, expect, it } from "vitest";
import { findOrGetBrowser, type Machine } from "./browser.ts";

/** A machine on which the listed paths start; `gets` adds one when a browser is installed in that way. */
function machineWith(working: string[], gets: { playwright?: string; debian?: string } = {}) {
  const tried: string[] = [];
  const machine: Machine = {
    environmentPath: undefined,
    systemPaths: ["/usr/bin/chromium", "/usr/bin/google-chrome"],
    starts: (path) => working.includes(path),
    playwrightPath: async () => "/cache/playwright/chrome",
    downloadFromPlaywright: async () => {
      tried.push("playwright");
      if (gets.playwright) working.push(gets.playwright);
    },
    installFromDebian: async () => {
      tried.push("debian");
      if (gets.debian) working.push(gets.debian);
    },
  };
  return { machine, tried };
}

describe("findOrGetBrowser", () => {
  it("prefers the path in the environment to the system's", async () => {
    const { machine } = machineWith(["/mine", "/usr/bin/chromium"]);
    expect(await findOrGetBrowser({ ...machine, environmentPath: "/mine" })).toBe("/mine");
  });

  it("refuses a path in the environment that is no browser instead of using another", async () => {
    const { machine } = machineWith(["/usr/bin/chromium"]);
    const attempt = findOrGetBrowser({ ...machine, environmentPath: "/mine" });
    await expect(attempt).rejects.toThrow(/CHROMIUM_PATH is "\/mine"/);
  });

  it("uses the system's without a download, and skips one that does not start", async () => {
    const { machine, tried } = machineWith(["/usr/bin/google-chrome"]);
    expect(await findOrGetBrowser(machine)).toBe("/usr/bin/google-chrome");
    expect(tried).toEqual([]);
  });

  it("uses what Playwright downloaded earlier", async () => {
    const { machine, tried } = machineWith(["/cache/playwright/chrome"]);
    expect(await findOrGetBrowser(machine)).toBe("/cache/playwright/chrome");
    expect(tried).toEqual([]);
  });

  it("downloads from Playwright before it turns to Debian", async () => {
    const { machine, tried } = machineWith([], { playwright: "/cache/playwright/chrome" });
    expect(await findOrGetBrowser(machine)).toBe("/cache/playwright/chrome");
    expect(tried).toEqual(["playwright"]);
  });

  it("turns to Debian when Playwright's download fails", async () => {
    const { machine, tried } = machineWith([], { debian: "/usr/bin/chromium" });
    expect(await findOrGetBrowser(machine)).toBe("/usr/bin/chromium");
    expect(tried).toEqual(["playwright", "debian"]);
  });

  it("says what to do when none can be had", async () => {
    const { machine } = machineWith([]);
    await expect(findOrGetBrowser(machine)).rejects.toThrow(/CHROMIUM_PATH=/);
  });
});
