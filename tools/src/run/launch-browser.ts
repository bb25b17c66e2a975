import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "./browser.ts";

/**
 * Starts the Chromium that `npm test` would find, without its cache, translation and other services; with
 * more arguments of its command line where a caller has some.
 */
export async function launchBrowser(...moreArguments: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      ...moreArguments,
    ],
  });
}
