import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerBuild } from "react-router-dom";
import { filesOfBrand } from "./brand.ts";
import { clientOf } from "./client-address.ts";
import type { ServerConfiguration } from "./configuration.ts";
import { createReportLog, largestReport, readReports } from "./csp-reports.ts";
import { compress, isCompressible, negotiateEncoding } from "./encoding.ts";
import { createHealth } from "./health.ts";
import type { KnownSports } from "./known-sports.ts";
import { createPages } from "./pages.ts";
import { plainText } from "./plain-text.ts";
import { isFilePath, redirectOf } from "./redirects.ts";
import { commonHeaders, reportPath } from "./security.ts";
import { visitorApi } from "./server-api.ts";
import { createSharedCalls } from "./shared-calls.ts";
import { createSiteMap, robotsText } from "./site-map.ts";
import { knowSports } from "./sport-slugs.ts";
import { answerStaticFile, catalogFilesOf, type StaticFiles } from "./static-files.ts";
import { answerWorker, workerPath } from "./worker.ts";

/** What the server takes from outside; tests hand over their own. */
export interface ServerDependencies {
  readonly staticFiles: StaticFiles;
  /** Of the builds before, for pages that are still open. */
  readonly earlierFiles: StaticFiles;
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Whether the thread has time for one more rendering that can wait; each yes is for one. */
  readonly hasTime: () => boolean;
  /** Writes one line to the log. */
  readonly log: (line: string) => void;
}

/** No link to the site is longer: a token and a shared slip fit in. */
const longestAddress = 8_192;

/** What Node's server hands on of a connection; a test's request has none. */
type Bindings = Partial<HttpBindings>;

const methods = new Set(["GET", "HEAD", "POST"]);

/** Permanent redirects may be kept, but not for so long that a mistake can't be mended. */
const aDay = "public, max-age=86400";

/**
 * Puts the web tier together around a build of the site: redirects, static files, pages, security
 * headers, compression. It keeps nothing about a visitor, so any number of them can run.
 */
export function createServer(
  configuration: ServerConfiguration,
  build: ServerBuild,
  dependencies: ServerDependencies,
): Hono<{ Bindings: Bindings }> {
  const { site, siteOrigin } = configuration;
  const { earlierFiles, fetch, clock, hasTime, log } = dependencies;
  const staticFiles = filesOfBrand(dependencies.staticFiles, site.brand?.code);
  const app = new Hono<{ Bindings: Bindings }>();
  const siteMap = createSiteMap({ configuration, fetch, clock });
  const logReports = createReportLog(log, clock);
  const createApi = createSharedCalls({ fetch, clock });
  const knownSports: KnownSports = new Map();
  const shared = {
    catalogFiles: catalogFilesOf(staticFiles),
    createApi,
    knownSports,
    sheets: [...staticFiles.keys()].filter((path) => path.endsWith(".css")),
  };
  const answerPage = createPages(configuration, build, { clock, hasTime, shared });
  const missingServices = createHealth({
    hosts: site.hosts,
    fetch,
    clock,
    prepare: () =>
      knowSports((language) => visitorApi(createApi, site, language), {
        configuration: site,
        knownSports,
      }),
  });

  app.use(async (context, next) => {
    if (!methods.has(context.req.method)) {
      context.res = plainText("Method not allowed", 405, { allow: [...methods].join(", ") });
    } else if (context.req.url.length > longestAddress) {
      context.res = plainText("Address too long", 414);
    } else if (!isPlainAddress(context.req.url)) {
      context.res = plainText("Bad request", 400);
    } else {
      await next();
    }
    const finished = await finish(
      context.req.header("accept-encoding"),
      context.res,
      commonHeaders(configuration),
    );
    if (finished === context.res) return;
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
    const file = staticFiles.get(url.pathname) ?? earlierFiles.get(url.pathname);
    if (file) return answerStaticFile(file, context.req.raw);
    if (isFilePath(url.pathname)) return plainText("Not found", 404);
    const redirect = redirectOf(url, site);
    if (!redirect) return next();
    const { status, location } = redirect;
    const keep = status === 301 ? aDay : "no-store";
    return new Response(null, { status, headers: { location, "cache-control": keep } });
  });

  app.all("*", (context) => {
    const forwarded = context.req.header("x-forwarded-for");
    const remoteAddress = context.env?.incoming?.socket.remoteAddress;
    const client = clientOf({ remoteAddress, forwarded }, configuration.trustedProxies);
    return answerPage(context.req.raw, client);
  });

  app.onError((error) => {
    log(JSON.stringify({ event: "error", message: error.message, stack: error.stack }));
    return plainText("Internal server error", 500);
  });
  return app;
}

/** No link to the site has a name and a password in it, and no request can carry such an address. */
function isPlainAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.username === "" && url.password === "";
}

/** Adds what every answer carries, and compresses what is not compressed yet. */
async function finish(
  accepted: string | undefined,
  answer: Response,
  common: Record<string, string>,
): Promise<Response> {
  const { headers, status } = answer;
  for (const [name, value] of Object.entries(common)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (headers.has("content-encoding") || !isCompressible(headers.get("content-type"))) {
    return answer;
  }
  headers.append("vary", "accept-encoding");
  const encoding = negotiateEncoding(accepted);
  if (!encoding || !answer.body) return answer;
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const body = await compress(new Uint8Array(await answer.arrayBuffer()), encoding);
  return new Response(body, { status, headers });
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
