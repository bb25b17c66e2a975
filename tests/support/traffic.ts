import type { BrowserContext, Request } from "playwright";

/** What the pages of a browser sent to the sandbox from the moment that the watch began. */
export interface Traffic {
  /** Ticket ids of the submits that left, in order. */
  submitted(): readonly string[];
  /** Requests to paths that begin so. */
  count(path: string): number;
}

export function watchTraffic(context: BrowserContext): Traffic {
  const requests: Request[] = [];
  context.on("request", (request) => {
    if (request.method() !== "OPTIONS") requests.push(request);
  });
  return {
    submitted: () =>
      requests
        .filter((request) => pathOf(request) === "/v1/betslip/submit")
        .map((request) => (request.postDataJSON() as { ticket: { uuid: string } }).ticket.uuid),
    count: (path) => requests.filter((request) => pathOf(request).startsWith(path)).length,
  };
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
