import type { BrowserContext, ConsoleMessage } from "playwright";

/** Errors in the pages of a journey that no user sees. */
export interface Problems {
  /** Watches every page that this context opens. */
  watch(context: BrowserContext): Promise<void>;
  /** Errors that this journey causes on purpose, such as that of a closed connection. */
  expect(...complaints: readonly RegExp[]): void;
  /** All unexpected errors, as lines. */
  list(): readonly string[];
}

export function createProblems(): Problems {
  const found: string[] = [];
  // Playwright's own message where it keeps a journey's browser from starting a worker.
  const expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const { url } = message.location();
    found.push(
      `console ${message.type()}: ${message.text()} (${url}), on ${message.page()?.url()}`,
    );
  };
  return {
    async watch(context) {
      context.on("console", onConsole);
      // What is under way as a person ends their session is refused.
      context.on("request", (request) => {
        if (/\/logout$/.test(new URL(request.url()).pathname)) expected.push(/status of 401/);
      });
      context.on("weberror", (error) => {
        found.push(`page error: ${error.error().stack}, on ${error.page()?.url()}`);
      });
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
