import type { BrowserContext, Request } from "playwright";

/** The requests of a browser's pages to the sandbox since the watch began. */
export interface Traffic {
  /** Ticket ids of the submitted bets, in order. */
  submitted(): readonly string[];
  /** The number of requests to paths with this beginning. */
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
