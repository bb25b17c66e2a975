import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createShell, kindOf, type ShellBuild } from "./shell.ts";

const origin = "https://bets.example";

const build: ShellBuild = {
  version: "2",
  files: ["/nl/offline/", "/en/offline/", "/offline/", "/assets/site.css"],
  offlinePages: [
    ["/nl/", "/nl/offline/"],
    ["/en/", "/en/offline/"],
    ["/", "/offline/"],
  ],
};

type Kept = Map<string, Response>;

/** A browser's caches, as far as the worker uses them; `isFull` lets nothing more in. */
function fakeCaches(names: readonly string[] = []) {
  const kept = new Map<string, Kept>(names.map((name) => [name, new Map()]));
  const state = { isFull: false };
  const caches = {
    async open(name: string) {
      const cache: Kept = kept.get(name) ?? new Map();
      kept.set(name, cache);
      return {
        match: async (path: string) => cache.get(new URL(path, origin).href)?.clone(),
        put: async (url: string, answer: Response) => {
          if (state.isFull) throw new DOMException("full", "QuotaExceededError");
          cache.set(url, answer);
        },
        addAll: async (requests: readonly Request[]) => {
          for (const { url } of requests) cache.set(url, new Response(`kept ${url}`));
        },
      };
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  } as unknown as CacheStorage;
  return { caches, kept, state };
}

const forEver = { "cache-control": "public, max-age=31536000, immutable" };

/** A worker whose network answers by path; null is a network that is not there. */
function startWorker(network: (path: string) => Response | "hangs" | null) {
  let isHanging = false;
  const browser = fakeCaches(["shell-1"]);
  const requested: string[] = [];
  const waited: number[] = [];
  const shell = createShell(build, {
    caches: browser.caches,
    origin,
    // The limit of an answer passes where the network hangs, and nowhere else.
    wait: async (milliseconds) => {
      if (milliseconds === 20_000 && !isHanging) return new Promise(() => {});
      waited.push(milliseconds);
    },
    fetch: async (request) => {
      const { pathname } = new URL((request as Request).url);
      requested.push(pathname);
      const answer = network(pathname);
      isHanging = answer === "hangs";
      if (answer === "hangs") return new Promise(() => {});
      if (answer) return answer;
      throw new TypeError("Failed to fetch");
    },
  });
  const urls = () => [...browser.kept.values()].flatMap((cache) => [...cache.keys()]);
  return { ...browser, shell, requested, waited, urls };
}

/** `mode: navigate` can't be requested by a script: what the worker reads is enough. */
function visit(path: string): Request {
  return { method: "GET", mode: "navigate", url: origin + path } as Request;
}
const file = (path: string) => new Request(origin + path);

describe("the service worker", () => {
  it("[WORKER-1] shows the offline page of the address's language without a network", async () => {
    const { shell } = startWorker(() => null);
    await shell.install();
    const shown = [];
    for (const path of ["/", "/football/a/b-7/", "/nl", "/nl/live/?a=1", "/en/", "/english/"]) {
      shown.push(await (await shell.answer(visit(path)))?.text());
    }
    expect(shown).toEqual(
      ["", "", "/nl", "/nl", "/en", ""].map((language) => `kept ${origin}${language}/offline/`),
    );
  });

  it("[WORKER-1] uses the page that the browser requested while the worker started", async () => {
    const { shell, requested } = startWorker(() => new Response("late"));
    const early = shell.answer(visit("/"), Promise.resolve(new Response("early")));
    const none = shell.answer(visit("/"), Promise.resolve(undefined));
    expect([await (await early)?.text(), await (await none)?.text()]).toEqual(["early", "late"]);
    const broken = shell.answer(visit("/"), Promise.reject(new TypeError("Failed to fetch")));
    await expect(broken).rejects.toThrow("Failed to fetch");
    expect(requested).toEqual(["/"]);
  });

  it("[WORKER-5] shows a server's error as it came", async () => {
    const { shell } = startWorker(() => new Response("broken", { status: 503 }));
    await shell.install();
    const answer = await shell.answer(visit("/live/"));
    expect([answer?.status, await answer?.text()]).toEqual([503, "broken"]);
  });

  it("[WORKER-2] keeps files that never change, requests each once, and nothing else", async () => {
    const { shell, requested, urls } = startWorker((path) =>
      path === "/assets/a.js"
        ? new Response("code", { headers: forEver })
        : new Response("2.35", { headers: { "cache-control": "public, max-age=0" } }),
    );
    for (const path of ["/assets/a.js", "/assets/a.js", "/assets/prices.json"]) {
      await shell.answer(file(path));
    }
    await shell.answer(visit("/"));
    expect(requested).toEqual(["/assets/a.js", "/assets/prices.json", "/"]);
    expect(urls()).toEqual([`${origin}/assets/a.js`]);
  });

  it("[WORKER-2] keeps no file that could not be had", async () => {
    const { shell, urls } = startWorker(
      () => new Response("gone", { status: 404, headers: forEver }),
    );
    expect((await shell.answer(file("/assets/old.js")))?.status).toBe(404);
    expect(urls()).toEqual([]);
  });

  it("[WORKER-3] leaves every other request alone", () => {
    const { shell } = startWorker(() => null);
    const paths = fc.webPath().filter((path) => !path.startsWith("/assets/"));
    fc.assert(
      fc.property(paths, (path) => {
        expect(shell.answer(file(path || "/"))).toBeNull();
      }),
    );
    const other = { method: "GET", mode: "navigate", url: "https://cashier.example/" } as const;
    expect(kindOf(other, origin)).toBe("other");
    expect(kindOf({ ...other, url: "https://cashier.example/assets/a.js" }, origin)).toBe("other");
    expect(kindOf({ ...other, method: "POST", url: `${origin}/` }, origin)).toBe("other");
    expect(shell.answer(file("/live/_.data"))).toBeNull();
  });

  it("[WORKER-4] forgets what older builds kept", async () => {
    const { shell, kept } = startWorker(() => null);
    await shell.install();
    expect([...kept.keys()]).toEqual(["shell-1", "shell-2"]);
    await shell.activate();
    expect([...kept.keys()]).toEqual(["shell-2"]);
  });

  it("[WORKER-7] requests a file three times, whether the line breaks or the server fails", async () => {
    const answers = [null, new Response("busy", { status: 503 }), new Response("code")];
    const { shell, requested, waited } = startWorker(() => answers.shift() ?? null);
    expect(await (await shell.answer(file("/assets/a.js")))?.text()).toBe("code");
    expect(requested).toHaveLength(3);
    expect(waited).toEqual([1_000, 4_000]);
    await expect(shell.answer(file("/assets/b.js"))).rejects.toThrow("Failed to fetch");
    expect(requested).toHaveLength(6);
  });

  it("[WORKER-8] requests a file again that was not answered for 20 s", async () => {
    const answers = ["hangs" as const, new Response("code")];
    const { shell, requested, waited } = startWorker(() => answers.shift() ?? null);
    expect(await (await shell.answer(file("/assets/a.js")))?.text()).toBe("code");
    expect([requested.length, waited]).toEqual([2, [20_000, 1_000]]);
  });

  it("[WORKER-8] leaves a page that is not answered to the browser, which waits as without a worker", async () => {
    const answers = ["hangs" as const, "hangs" as const, new Response("code")];
    const { shell, waited } = startWorker((path) =>
      path === "/assets/a.js" ? (answers.shift() ?? null) : "hangs",
    );
    const ended = vi.fn();
    void shell.answer(visit("/nl/live/"))?.then(ended, ended);
    // A file that hangs as well is there after its limits and its pauses.
    expect(await (await shell.answer(file("/assets/a.js")))?.text()).toBe("code");
    expect([ended.mock.calls, waited]).toEqual([[], [20_000, 1_000, 20_000, 4_000]]);
  });

  it("[WORKER-6] hands a file on that can't be kept", async () => {
    const { shell, state, urls } = startWorker(() => new Response("code", { headers: forEver }));
    state.isFull = true;
    expect(await (await shell.answer(file("/assets/a.js")))?.text()).toBe("code");
    expect(urls()).toEqual([]);
  });
});
