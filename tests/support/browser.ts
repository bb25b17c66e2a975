import { ensureBrowser } from "@grandstand/tools/src/run/browser.ts";
import { type Browser, chromium } from "playwright";

/** Starts the Chromium that `npm test` would find. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
}
