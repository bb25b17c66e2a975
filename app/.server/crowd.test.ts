import { describe, expect, it } from "vitest";
import { serve } from "../testing/web-server.ts";

/** A site whose renderings all wait for `release`, once `hold` was called. */
function held() {
  let released = Promise.resolve();
  let release = () => {};
  const hold = () => {
    released = new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const rendered: string[] = [];
  let [running, most] = [0, 0];
  hold();
  const site = serve({
    render: async ({ url }) => {
      rendered.push(new URL(url).pathname);
      running += 1;
      most = Math.max(most, running);
      await released;
      running -= 1;
    },
  });
  return { ...site, rendered, hold, release: () => release(), most: () => most };
}

describe("a crowd", () => {
  it("[SERVER-75] more renderings than can be served soon are turned away at once", async () => {
    const { get, release, most } = held();
    const waiting = Array.from({ length: 60 }, (_, index) => get(`/nowhere/${index}/`));
    const turnedAway = await Promise.race(waiting);
    expect(turnedAway.status).toBe(503);
    expect(Number(turnedAway.headers.get("retry-after"))).toBeGreaterThan(0);
    release();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(24);
    expect(statuses.filter((status) => status === 404)).toHaveLength(36);
    expect(most()).toBe(4);
    expect((await get("/nowhere/again/")).status).toBe(404);
  });
});

describe("what others request", () => {
  it.each([
    ["a parameter that no page reads", (index: number) => `/live/?x=${index}`],
    ["its repetition", (index: number) => `/live/?${"a&".repeat(index)}`],
    ["a parameter of another kind of page", (index: number) => `/live/?competition=${index}`],
    ["a value that no page knows", (index: number) => `/sport/?view=${index}`],
    ["data of routes that are not there", (index: number) => `/live.data?_routes=${index}`],
  ])("[SERVER-73] %s is no page of its own", async (_, addressOf) => {
    const { get, rendered, release } = held();
    const answers = Array.from({ length: 60 }, (_, index) => get(addressOf(index)));
    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(rendered.length).toBeLessThanOrEqual(1);
  });

  it("[SERVER-73] the order of parameters and their repetition are no page of their own", async () => {
    const { get, rendered, release } = held();
    release();
    await get("/sport/?competition=a&view=days");
    await get("/sport/?view=days&x=1&competition=a&view=outrights&competition=b");
    await get("/sport/?&view=d%61ys&competition=a&");
    expect(rendered).toEqual(["/sport/"]);
  });

  it("[SERVER-79] the site's own pages have slots that no other rendering takes", async () => {
    const { get, rendered, release } = held();
    const strange = Array.from({ length: 60 }, (_, index) => get(`/nowhere/${index}/`));
    const page = get("/live/");
    await expect
      .poll(() => rendered, { message: "what has begun beside the others" })
      .toContain("/live/");
    release();
    expect((await page).status).toBe(200);
    await Promise.all(strange);
  });

  it("[SERVER-80] where its next rendering finds no slot, the last page is sent with its age", async () => {
    const { get, pass, hold, release } = held();
    release();
    const names = Array.from({ length: 12 }, (_, index) => `/sport/?competition=c${index}`);
    for (const name of names) expect((await get(name)).status).toBe(200);
    hold();
    pass(60_000);
    // While no rendering ends.
    const answers = await Promise.all(names.map((name) => get(name)));
    const ages = answers.map(({ status, headers }) => [status, headers.get("age")]);
    expect(ages).toEqual(names.map(() => [200, "60"]));
    release();
    expect((await get("/nowhere/")).headers.get("age")).toBeNull();
  });

  it("[SERVER-81] a client that requests less than the others has its turn before them", async () => {
    const { get, rendered, release } = held();
    const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
    let turnedAway = 0;
    const many = Array.from({ length: 60 }, async (_, index) => {
      const { status } = await get(`/nowhere/${index}/`, {}, from("10.0.0.1"));
      if (status === 503) turnedAway += 1;
    });
    await expect.poll(() => turnedAway, { message: "those who found the queue full" }).toBe(24);
    const one = get("/nowhere/one/", {}, from("10.0.0.2"));
    await expect.poll(() => turnedAway, { message: "the last of many makes way" }).toBe(25);
    release();
    expect((await one).status).toBe(404);
    await Promise.all(many);
    expect(rendered.indexOf("/nowhere/one/")).toBeLessThan(8);
  });

  it("[SERVER-82] a visitor who has gone waits for no slot any more", async () => {
    const { get, rendered, release } = held();
    const running = Array.from({ length: 4 }, (_, index) => get(`/nowhere/${index}/`));
    await expect.poll(() => rendered.length, { message: "those that run" }).toBe(4);
    const gone = new AbortController();
    const left = get("/nowhere/gone/", { signal: gone.signal });
    const staying = get("/nowhere/stays/");
    const others = Array.from({ length: 31 }, (_, index) => get(`/nowhere/after/${index}/`));
    // A visitor who comes after them finds the queue full: both wait in it.
    expect((await Promise.race([left, ...others])).status).toBe(503);
    gone.abort();
    await left.catch(() => undefined);
    release();
    await Promise.all([...running, staying, ...others]);
    expect(rendered).toContain("/nowhere/stays/");
    expect(rendered).not.toContain("/nowhere/gone/");
  });

  it("[SERVER-83] an address longer than any of the site's is refused unread", async () => {
    const { get, rendered } = held();
    const answer = await get(`/live/?x=${"y".repeat(9_000)}`);
    expect([answer.status, rendered]).toEqual([414, []]);
  });

  it("[SERVER-37] a page takes nothing that is sent to it, and nothing of it is logged", async () => {
    const { get, lines } = serve();
    const answer = await get("/live/", { method: "POST", body: "x" });
    expect([answer.status, answer.headers.get("allow"), lines]).toEqual([405, "GET, HEAD", []]);
  });
});
