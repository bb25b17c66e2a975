import * as v from "valibot";

/** Largest report that is read, in bytes. */
export const largestReport = 16_384;

/** Reports written down in a minute; anybody can send them, and a log must not fill up. */
const reportsPerMinute = 60;
const minute = 60_000;

const oldReport = v.object({
  "csp-report": v.object({
    "document-uri": v.optional(v.string()),
    "effective-directive": v.optional(v.string()),
    "violated-directive": v.optional(v.string()),
    "blocked-uri": v.optional(v.string()),
    "source-file": v.optional(v.string()),
    "line-number": v.optional(v.number()),
  }),
});

const newReports = v.array(
  v.object({
    type: v.string(),
    body: v.object({
      documentURL: v.optional(v.string()),
      effectiveDirective: v.optional(v.string()),
      blockedURL: v.optional(v.string()),
      sourceFile: v.optional(v.nullable(v.string())),
      lineNumber: v.optional(v.nullable(v.number())),
    }),
  }),
);

/** One thing that the content security policy stopped, fit for a log. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** Reads a browser's report, in the old format or the new; unreadable ones give an empty list. */
export function readReports(text: string): PolicyReport[] {
  const json = parse(text);
  const old = v.safeParse(oldReport, json);
  if (old.success) {
    const report = old.output["csp-report"];
    return [
      {
        directive: plain(report["effective-directive"] ?? report["violated-directive"]),
        blocked: withoutQuery(report["blocked-uri"]),
        page: withoutQuery(report["document-uri"]),
        source: location(report["source-file"], report["line-number"]),
      },
    ];
  }
  const reports = v.safeParse(newReports, json);
  if (!reports.success) return [];
  return reports.output
    .filter(({ type }) => type === "csp-violation")
    .map(({ body }) => ({
      directive: plain(body.effectiveDirective),
      blocked: withoutQuery(body.blockedURL),
      page: withoutQuery(body.documentURL),
      source: location(body.sourceFile, body.lineNumber),
    }));
}

/** Makes the function that writes reports down, at most sixty a minute. */
export function createReportLog(
  write: (line: string) => void,
  clock: () => number,
): (reports: readonly PolicyReport[]) => void {
  let windowStart = 0;
  let written = 0;
  return (reports) => {
    const now = clock();
    if (now - windowStart >= minute) {
      windowStart = now;
      written = 0;
    }
    for (const report of reports.slice(0, reportsPerMinute - written)) {
      written += 1;
      write(JSON.stringify({ event: "csp-report", ...report }));
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function plain(text: string | undefined): string {
  return (text ?? "").slice(0, 200);
}

/** A query may hold a token, which no log may. */
function withoutQuery(address: string | null | undefined): string {
  return plain((address ?? "").replace(/[?#].*$/s, ""));
}

function location(file: string | null | undefined, line: number | null | undefined): string {
  const path = withoutQuery(file);
  return path && line ? `${path}:${line}` : path;
}
