import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { program } from "@grandstand/tools/src/run/paths.ts";
import { run } from "@grandstand/tools/src/run/processes.ts";
import { Stop } from "@grandstand/tools/src/run/say.ts";
import type { Browser } from "playwright";
import { serveBuilt } from "./serve-built.ts";

type Read<Result> = (origin: string, browser: Browser) => Promise<Result>;

async function readBuilt<Result>(folder: string, read: Read<Result>): Promise<Result> {
  return serveBuilt(folder, async (origin) => {
    const browser = await launchBrowser();
    try {
      return await read(origin, browser);
    } finally {
      await browser.close();
    }
  });
}

/**
 * Serves a static Storybook beside a browser: the one that STORYBOOK_BUILT names, else one that is built and
 * taken away again. Throws a Stop where it does not build.
 */
export async function withStorybook<Result>(read: Read<Result>): Promise<Result> {
  const { STORYBOOK_BUILT: given } = process.env;
  if (given) return readBuilt(given, read);
  const folder = mkdtempSync(join(tmpdir(), "storybook-"));
  try {
    const code = await run(program("storybook"), ["build", "-o", folder, "--quiet"]);
    if (code !== 0) throw new Stop("Storybook was not built, so there is nothing to look at.");
    return await readBuilt(folder, read);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
