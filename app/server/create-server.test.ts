import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Hono } from "hono";
import type { HandleDocumentRequestFunction, ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { createServer } from "./create-server.ts";
import { contextOf } from "./load-context.ts";
import type { StaticFile } from "./static-files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A build with one page, which shows its nonce, one that streams, one that breaks, and data. */
function fakeBuild(stream?: ReadableStream<Uint8Array>): ServerBuild {
  const route = (id: string, path?: string, module = {}) => ({
    id,
    ...(path === undefined ? {} : { path }),
    ...(id === "root" ? {} : { parentId: "root" }),
    module: { default: () => null, ...module },
  });
  const routes = [
    route("root", ""),
    route("live", "live", { loader: () => ({ prices: 1 }) }),
    route("streamed", "streamed"),
    route("register", "register"),
  ];
  return {
    entry: {
      module: {
        default: ((request, status, headers, router, context) => {
          headers.set("content-type", "text/html; charset=utf-8");
          const { nonce } = contextOf(context);
          const isStreamed = stream && request.url.endsWith("/streamed/");
          if (request.url.endsWith("/live/?break")) throw new Error("secret detail");
          const known = router.staticHandlerContext.errors ? 404 : status;
          const body = isStreamed ? stream : `<html><script nonce="${nonce}"></script></html>`;
          return new Response(body, { status: known, headers });
        }) satisfies HandleDocumentRequestFunction,
      },
    },
    routes: Object.fromEntries(routes.map((each) => [each.id, each])),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    // The build of a real site has more, which only its own pages read.
  } as unknown as ServerBuild;
}

const script: StaticFile = {
  type: "text/javascript; charset=utf-8",
  etag: "abc",
  isHashed: true,
  plain: bytes("plain"),
  encoded: { br: bytes("brotli"), gzip: bytes("gzip") },
};
const icon: StaticFile = {
  type: "image/svg+xml",
  etag: "def",
  isHashed: false,
  plain: bytes("<svg/>"),
  encoded: {},
};

type Setup = {
  environment?: Record<string, string>;
  fetch?: typeof fetch;
  stream?: ReadableStream<Uint8Array>;
};

function serve({ environment = {}, fetch = answering(200), stream }: Setup = {}) {
  let now = 1_000_000;
  const lines: string[] = [];
  const app = createServer(readConfiguration(environment), fakeBuild(stream), {
    staticFiles: new Map([
      ["/assets/root-Bk3.js", script],
      ["/favicon.svg", icon],
    ]),
    fetch,
    clock: () => now,
    log: (line) => lines.push(line),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { get: getter(app), app, lines, pass };
}

function getter(app: Hono) {
  return async (path: string, init: RequestInit = {}) =>
    app.request(`http://localhost:3000${path}`, init);
}

/** A fetch that gives every address the same status, and counts. */
function answering(status: number, asked: string[] = []): typeof fetch {
  return async (input) => {
    asked.push(String(input));
    return new Response("{}", { status });
  };
}

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];

describe("pages", () => {
  it("[SERVER-30] every answer has a nonce of its own, and its scripts carry it", async () => {
    const { get } = serve();
    const [first, second] = [await get("/live/"), await get("/live/")];
    expect(nonceOf(first)).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(await first.text()).toContain(`nonce="${nonceOf(first)}"`);
  });

  it("[SERVER-30] [SERVER-51] the page of an unknown path is a 404 under the same policy", async () => {
    const answer = await serve().get("/nowhere/at/all/");
    expect(answer.status).toBe(404);
    expect(nonceOf(answer)).toBeDefined();
  });

  it("[SERVER-52] a page is its visitor's alone, its data may be shared for seconds", async () => {
    const { get } = serve();
    expect((await get("/live/")).headers.get("cache-control")).toBe("private, no-cache");
    const data = await get("/live.data");
    expect(data.status).toBe(200);
    const seconds = [...(data.headers.get("cache-control") ?? "").matchAll(/=(\d+)/g)];
    const oldest = seconds.reduce((sum, [, text]) => sum + Number(text), 0);
    expect(oldest).toBeGreaterThan(0);
    expect(oldest).toBeLessThan(10);
  });

  it("[SERVER-35] an address with a token is stored nowhere and told to nobody", async () => {
    const { headers } = await serve().get("/?userToken=secret");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("[SERVER-38] an error is not shown", async () => {
    const answer = await serve().get("/live/?break");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("[SERVER-10] [SERVER-17] redirects are real", async () => {
    const { get } = serve();
    const slash = await get("/live");
    expect([slash.status, slash.headers.get("location")]).toEqual([301, "/live/"]);
    const landing = await get("/register?langid=476&idaffiliation=2");
    expect([landing.status, landing.headers.get("location")]).toEqual([
      302,
      "/nl/register/?idaffiliation=2",
    ]);
    expect(landing.headers.get("cache-control")).toBe("no-store");
  });
});

describe("every answer", () => {
  it.each(["/", "/live.data", "/robots.txt", "/favicon.svg", "/healthz", "/live", "/no.png"])(
    "[SERVER-34] %s is nosniff and has a referrer policy",
    async (path) => {
      const { headers } = await serve().get(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.has("strict-transport-security")).toBe(false);
    },
  );

  it("[SERVER-34] behind https, browsers are told to stay there", async () => {
    const { get } = serve({ environment: { SITE_ORIGIN: "https://www.bets.example" } });
    const answer = await get("/live.data");
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("[SERVER-37] %s is refused", async (method) => {
    const answer = await serve().get("/live/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("[SERVER-37] HEAD gets the headers of the page", async () => {
    const answer = await serve().get("/live/", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });
});

describe("health", () => {
  it("[SERVER-50] is ready when every service is, asking each address once a second", async () => {
    const asked: string[] = [];
    const { get, pass } = serve({ fetch: answering(200, asked) });
    expect((await get("/healthz")).status).toBe(200);
    await get("/healthz");
    expect(asked).toEqual(["http://localhost:4000/healthz"]);
    pass(1_000);
    await get("/healthz");
    expect(asked).toHaveLength(2);
  });

  it("[SERVER-50] names who is missing", async () => {
    const { get } = serve({
      environment: { BETTING_URL: "http://betting.example" },
      fetch: async (input) => {
        if (String(input).includes("betting")) throw new TypeError("fetch failed");
        return new Response("{}");
      },
    });
    const answer = await get("/healthz");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: "waiting", missing: ["betting"] });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("files and encodings", () => {
  it("[SERVER-53] [SERVER-54] a hashed file is for ever, in the best form there is", async () => {
    const { get } = serve();
    const answer = await get("/assets/root-Bk3.js", {
      headers: { "accept-encoding": "gzip, deflate, br" },
    });
    expect(await answer.text()).toBe("brotli");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    const refused = { "accept-encoding": "br;q=0, gzip" };
    expect(await (await get("/assets/root-Bk3.js", { headers: refused })).text()).toBe("gzip");
    expect(await (await get("/assets/root-Bk3.js")).text()).toBe("plain");
  });

  it("[SERVER-53] a file without a hash is asked for again, and not sent twice", async () => {
    const { get } = serve();
    const first = await get("/favicon.svg");
    expect(first.headers.get("cache-control")).not.toContain("immutable");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("/favicon.svg", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("[SERVER-51] a file that is not there is a 404, and no page", async () => {
    const answer = await serve().get("/assets/root-old.js");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("[SERVER-54] a page is compressed with %s", async (encoding, decompress) => {
    const answer = await serve().get("/live/", { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(decompress(await answer.arrayBuffer()).toString()).toContain("<html>");
  });

  it("[SERVER-55] the first part of a page arrives while the rest is still awaited", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const page = writable.getWriter();
    void page.write(bytes("<header>frame</header>"));
    const { get } = serve({ stream: readable });
    const answer = await get("/streamed/", { headers: { "accept-encoding": "br" } });
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.byteLength).toBeGreaterThan(0);
    await page.close();
    const rest = await reader?.read();
    const whole = Buffer.concat([first?.value ?? bytes(""), rest?.value ?? bytes("")]);
    expect(brotliDecompressSync(whole).toString()).toBe("<header>frame</header>");
  });
});

describe("reports", () => {
  const report = (extra = {}) =>
    JSON.stringify({
      "csp-report": {
        "document-uri": "https://bets.example/nl/?userToken=secret",
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.example/x.js?y=1",
        ...extra,
      },
    });
  const send = (body: string) => ({ method: "POST", body });

  it("[SERVER-36] both formats are written down, without queries", async () => {
    const { get, lines } = serve();
    expect((await get("/csp-report", send(report()))).status).toBe(204);
    const body = { documentURL: "https://bets.example/?a=secret", effectiveDirective: "img-src" };
    await get("/csp-report", send(JSON.stringify([{ type: "csp-violation", body }])));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "csp-report", directive: "script-src-elem", blocked: "https://evil.example/x.js" },
      { event: "csp-report", directive: "img-src", page: "https://bets.example/" },
    ]);
    expect(lines.join()).not.toContain("secret");
  });

  it("[SERVER-36] nonsense and floods do not fill the log", async () => {
    const { get, lines, pass } = serve();
    await get("/csp-report", send("{"));
    await get("/csp-report", send(report({ "source-file": "x".repeat(20_000) })));
    expect(lines).toEqual([]);
    for (let count = 0; count < 80; count += 1) await get("/csp-report", send(report()));
    expect(lines).toHaveLength(60);
    pass(60_000);
    await get("/csp-report", send(report()));
    expect(lines).toHaveLength(61);
  });
});
