import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";
import { program } from "./paths.ts";
import { run } from "./processes.ts";
import { Stop, say } from "./say.ts";

/** Paths of Chromium on different systems. The one without windows is first: it needs a third less time. */
export const systemBrowsers: readonly string[] = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * An argument of Chromium's command line for tests: their pages live for seconds, in which code that the
 * engine optimizes in the background does not earn what that costs a small machine. Never for a bench.
 */
export const withoutOptimizers = "--js-flags=--no-maglev --no-opt";

const downloadLimitMilliseconds = 5 * 60_000;

/** Some systems have a stub that only says how to install the browser; a real one prints its version. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

/** What the search for a browser needs from the machine; a test provides its own. */
type Machine = {
  named: string | undefined;
  /** Where a browser may be, the best first. */
  paths: () => Promise<readonly string[]>;
  starts: (path: string) => boolean;
  /** How one is installed, in the order in which they are tried. */
  installers: readonly (() => Promise<unknown>)[];
};

/**
 * Finds a Chromium, or installs one: the path in CHROMIUM_PATH, the system's, Playwright's own
 * download, Debian's package. Throws a Stop when the named path is no browser or none can be installed.
 */
export async function findOrGetBrowser(machine: Machine): Promise<string> {
  const { named, paths, starts, installers } = machine;
  if (named) {
    if (starts(named)) return named;
    throw new Stop(
      `CHROMIUM_PATH is "${named}", and no browser starts from there.\n` +
        "The tests in a real browser would all fail. Correct the path, or unset CHROMIUM_PATH to use the one that is found.",
    );
  }
  for (const install of [undefined, ...installers]) {
    await install?.();
    const found = (await paths()).find(starts);
    if (found) return found;
  }
  throw new Stop(
    "There is no Chromium here, and none could be got (tried the system, Playwright's download, Debian's package).\n" +
      "Components, stories and journeys are tested in a real browser. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test",
  );
}

async function downloadFromPlaywright(): Promise<void> {
  say("No browser found: downloading Playwright's Chromium…");
  const limits = { limitMilliseconds: downloadLimitMilliseconds };
  await run(program("playwright"), ["install", "chromium"], limits);
}

async function installDebiansBrowser(): Promise<void> {
  say("That did not work: installing Debian's Chromium…");
  // Distributions derived from Debian have only the one with windows.
  await installFromDebian("chromium-headless-shell", "chromium");
}

/** Resolves with the path of a browser, which it installs where there is none. */
export function ensureBrowser(): Promise<string> {
  return findOrGetBrowser({
    named: process.env.CHROMIUM_PATH,
    async paths() {
      const { chromium } = await import("playwright");
      return [...systemBrowsers, chromium.executablePath()];
    },
    starts,
    installers: [downloadFromPlaywright, installDebiansBrowser],
  });
}
