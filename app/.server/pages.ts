import { createRequestHandler, type ServerBuild } from "react-router-dom";
import { pageAgeMetric } from "../core/clock/page-age.ts";
import type { ServerConfiguration } from "./configuration.ts";
import { negotiateEncoding } from "./encoding.ts";
import type { LoadContext } from "./load-context.ts";
import { createAddressReader, type PageAddress } from "./page-address.ts";
import { createPageBody, createPlaceholder, type PageBody } from "./page-body.ts";
import { plainText } from "./plain-text.ts";
import { createRenderingLimit, Overloaded } from "./rendering-limit.ts";
import { createNonce, pageHeaders } from "./security.ts";
import { createSharedPages, type Shareable, type Shared } from "./shared-pages.ts";

/** A page carries the nonce of its answer, so no two visitors may share it (docs/decisions/19). */
const ownPage = "private, no-cache";

/** What a page is made of carries no nonce: shared caches may hold it for less than 10 s (B9). */
const sharedData = "public, max-age=0, s-maxage=2, stale-while-revalidate=5";

/** What logs somebody in: an answer to such an address is stored nowhere (docs/decisions/04). */
const tokens = ["userToken", "auth"] as const;

/** A page that can't be had now may be had soon, in seconds. */
const comeAgain = { "retry-after": "2" };

/** What the pages need from outside. */
export interface PagesDependencies {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Whether the thread has time for one more rendering that can wait. */
  readonly hasTime: () => boolean;
  /** What all pages have in common. */
  readonly shared: Pick<LoadContext, "catalogFiles" | "createApi" | "knownSports" | "sheets">;
}

/** One rendering, as it is kept: it has nothing of the visitors who are sent it. */
interface RenderedPage extends Shareable {
  readonly headers: Headers;
  readonly body: PageBody;
}

/**
 * Makes the function that answers a request for a page or its data. Visitors share renderings for a moment, each with a
 * nonce of their own; more renderings than can be served soon are turned away at once. `client` names the client that
 * requests it.
 */
export function createPages(
  configuration: ServerConfiguration,
  build: ServerBuild,
  { clock, hasTime, shared }: PagesDependencies,
): (request: Request, client: string) => Promise<Response> {
  const { site, siteOrigin } = configuration;
  // In any other mode React Router shows a visitor what broke.
  const handle = createRequestHandler(build, "production");
  const limit = createRenderingLimit({ hasTime, setTimer: startTimer });
  const { isCrowded } = limit;
  const share = createSharedPages<RenderedPage>({ clock, setTimer: startTimer, isCrowded });
  const readAddress = createAddressReader(build);

  async function render(request: Request): Promise<RenderedPage> {
    const nonce = createPlaceholder();
    const grandstand = { configuration: site, nonce, siteOrigin, ...shared };
    const answer = await handle(request, { grandstand });
    const body = await createPageBody(new Uint8Array(await answer.arrayBuffer()), nonce);
    return { status: answer.status, headers: answer.headers, body, size: body.size };
  }

  async function find(
    request: Request,
    { address, isFixed }: Pick<PageAddress, "address" | "isFixed">,
    { hasToken, client }: { readonly hasToken: boolean; readonly client: string },
  ): Promise<Shared<RenderedPage>> {
    const { signal } = request;
    if (hasToken) {
      const turn = { isShared: false, client, signal };
      const page = await limit.run(() => render(new Request(address, request)), turn);
      return { page, age: 0 };
    }
    return share(
      address.pathname + address.search,
      (start) => {
        const turn = { isShared: isFixed || start.isKnown, client, signal: start.signal };
        return limit.run(() => {
          start.onBegin();
          // Nothing of the first visitor's request goes to the others, and its abort does not end the rendering.
          return render(new Request(address));
        }, turn);
      },
      signal,
    );
  }

  return async (request, client) => {
    if (!isRead(request)) return plainText("Method not allowed", 405, { allow: "GET, HEAD" });
    const url = new URL(request.url);
    if (url.pathname === build.routeDiscovery.manifestPath) {
      // Found in the build alone: it is no rendering, and what it reads of its address is React Router's affair.
      const answer = { page: await render(new Request(url)), age: 0 };
      return send(request, answer, { configuration, entry: "", hasToken: false });
    }
    // The browser does what the address requests on arrival: no page is drawn from it.
    const { visit: entry, ...page } = readAddress(url);
    const visit = { configuration, entry, hasToken: tokens.some((name) => has(entry, name)) };
    try {
      return send(request, await find(request, page, { ...visit, client }), visit);
    } catch (error) {
      if (!(error instanceof Overloaded || request.signal.aborted)) throw error;
      return plainText("Too many visitors at once. Please try again in a moment.", 503, comeAgain);
    }
  };
}

interface Visit {
  readonly configuration: ServerConfiguration;
  /** The part of the address's query that its page does not read, with its `?`. */
  readonly entry: string;
  readonly hasToken: boolean;
}

/** Sends one visitor a rendering: with a nonce of their own, and in the best encoding that they take. */
function send(request: Request, { page, age }: Shared<RenderedPage>, visit: Visit): Response {
  const { status, body } = page;
  const nonce = createNonce();
  const headers = new Headers(page.headers);
  addHeaders(headers, { status, nonce, age }, visit);
  if (request.method === "HEAD" || body.size === 0) return new Response(null, { status, headers });
  const encoding = negotiateEncoding(request.headers.get("accept-encoding"));
  const compressed = encoding === "br" ? body.brotli(nonce) : null;
  if (!compressed) return new Response(streamOf(body.plain(nonce)), { status, headers });
  headers.set("content-encoding", "br");
  headers.append("vary", "accept-encoding");
  return new Response(streamOf(compressed), { status, headers });
}

/** Hands out one piece after the other, as fast as the visitor reads. */
function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = pieces.values();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = left.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function addHeaders(
  headers: Headers,
  { status, nonce, age }: { status: number; nonce: string; age: number },
  { configuration, entry, hasToken }: Visit,
): void {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isPage) {
    for (const [name, value] of Object.entries(pageHeaders(configuration, nonce))) {
      headers.set(name, value);
    }
    // The page's clock starts at its rendering: the browser adds how long ago that was.
    if (age > 0) headers.set("server-timing", `${pageAgeMetric};dur=${age}`);
  }
  if (age >= 1_000) headers.set("age", String(Math.floor(age / 1_000)));
  if (status === 503) headers.set("retry-after", comeAgain["retry-after"]);
  const isShared = !isPage && status === 200;
  if (!headers.has("cache-control")) headers.set("cache-control", isShared ? sharedData : ownPage);
  if (hasToken) {
    // The address holds a token until the page's first script takes it out (docs/decisions/04).
    headers.set("referrer-policy", "no-referrer");
    headers.set("cache-control", "no-store");
  }
  // A redirect hands on what was not rendered.
  const location = headers.get("location");
  if (location !== null && entry !== "") {
    headers.set("location", location + (location.includes("?") ? entry.replace("?", "&") : entry));
  }
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function has(query: string, name: string): boolean {
  return new URLSearchParams(query).has(name);
}

function startTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
