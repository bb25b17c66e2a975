import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { answering, serve } from "../testing/web-server.ts";

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

  it("[SERVER-35] an address with a token is stored nowhere and shown to no one", async () => {
    const { headers } = await serve().get("/?userToken=secret");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("[SERVER-38] an error is not shown", async () => {
    const answer = await serve().get("/sport/?competition=break");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("[SERVER-10] [SERVER-17] [ACCOUNT-12] redirects are real", async () => {
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

  it("[SERVER-34] behind https, browsers are instructed to stay there", async () => {
    const { get } = serve({ environment: { SITE_ORIGIN: "https://www.bets.example" } });
    const answer = await get("/live.data");
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("[SERVER-37] %s is refused", async (method) => {
    const answer = await serve().get("/live/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("[SERVER-39] an address with a name in it is a bad request, and no error", async () => {
    const { app, lines } = serve();
    // No browser's request can be made of it; Node's server hands it on as it came.
    const request = { url: "http://a@b/", method: "GET", headers: new Headers() } as Request;
    expect((await app.fetch(request)).status).toBe(400);
    expect(lines).toEqual([]);
  });

  it("[SERVER-37] HEAD gets the headers of the page", async () => {
    const answer = await serve().get("/live/", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });
});

describe("health", () => {
  it("[SERVER-50] is ready when every service is, with one request to each address a second", async () => {
    const requested: string[] = [];
    const { get, pass } = serve({ fetch: answering(200, requested) });
    const checks = () => requested.filter((address) => address.endsWith("/healthz"));
    expect((await get("/healthz")).status).toBe(200);
    await get("/healthz");
    expect(checks()).toEqual(["http://localhost:4000/healthz"]);
    pass(1_000);
    await get("/healthz");
    expect(checks()).toHaveLength(2);
  });

  it("[SERVER-92] waits once for each language's sports, whether they come or fail", async () => {
    const requested: string[] = [];
    let isAnswered = false;
    const sports = Promise.withResolvers<void>();
    const { get } = serve({
      async fetch(input) {
        const { pathname, searchParams } = new URL(new Request(input).url);
        if (pathname === "/healthz") return new Response("{}");
        requested.push(searchParams.get("lang") ?? "");
        await sports.promise;
        return new Response("{}", { status: 500 });
      },
    });
    const first = get("/healthz").then((answer) => {
      isAnswered = true;
      return answer;
    });
    await vi.waitFor(() => expect(requested).toEqual(["fr", "nl", "en"]));
    expect(isAnswered).toBe(false);
    sports.resolve();
    expect((await first).status).toBe(200);
    const before = requested.length;
    expect((await get("/healthz")).status).toBe(200);
    expect(requested).toHaveLength(before);
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

  it("[SERVER-53] a file without a hash is requested again, and not sent twice", async () => {
    const { get } = serve();
    const first = await get("/favicon.svg");
    expect(first.headers.get("cache-control")).not.toContain("immutable");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("/favicon.svg", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("[SERVER-78] a file of an earlier build is there for the pages of that build", async () => {
    expect(await (await serve().get("/assets/root-earlier.js")).text()).toBe("plain");
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
});

describe("lengths", () => {
  it.each(["/live/", "/live.data", "/robots.txt", "/healthz"])(
    "[SERVER-55] %s states no length that is not its own",
    async (path) => {
      for (const encoding of ["br", "gzip"]) {
        const answer = await serve().get(path, { headers: { "accept-encoding": encoding } });
        expect(answer.headers.get("content-encoding")).toBe(encoding);
        const { byteLength } = await answer.arrayBuffer();
        expect(Number(answer.headers.get("content-length") ?? byteLength)).toBe(byteLength);
      }
    },
  );
});

describe("the files that pages need", () => {
  const request = (query: string, setup?: Parameters<typeof serve>[0]) =>
    serve(setup).get(`/__manifest?${query}`);

  it("[SERVER-89] are said of the requested paths, to pages of this build, and kept by browsers", async () => {
    const answer = await request("paths=%2Flive%2F&version=built");
    expect([answer.status, Object.keys(await answer.json())]).toEqual([200, ["root", "live"]]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const other = await request("paths=%2Fregister&version=built");
    expect(Object.keys(await other.json())).toContain("register");
  });

  it("[SERVER-89] are not said to a page of an earlier build, which loads its next page whole", async () => {
    const answer = await request("paths=%2Flive%2F&version=earlier");
    expect([answer.status, answer.headers.get("x-remix-reload-document")]).toEqual([204, "true"]);
  });
});

describe("pages that visitors share", () => {
  it("[SERVER-71] are rendered once for all visitors, and sent with a nonce each", async () => {
    const rendered: string[] = [];
    const { get } = serve({ render: async ({ url }) => void rendered.push(url) });
    const answers = await Promise.all([
      get("/live/", { headers: { "user-agent": "one" } }),
      get("/live/?userless", { headers: { "user-agent": "two", "accept-encoding": "br" } }),
      get("/live/?utm_source=mail&click_id=7", { headers: { "user-agent": "three" } }),
      get("/live/", { method: "HEAD" }),
    ]);
    expect(rendered).toEqual(["http://localhost:3000/live/"]);
    const [one, , three] = await Promise.all(answers.map((answer) => answer.text()));
    expect(one).not.toContain("one</a>");
    expect(three).toContain(`nonce="${nonceOf(answers[2] as Response)}"`);
    expect(new Set(answers.map(nonceOf)).size).toBe(4);
    expect(three?.replace(/nonce="[^"]*"/, "")).toBe(one?.replace(/nonce="[^"]*"/, ""));
  });

  it("[SERVER-71] say how old they are", async () => {
    const { get, pass } = serve();
    expect((await get("/live/")).headers.get("server-timing")).toBeNull();
    pass(700);
    expect((await get("/live/")).headers.get("server-timing")).toBe("age;dur=700");
  });

  it("[SERVER-73] an address with a token is rendered for its visitor alone, without it", async () => {
    const rendered: string[] = [];
    const { get } = serve({ render: async ({ url }) => void rendered.push(url) });
    await get("/live/");
    const answer = await get("/sport/?userToken=secret&view=days&slip=1");
    expect(rendered.at(-1)).toBe("http://localhost:3000/sport/?view=days");
    expect(await answer.text()).not.toMatch(/secret|slip/);
    await get("/live/?auth=secret");
    expect(rendered).toHaveLength(3);
  });

  it("[ENTRY-14] a redirect keeps what was requested on arrival", async () => {
    const answer = await serve().get("/old/?userToken=t&click_id=a%20b");
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/live/?view=days&userToken=t&click_id=a%20b");
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
