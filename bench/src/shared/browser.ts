import { ensureBrowser } from "@grandstand/tools/src/run/browser.ts";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";

/** The browser that `npm test` would find, without its cache, translation and other company. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
}

/** What a page's main thread did so far, in milliseconds. */
export interface Work {
  /** Everything: scripts, style, layout, paint. */
  readonly total: number;
  readonly scripts: number;
}

/** Reads a page's work from the browser itself. */
export async function watchWork(page: Page): Promise<() => Promise<Work>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return { total: seconds("TaskDuration") * 1_000, scripts: seconds("ScriptDuration") * 1_000 };
  };
}

/** Everything that a page complains about, as it comes, but for files that nobody serves to a bench. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const isMissingFile = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isMissingFile) problems.push(message.text());
  });
  return problems;
}

/** Waits so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
