import { describe, expect, it } from "vitest";
import { createSharedPages, type SharingLimits, shareKey } from "./shared-pages.ts";

interface Page {
  readonly status: number;
  readonly size: number;
  readonly name: string;
}

/** Shared pages with a clock and timers of the test's, and renderings that it settles. */
function share(limits?: SharingLimits) {
  let now = 0;
  const timers: (() => void)[] = [];
  const rendering: { resolve: (page: Page) => void; reject: (error: Error) => void }[] = [];
  const pages = createSharedPages<Page>({
    clock: () => now,
    setTimer: (run) => {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
    ...(limits && { limits }),
  });
  return {
    request: (key = "/") =>
      pages(key, () => new Promise((resolve, reject) => rendering.push({ resolve, reject }))),
    rendering,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    loseTimers: () => {
      for (const run of timers.splice(0)) run();
    },
    timers,
  };
}

const page = (name: string, more: Partial<Page> = {}): Page => ({
  status: 200,
  size: 10,
  name,
  ...more,
});

/** Lets what has settled reach whoever waits for it. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("pages that visitors share", () => {
  it("[SERVER-71] two hundred at once are one rendering, and so is the second after it", async () => {
    const { request, rendering, pass } = share();
    const all = Promise.all(Array.from({ length: 200 }, () => request()));
    expect(rendering).toHaveLength(1);
    rendering[0]?.resolve(page("first"));
    expect(new Set((await all).map((each) => each.page.name))).toEqual(new Set(["first"]));
    pass(999);
    expect(await request()).toEqual({ page: page("first"), age: 999 });
    expect(rendering).toHaveLength(1);
  });

  it("[SERVER-71] after a second it is rendered again, and the new one is waited for a moment", async () => {
    const { request, rendering, pass, timers } = share();
    const first = request();
    rendering[0]?.resolve(page("first"));
    await first;
    pass(1_000);
    const second = request();
    rendering[1]?.resolve(page("second"));
    expect(await second).toEqual({ page: page("second"), age: 0 });
    expect(timers).toEqual([]);
  });

  it("[SERVER-72] a visitor whose next one needs too long is sent the last one, up to 10 s old", async () => {
    const { request, rendering, pass, loseTimers } = share();
    const first = request();
    rendering[0]?.resolve(page("first"));
    await first;
    pass(10_000);
    const late = [request(), request()];
    loseTimers();
    expect((await Promise.all(late)).map((each) => each.age)).toEqual([10_000, 10_000]);
    expect(rendering).toHaveLength(2);
    pass(1);
    let isSent = false;
    const tooOld = request().then((shared) => {
      isSent = true;
      return shared;
    });
    loseTimers();
    await settle();
    expect(isSent).toBe(false);
    rendering[1]?.resolve(page("second"));
    expect((await tooOld).page.name).toBe("second");
  });

  it("[SERVER-72] a rendering that breaks leaves the last one, and is tried again", async () => {
    const { request, rendering, pass } = share();
    const first = request();
    rendering[0]?.resolve(page("first"));
    await first;
    pass(2_000);
    const broken = request();
    rendering[1]?.reject(new Error("broken"));
    expect((await broken).page.name).toBe("first");
    const again = request();
    rendering[2]?.resolve(page("third"));
    expect((await again).page.name).toBe("third");
  });

  it.each([404, 500, 503])(
    "[SERVER-73] a page that is none (%i) is kept for nobody",
    async (status) => {
      const { request, rendering } = share();
      const first = request();
      rendering[0]?.resolve(page("none", { status }));
      expect((await first).page.status).toBe(status);
      await settle();
      void request();
      expect(rendering).toHaveLength(2);
    },
  );

  it("[SERVER-73] what is kept has an end, in pages and in bytes", async () => {
    const visit = async (limits: SharingLimits, size: number) => {
      const { request, rendering } = share(limits);
      for (let index = 0; index < 30; index += 1) {
        const answer = request(`/${index}`);
        rendering.at(-1)?.resolve(page(`${index}`, { size }));
        await answer;
        await settle();
      }
      const before = rendering.length;
      for (let index = 0; index < 30; index += 1) void request(`/${index}`);
      return 30 - (rendering.length - before);
    };
    expect(await visit({ entries: 5, bytes: 1_000 }, 10)).toBe(5);
    expect(await visit({ entries: 100, bytes: 1_000 }, 300)).toBe(3);
    expect(await visit({ entries: 100, bytes: 1_000 }, 3_000)).toBe(0);
  });

  it.each([
    ["/", "/"],
    ["/football/?view=days&competition=a", "/football/?view=days&competition=a"],
    ["/live.data?_routes=fr%2Flive", "/live.data?_routes=fr%2Flive"],
    ["/?x=1", null],
    ["/?userToken=t", null],
    [`/${"x".repeat(400)}/`, null],
  ])("[SERVER-73] %s is shared as %s", (path, key) => {
    expect(shareKey(new URL(path, "https://bets.example"))).toBe(key);
  });
});
