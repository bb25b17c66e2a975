import { describe, expect, it } from "vitest";
import { createSharedPages, type RenderingStart, type SharingLimits } from "./shared-pages.ts";

interface Page {
  readonly status: number;
  readonly size: number;
  readonly name: string;
}

/** Shared pages with a clock and timers of the test's, and renderings that it settles. */
function share(limits?: SharingLimits) {
  let now = 0;
  const timers: (() => void)[] = [];
  const rendering: (RenderingStart & {
    resolve: (page: Page) => void;
    reject: (error: Error) => void;
  })[] = [];
  let [isCrowded, hasSlots] = [false, true];
  const pages = createSharedPages<Page>({
    clock: () => now,
    setTimer: (run) => {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
    isCrowded: () => isCrowded,
    ...(limits && { limits }),
  });
  return {
    /** Resolves once the rendering that it needs has begun, or waits. */
    request: async (key = "/", left?: AbortSignal) => {
      const render = (start: RenderingStart) =>
        new Promise<Page>((resolve, reject) => {
          if (hasSlots) start.onBegin();
          rendering.push({ ...start, resolve, reject });
        });
      const answer = pages(key, render, left);
      answer.catch(() => undefined);
      await settle();
      return { answer };
    },
    rendering,
    crowd: () => {
      isCrowded = true;
    },
    fillSlots: () => {
      hasSlots = false;
    },
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

/** Lets what has settled reach those who wait for it. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("pages that visitors share", () => {
  it("[SERVER-71] two hundred at once are one rendering, and so is the second after it", async () => {
    const { request, rendering, pass } = share();
    const all = await Promise.all(Array.from({ length: 200 }, () => request()));
    expect(rendering).toHaveLength(1);
    rendering[0]?.resolve(page("first"));
    const names = await Promise.all(all.map(async ({ answer }) => (await answer).page.name));
    expect(new Set(names)).toEqual(new Set(["first"]));
    pass(999);
    expect(await (await request()).answer).toEqual({ page: page("first"), age: 999 });
    expect(rendering).toHaveLength(1);
  });

  /** Shared pages that have one, "first", which has just been rendered. */
  async function shareFirst() {
    const shared = share();
    const { answer } = await shared.request();
    shared.rendering[0]?.resolve(page("first"));
    await answer;
    return shared;
  }

  it("[SERVER-71] after a second it is rendered again, and the new one is waited for a moment", async () => {
    const { request, rendering, pass, timers } = await shareFirst();
    expect(rendering[0]?.isKnown).toBe(false);
    pass(1_000);
    const { answer } = await request();
    expect(rendering[1]?.isKnown).toBe(true);
    rendering[1]?.resolve(page("second"));
    expect(await answer).toEqual({ page: page("second"), age: 0 });
    expect(timers).toEqual([]);
  });

  it("[SERVER-72] a visitor whose next one needs too long is sent the last one, up to 10 s old", async () => {
    const { request, rendering, pass, loseTimers } = await shareFirst();
    pass(10_000);
    const late = await Promise.all([request(), request()]);
    loseTimers();
    const ages = late.map(async ({ answer }) => (await answer).age);
    expect(await Promise.all(ages)).toEqual([10_000, 10_000]);
    expect(rendering).toHaveLength(2);
    pass(1);
    let isSent = false;
    const tooOld = await request();
    void tooOld.answer.then(() => {
      isSent = true;
    });
    loseTimers();
    await settle();
    expect(isSent).toBe(false);
    rendering[1]?.resolve(page("second"));
    expect((await tooOld.answer).page.name).toBe("second");
  });

  it("[SERVER-72] a rendering that breaks leaves the last one, and is tried again", async () => {
    const { request, rendering, pass } = await shareFirst();
    pass(2_000);
    const broken = await request();
    rendering[1]?.reject(new Error("broken"));
    expect((await broken.answer).page.name).toBe("first");
    const again = await request();
    rendering[2]?.resolve(page("third"));
    expect((await again.answer).page.name).toBe("third");
  });

  it("[SERVER-80] where others wait, the last one up to 10 s old is sent at once", async () => {
    const { request, rendering, pass, crowd, timers } = await shareFirst();
    crowd();
    pass(4_999);
    expect(await (await request()).answer).toEqual({ page: page("first"), age: 4_999 });
    expect(rendering).toHaveLength(1);
    pass(5_001);
    expect(await (await request()).answer).toEqual({ page: page("first"), age: 10_000 });
    expect([rendering.length, timers.length]).toEqual([2, 0]);
    pass(1);
    const { answer } = await request();
    rendering[1]?.resolve(page("second"));
    expect(await answer).toEqual({ page: page("second"), age: 0 });
  });

  it("[SERVER-80] where others wait and the next one needs too long, one of any age is sent", async () => {
    const { request, pass, crowd, loseTimers } = await shareFirst();
    crowd();
    pass(3_600_000);
    const { answer } = await request();
    loseTimers();
    expect(await answer).toEqual({ page: page("first"), age: 3_600_000 });
  });

  it.each([20_000, 3_600_000])(
    "[SERVER-80] one that finds no slot leaves the last one, %i ms old",
    async (age) => {
      const { request, rendering, pass, fillSlots, loseTimers } = await shareFirst();
      fillSlots();
      pass(age);
      const waiting = await request();
      loseTimers();
      expect(await waiting.answer).toEqual({ page: page("first"), age });
      rendering[1]?.reject(new Error("turned away"));
      await settle();
      const refused = await request();
      rendering[2]?.reject(new Error("turned away"));
      expect(await refused.answer).toEqual({ page: page("first"), age });
    },
  );

  it("[SERVER-80] a service that fails takes no page away, and one that is gone is gone", async () => {
    const { request, rendering, pass, fillSlots, loseTimers } = await shareFirst();
    pass(20_000);
    const failing = await request();
    rendering[1]?.resolve(page("none", { status: 503 }));
    expect((await failing.answer).page.status).toBe(503);
    fillSlots();
    const waiting = await request();
    loseTimers();
    expect((await waiting.answer).page.name).toBe("first");
    rendering[2]?.resolve(page("gone", { status: 404 }));
    await settle();
    const { answer } = await request();
    rendering[3]?.reject(new Error("turned away"));
    await expect(answer).rejects.toThrow("turned away");
  });

  it("[SERVER-82] what has not begun is given up with the last of those who wait for it", async () => {
    const { request, rendering, fillSlots } = share();
    fillSlots();
    const [one, other] = [new AbortController(), new AbortController()];
    await request("/", one.signal);
    await request("/", other.signal);
    one.abort();
    expect(rendering[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(rendering[0]?.signal.aborted).toBe(true);
    await request();
    expect(rendering).toHaveLength(2);
  });

  it("[SERVER-82] what has begun is finished for the visitor who comes next", async () => {
    const { request, rendering } = share();
    const gone = new AbortController();
    await request("/", gone.signal);
    gone.abort();
    const { answer } = await request();
    rendering[0]?.resolve(page("first"));
    expect([(await answer).page.name, rendering.length]).toEqual(["first", 1]);
  });

  it.each([404, 500, 503])("[SERVER-73] a page that is none (%i) is not kept", async (status) => {
    const { request, rendering } = share();
    const { answer } = await request();
    rendering[0]?.resolve(page("none", { status }));
    expect((await answer).page.status).toBe(status);
    await settle();
    await request();
    expect(rendering).toHaveLength(2);
  });

  /** Renders this page, or is sent it. */
  async function visit(
    { request, rendering }: ReturnType<typeof share>,
    key: string,
    size: number,
  ) {
    const before = rendering.length;
    const { answer } = await request(key);
    rendering[before]?.resolve(page(key, { size }));
    await answer;
    await settle();
    return rendering.length > before ? "rendered" : "kept";
  }

  it.each([
    [{ entries: 5, bytes: 1_000 }, 10, 5],
    [{ entries: 100, bytes: 1_000 }, 300, 3],
    [{ entries: 100, bytes: 1_000 }, 3_000, 0],
  ])(
    "[SERVER-73] what is kept has an end, in pages and in bytes: %o",
    async (limits, size, count) => {
      const shared = share(limits);
      for (let index = 0; index < 30; index += 1) await visit(shared, `/${index}`, size);
      const last = Array.from({ length: 30 }, (_, index) => `/${29 - index}`);
      const found = await Promise.all(last.map((key) => shared.request(key)));
      expect(found).toHaveLength(30);
      expect(shared.rendering).toHaveLength(60 - count);
    },
  );

  it("[SERVER-73] a page that is read stays, however many others are made up", async () => {
    const shared = share({ entries: 5, bytes: 1_000 });
    await visit(shared, "/read", 10);
    for (let index = 0; index < 30; index += 1) {
      await visit(shared, `/${index}`, 10);
      expect(await visit(shared, "/read", 10)).toBe("kept");
    }
    await visit(shared, "/large", 3_000);
    expect(await visit(shared, "/read", 10)).toBe("kept");
  });
});
