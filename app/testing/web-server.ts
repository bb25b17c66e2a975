import { type HandleDocumentRequestFunction, redirect, type ServerBuild } from "react-router-dom";
import { readConfiguration } from "../.server/configuration.ts";
import { createServer } from "../.server/create-server.ts";
import { contextOf } from "../.server/load-context.ts";
import type { StaticFile } from "../.server/static-files.ts";

/** What a rendering waits for. */
export type Render = (request: Request) => Promise<void>;

const bytes = (text: string) => new TextEncoder().encode(text);

function leadNowhere(): never {
  throw new Response(null, { status: 404 });
}

/** A build with one page, which shows its nonce and its address, one that breaks, and data. */
function fakeBuild(render: Render): ServerBuild {
  const route = (id: string, path?: string, module = {}) => ({
    id,
    ...(path === undefined ? {} : { path }),
    ...(id === "root" ? {} : { parentId: "root" }),
    module: { default: () => null, ...module },
  });
  const routes = [
    route("root", ""),
    route("live", "live", { loader: () => ({ prices: 1 }) }),
    route("old", "old", { loader: () => redirect("/live/?view=days", 301) }),
    route("register", "register"),
    route("en/sport", ":sport"),
    route("not-found", "*", { loader: leadNowhere }),
  ];
  return {
    entry: {
      module: {
        default: (async (request, status, headers, router, context) => {
          headers.set("content-type", "text/html; charset=utf-8");
          const { nonce } = contextOf(context);
          await render(request);
          if (request.url.endsWith("?competition=break")) throw new Error("secret detail");
          const known = router.staticHandlerContext.errors ? 404 : status;
          const address = `<a href="${request.url}">${request.headers.get("user-agent")}</a>`;
          const body = `<html>${address}<script nonce="${nonce}"></script></html>`;
          return new Response(body, { status: known, headers });
        }) satisfies HandleDocumentRequestFunction,
      },
    },
    routes: Object.fromEntries(routes.map((each) => [each.id, each])),
    assets: {
      entry: { imports: [], module: "" },
      routes: Object.fromEntries(routes.map(({ id }) => [id, { id, module: `/assets/${id}.js` }])),
      url: "",
      version: "built",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
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

interface Setup {
  readonly environment?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  readonly render?: Render;
}

const atOnce: Render = () => Promise.resolve();

/** A web server with a clock of the test's, requested without a network. */
export function serve({ environment = {}, fetch = answering(200), render = atOnce }: Setup = {}) {
  let now = 1_000_000;
  const lines: string[] = [];
  const app = createServer(readConfiguration(environment), fakeBuild(render), {
    staticFiles: new Map([
      ["/assets/root-Bk3.js", script],
      ["/favicon.svg", icon],
    ]),
    earlierFiles: new Map([["/assets/root-earlier.js", script]]),
    fetch,
    clock: () => now,
    hasTime: () => true,
    log: (line) => lines.push(line),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { get: getter(app), app, lines, pass };
}

function getter(app: ReturnType<typeof createServer>) {
  return async (path: string, init: RequestInit = {}, connection = {}) =>
    app.request(`http://localhost:3000${path}`, init, connection);
}

/** A fetch that gives every address the same status, and counts. */
export function answering(status: number, requested: string[] = []): typeof fetch {
  return async (input) => {
    requested.push(String(input));
    return new Response("{}", { status });
  };
}
