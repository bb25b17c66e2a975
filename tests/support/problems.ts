import type { BrowserContext, ConsoleMessage } from "playwright";

/** What went wrong in the pages of a journey without anybody seeing it. */
export interface Problems {
  /** Watches every page that this context opens. */
  watch(context: BrowserContext): Promise<void>;
  /** Complaints that this journey causes on purpose, such as of a connection that it cuts. */
  expect(...complaints: readonly RegExp[]): void;
  /** All that was complained of and not expected, as lines. */
  list(): readonly string[];
}

export function createProblems(): Problems {
  const found: string[] = [];
  // Playwright's own word where it keeps a journey's browser from starting a worker.
  const expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  return {
    async watch(context) {
      context.on("console", onConsole);
      context.on("weberror", (error) => found.push(`page error: ${error.error().stack}`));
      await context.exposeBinding("reportViolation", (_source, line: string) => {
        found.push(`policy: ${line}`);
      });
      await context.addInitScript(reportViolations);
    },
    expect: (...complaints) => void expected.push(...complaints),
    list: () => found.filter((line) => !expected.some((complaint) => complaint.test(line))),
  };
}

/** Runs in the page, before any of its own scripts. */
function reportViolations() {
  const report = (globalThis as { reportViolation?: (line: string) => void }).reportViolation;
  document.addEventListener("securitypolicyviolation", (event) => {
    report?.(`${event.effectiveDirective} stopped ${event.blockedURI} (${event.sourceFile})`);
  });
}
