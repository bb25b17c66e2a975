import type { CDPSession, Page } from "playwright";

/** The work of a page's main thread so far, in milliseconds. */
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

/** Every error of a page, as it occurs, except for files that a bench does not serve. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const isMissingFile = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isMissingFile) problems.push(message.text());
  });
  return problems;
}

/** Waits the given number of milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
