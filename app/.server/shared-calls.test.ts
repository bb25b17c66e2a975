import { getSports } from "@grandstand/contract/content";
import { getEvents } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { createSharedCalls } from "./shared-calls.ts";

const { site } = readConfiguration({});

/** Shared calls to a service that answers with this, and counts. */
function share(answer: (url: string) => Response) {
  let now = 0;
  const requested: string[] = [];
  const createApi = createSharedCalls({
    clock: () => now,
    fetch: async (input) => {
      const { url } = input as Request;
      requested.push(url);
      await new Promise((resolve) => setImmediate(resolve));
      return answer(url);
    },
  });
  const visitor = (language: "fr" | "nl") =>
    createApi({ configuration: site, language, isMobile: () => false, tokens: () => null });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { requested, visitor, pass };
}

const json = (body: unknown, cacheControl: string | null, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json",
      ...(cacheControl && { "cache-control": cacheControl }),
    },
  });

const eventOf = (id: string) => ({
  query: { bookmaker: "grandstand", lang: "fr" as const, event_id: id },
});
const shown = { server_time: 1, competitions: [] };

describe("questions that pages share", () => {
  it("[SERVER-76] are sent once at a time, and the answer counts for its max-age", async () => {
    const { requested, visitor, pass } = share(() => json(shown, "public, max-age=2"));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor("fr")(getEvents, eventOf("1"))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    pass(1_999);
    await visitor("fr")(getEvents, eventOf("1"));
    expect(requested).toHaveLength(1);
    pass(1);
    await visitor("fr")(getEvents, eventOf("1"));
    expect(requested).toHaveLength(2);
  });

  it("[SERVER-76] differ by language and query", async () => {
    const { requested, visitor } = share(() => json(shown, "max-age=2"));
    await visitor("fr")(getEvents, eventOf("1"));
    await visitor("nl")(getEvents, eventOf("1"));
    await visitor("fr")(getEvents, eventOf("2"));
    expect(requested).toHaveLength(3);
  });

  it.each([null, "no-store", "private, max-age=9", "max-age=0"])(
    "[SERVER-76] are requested again where the service says %s",
    async (cacheControl) => {
      const { requested, visitor } = share(() => json(shown, cacheControl));
      await visitor("fr")(getEvents, eventOf("1"));
      await visitor("fr")(getEvents, eventOf("1"));
      expect(requested).toHaveLength(2);
    },
  );

  it("[SERVER-76] are requested again after a failure", async () => {
    let isDown = true;
    const { requested, visitor } = share(() =>
      isDown ? json({}, "max-age=60", 500) : json({ sports: [] }, "max-age=60"),
    );
    const query = { bookmaker: "grandstand", country: "BE", lang: "fr" as const };
    const [first, second] = await Promise.all([
      visitor("fr")(getSports, { query }),
      visitor("fr")(getSports, { query }),
    ]);
    expect([first.ok, second.ok, requested.length]).toEqual([false, false, 1]);
    isDown = false;
    expect((await visitor("fr")(getSports, { query })).ok).toBe(true);
  });

  it("[SERVER-76] that were requested once do not pile up", async () => {
    const { requested, visitor } = share(() => json(shown, "max-age=60"));
    const names = Array.from({ length: 400 }, (_, index) => `${index}`);
    for (const name of names) await visitor("fr")(getEvents, eventOf(name));
    await visitor("fr")(getEvents, eventOf("0"));
    expect(requested).toHaveLength(401);
    await visitor("fr")(getEvents, eventOf("399"));
    expect(requested).toHaveLength(401);
  });
});
