import { type Context, Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { ServerConfiguration } from "./configuration.ts";
import { createReportLog, largestReport, readReports } from "./csp-reports.ts";
import { compress, isCompressible, negotiateEncoding } from "./encoding.ts";
import { createHealth } from "./health.ts";
import { isFilePath, redirectOf } from "./redirects.ts";
import { commonHeaders, createNonce, pageHeaders, reportPath } from "./security.ts";
import { createSiteMap, robotsText } from "./site-map.ts";
import { answerStaticFile, catalogFilesOf, type StaticFiles } from "./static-files.ts";
import { answerWorker, workerPath } from "./worker.ts";

/** What the server takes from outside; tests hand over their own. */
export interface ServerSurroundings {
  readonly staticFiles: StaticFiles;
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Writes one line to the log. */
  readonly log: (line: string) => void;
}

const methods = new Set(["GET", "HEAD", "POST"]);

/** Redirects for good may be kept, but not for so long that a mistake can't be mended. */
const aDay = "public, max-age=86400";

/** A page carries the nonce of its answer, so no two visitors may share it (docs/decisions/19). */
const ownPage = "private, no-cache";

/** What a page is made of carries no nonce: shared caches may hold it for less than 10 s (B9). */
const sharedData = "public, max-age=0, s-maxage=2, stale-while-revalidate=5";

/**
 * Puts the web tier together around a build of the site: redirects, static files, pages, security
 * headers, compression. It keeps nothing about a visitor, so any number of them can run.
 */
export function createServer(
  configuration: ServerConfiguration,
  build: ServerBuild,
  surroundings: ServerSurroundings,
): Hono {
  const { site, siteOrigin } = configuration;
  const { staticFiles, fetch, clock, log } = surroundings;
  const app = new Hono();
  // In any other mode React Router shows a visitor what broke.
  const render = createRequestHandler(build, "production");
  const missingServices = createHealth({ hosts: site.hosts, fetch, clock });
  const siteMap = createSiteMap({ configuration, fetch, clock });
  const logReports = createReportLog(log, clock);
  const catalogFiles = catalogFilesOf(staticFiles);
  const sheets = [...staticFiles.keys()].filter((path) => path.endsWith(".css"));

  app.use(async (context, next) => {
    if (!methods.has(context.req.method)) {
      context.res = plainText("Method not allowed", 405, { allow: [...methods].join(", ") });
    } else {
      await next();
    }
    const finished = finish(context.req.raw, context.res, commonHeaders(configuration));
    // Hono adds an earlier answer's headers to the one that replaces it: the length of the plain body
    // would come back, and a browser would wait for bytes that never come.
    context.res = undefined;
    context.res = finished;
  });

  app.get("/healthz", async (context) => {
    const missing = await missingServices();
    context.header("cache-control", "no-store");
    const answer = { status: missing.length > 0 ? "waiting" : "ready", missing };
    return context.json(answer, missing.length > 0 ? 503 : 200);
  });
  app.get("/robots.txt", () => plainText(robotsText(siteOrigin), 200, { "cache-control": aDay }));
  app.get("/sitemap.xml", async () => {
    const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": aDay };
    return new Response(await siteMap(), { headers });
  });
  app.get(workerPath, () => answerWorker(staticFiles, configuration));
  app.post(reportPath, async (context) => {
    logReports(readReports(await readText(context.req.raw, largestReport)));
    return context.body(null, 204);
  });

  app.get("*", async (context, next) => {
    const url = new URL(context.req.url);
    const file = staticFiles.get(url.pathname);
    if (file) return answerStaticFile(file, context.req.raw);
    if (isFilePath(url.pathname)) return plainText("Not found", 404);
    const redirect = redirectOf(url, site);
    if (!redirect) return next();
    const { status, location } = redirect;
    const keep = status === 301 ? aDay : "no-store";
    return new Response(null, { status, headers: { location, "cache-control": keep } });
  });

  app.all("*", async (context) => {
    const nonce = createNonce();
    const grandstand = { configuration: site, nonce, siteOrigin, catalogFiles, sheets };
    const answer = await render(context.req.raw, { grandstand });
    return withPageHeaders(context, answer, configuration, nonce);
  });

  app.onError((error) => {
    log(JSON.stringify({ event: "error", message: error.message, stack: error.stack }));
    return plainText("Internal server error", 500);
  });
  return app;
}

function plainText(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}

function withPageHeaders(
  context: Context,
  answer: Response,
  configuration: ServerConfiguration,
  nonce: string,
): Response {
  const headers = new Headers(answer.headers);
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isPage) {
    for (const [name, value] of Object.entries(pageHeaders(configuration, nonce))) {
      headers.set(name, value);
    }
  }
  const isShared = !isPage && answer.status === 200 && context.req.method === "GET";
  if (!headers.has("cache-control")) headers.set("cache-control", isShared ? sharedData : ownPage);
  if (new URL(context.req.url).searchParams.has("userToken")) {
    // The address holds a token until the page's first script takes it out (docs/decisions/04).
    headers.set("referrer-policy", "no-referrer");
    headers.set("cache-control", "no-store");
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Adds what every answer carries, and compresses what is not compressed yet. */
function finish(request: Request, answer: Response, common: Record<string, string>): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(common)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const { body, status } = answer;
  const mayCompress = isCompressible(headers.get("content-type"));
  if (!body || !mayCompress || headers.has("content-encoding")) {
    return new Response(body, { status, headers });
  }
  headers.append("vary", "accept-encoding");
  const encoding = negotiateEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(compress(body, encoding), { status, headers });
}

/** Reads a request's text up to a number of bytes; a longer one counts as empty. */
async function readText(request: Request, largest: number): Promise<string> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > largest) return "";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
