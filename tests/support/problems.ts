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

const ofEndedSession = [
  /status of 401/,
  /WebSocket connection to '.*\/document-status\?.*(?:Authentication failed|closed before the connection)/,
];

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
      // What is under way as a person ends their session is refused, and a socket that is being opened is given up.
      context.on("request", (request) => {
        if (/\/logout$/.test(new URL(request.url()).pathname)) expected.push(...ofEndedSession);
      });
      context.on("weberror", (error) => {
        const { stack, message } = error.error();
        // What the browser itself refuses has a message alone.
        found.push(`page error: ${stack || message}, on ${error.page()?.url()}`);
      });
      await context.exposeBinding("reportProblem", (_source, line: string) => {
        found.push(line);
      });
      await context.addInitScript(reportViolations);
      await context.addInitScript(reportMismatches);
      await context.addInitScript(reportUnreadable);
    },
    expect: (...complaints) => void expected.push(...complaints),
    list: () => found.filter((line) => !expected.some((complaint) => complaint.test(line))),
  };
}

declare global {
  var reportProblem: ((line: string) => void) | undefined;
}

/** Runs in the page, before any of its own scripts. */
function reportViolations() {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    globalThis.reportProblem?.(
      `policy: ${effectiveDirective} stopped ${blockedURI} (${sourceFile})`,
    );
  });
}

/**
 * Runs in the page, before any of its own scripts. Where React finds another text than the server wrote
 * (its error 418), it does not say which: this says what was there and what is there now.
 */
function reportMismatches() {
  const most = 12;
  let written: readonly string[] = [];
  const texts = () =>
    [...document.querySelectorAll("body *:not(:has(*), script, style)")].map(
      ({ tagName, textContent }) => `<${tagName.toLowerCase()}>${textContent}`,
    );
  document.addEventListener("DOMContentLoaded", () => {
    written = texts();
  });
  addEventListener("error", ({ message }) => {
    if (!/React error .418/.test(message)) return;
    const drawn = texts();
    const gone = written.filter((text) => !drawn.includes(text)).slice(0, most);
    const come = drawn.filter((text) => !written.includes(text)).slice(0, most);
    globalThis.reportProblem?.(
      `the server wrote ${gone.join(" ")}, the page has ${come.join(" ")}`,
    );
  });
}

/** Runs in the page, before any of its own scripts. A script that cannot be read has no stack: this says which, where, and how it ends. */
function reportUnreadable() {
  addEventListener("error", ({ message, filename, lineno, colno }) => {
    if (!/SyntaxError/.test(message)) return;
    const last = [...document.scripts].filter(({ src }) => src === "").at(-1)?.textContent ?? "";
    globalThis.reportProblem?.(
      `${message}, ${filename}:${lineno}:${colno}, ${document.readyState}; the last script within the page has ${last.length} characters and ends ${last.slice(-120)}`,
    );
  });
}
