import { describe, expect, it } from "vitest";
import { findOrGetBrowser } from "./browser.ts";

/** A machine on which `working` start, and the path of each installer once it ran, where it has one. */
function machineWith(working: string[], installers: readonly (string | undefined)[] = []) {
  const tried: number[] = [];
  const machine = {
    named: undefined,
    paths: async () => ["/usr/bin/chromium", "/usr/bin/google-chrome", "/cache/chrome"],
    starts: (path: string) => working.includes(path),
    installers: installers.map((path, index) => async () => {
      tried.push(index);
      if (path) working.push(path);
    }),
  };
  return { machine, tried };
}

describe("findOrGetBrowser", () => {
  it("prefers the named one, and refuses it when it does not start", async () => {
    const { machine } = machineWith(["/mine", "/usr/bin/chromium"]);
    expect(await findOrGetBrowser({ ...machine, named: "/mine" })).toBe("/mine");
    const attempt = findOrGetBrowser({ ...machine, named: "/other" });
    await expect(attempt).rejects.toThrow(/CHROMIUM_PATH is "\/other"/);
  });

  it("skips one that does not start, and installs none where one does", async () => {
    const { machine, tried } = machineWith(["/usr/bin/google-chrome"], ["/cache/chrome"]);
    expect(await findOrGetBrowser(machine)).toBe("/usr/bin/google-chrome");
    expect(tried).toEqual([]);
  });

  it.each([
    ["/cache/chrome", ["/cache/chrome", "/usr/bin/chromium"], [0]],
    ["/usr/bin/chromium", [undefined, "/usr/bin/chromium"], [0, 1]],
  ])("tries the installers up to the first that gives one: %s", async (path, installers, tries) => {
    const { machine, tried } = machineWith([], installers);
    expect(await findOrGetBrowser(machine)).toBe(path);
    expect(tried).toEqual(tries);
  });

  it("says what to do when none can be had", async () => {
    const { machine } = machineWith([]);
    await expect(findOrGetBrowser(machine)).rejects.toThrow(/CHROMIUM_PATH=/);
  });
});
