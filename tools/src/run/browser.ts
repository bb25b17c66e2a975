import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
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

const downloadLimitMilliseconds = 5 * 60_000;

/**
 * Some systems have a stub that only says how to install the browser; a real browser prints its
 * version.
 */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

/** What the search for a browser needs from the machine; a test provides its own. */
export type Machine = {
  environmentPath: string | undefined;
  systemPaths: readonly string[];
  starts: (path: string) => boolean;
  playwrightPath: () => Promise<string | undefined>;
  downloadFromPlaywright: () => Promise<unknown>;
  installFromDebian: () => Promise<unknown>;
};

/**
 * Finds or installs a Chromium: a path in CHROMIUM_PATH, the system's, Playwright's own download,
 * Debian's package, in that order. Throws a Stop when the named path is no browser or none can be
 * installed.
 */
export async function findOrGetBrowser(machine: Machine): Promise<string> {
  const named = machine.environmentPath;
  if (named) {
    if (machine.starts(named)) return named;
    throw new Stop(
      `CHROMIUM_PATH is "${named}", and no browser starts from there.\n` +
        "The tests in a real browser would all fail. Correct the path, or unset CHROMIUM_PATH to use the one that is found.",
    );
  }
  const system = machine.systemPaths.find(machine.starts);
  if (system) return system;
  const downloaded = await machine.playwrightPath();
  if (downloaded && machine.starts(downloaded)) return downloaded;
  await machine.downloadFromPlaywright();
  const fresh = await machine.playwrightPath();
  if (fresh && machine.starts(fresh)) return fresh;
  await machine.installFromDebian();
  const installed = machine.systemPaths.find(machine.starts);
  if (installed) return installed;
  throw new Stop(
    "There is no Chromium here, and none could be got (tried the system, Playwright's download, Debian's package).\n" +
      "Surfaces, stories and journeys are tested in a real browser. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test",
  );
}

async function playwrightPath(): Promise<string | undefined> {
  const { chromium } = await import("playwright");
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function downloadFromPlaywright(): Promise<void> {
  say("No browser found: downloading Playwright's Chromium…");
  await run(program("playwright"), ["install", "chromium"], {
    limitMilliseconds: downloadLimitMilliseconds,
  });
}

async function installFromDebian(): Promise<void> {
  if (!existsSync("/usr/bin/apt-get")) return;
  const isAdministrator = process.getuid?.() === 0;
  if (!isAdministrator && spawnSync("sudo", ["-n", "true"]).status !== 0) return;
  say("That did not work: installing Debian's Chromium…");
  const apt = isAdministrator ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const [command = "apt-get", ...before] = apt;
  await run(command, [...before, "update", "-qq"]);
  const install = (browser: string) =>
    run(command, [...before, "install", "-y", "-qq", browser], {
      environment: { DEBIAN_FRONTEND: "noninteractive" },
    });
  // Distributions derived from Debian have only the one with windows.
  if ((await install("chromium-headless-shell")) !== 0) await install("chromium");
}

/** Resolves with the path of a browser, which it installs where there is none. */
export function ensureBrowser(): Promise<string> {
  return findOrGetBrowser({
    environmentPath: process.env.CHROMIUM_PATH,
    systemPaths: systemBrowsers,
    starts,
    playwrightPath,
    downloadFromPlaywright,
    installFromDebian,
  });
}
