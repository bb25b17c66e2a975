import { getEvents } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { createServerClock } from "../../core/clock/server-clock.ts";
import { createConnectionStore, type FeedStatus } from "../../core/realtime/connection.ts";
import { createOddsStore } from "../../core/realtime/odds-store.ts";
import { createScheduler } from "../../core/scheduler/scheduler.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeTime, noon } from "../../testing/fake-time.ts";
import { liveEvent } from "../../testing/live-event.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createEventsPoll, type FetchEvents, fetchEvents } from "./poll-events.ts";

const minute = 60_000;
const outcome = { id: "7-home", odds: 2.5, suspended: false, visible: true };
const market = { id: "7-1x2", type: "1x2", is_suspended: false, outcomes: [outcome] };
/** No more of the match than its prices and its state need. */
const event = {
  ...liveEvent,
  id: "7",
  name: "RFC Liège – Club Brugge",
  competition_name: "Croky Cup",
  starts_at: "2026-11-21T12:00:00.000Z",
  competitors: [],
  markets: [market],
  market_groups: [],
};
const answer = {
  server_time: noon + minute,
  competitions: [{ events: [event] }],
} as never;

const fetchMatch: FetchEvents = (site) => fetchEvents(site, { event_id: "7" });

/** A page at noon whose line is in this state, before a server that answers with the match. */
function begin(feed: FeedStatus) {
  const time = createFakeTime();
  const server = createFakeApi();
  server.on(getEvents, () => answer);
  const connection = createConnectionStore(noon);
  connection.setState({ feed });
  const odds = createOddsStore((flush) => flush());
  const clock = createServerClock(time.now, noon);
  const scheduler = createScheduler({
    now: time.now,
    random: () => 0.5,
    setTimer: time.setTimer,
    isAwake: () => true,
    onWake: () => () => undefined,
  });
  const doubtful = new Set<string>();
  const site = siteOf({
    api: server.api,
    configuration: { bookmaker: "house" },
    language: "fr",
    clock,
    connection,
    odds,
    scheduler,
    feed: {
      doubtful: () => [...doubtful],
      confirm: (eventId: string) => void doubtful.delete(eventId),
    },
  } as never);
  return { site, server, time, connection, odds, clock, doubtful };
}

describe("one turn of the poll", () => {
  it("[POLL-EVENTS-1] fetches nothing while the line is live", async () => {
    const { site, server, odds } = begin("live");
    expect(await createEventsPoll(site, fetchMatch)()).toEqual({ kind: "done" });
    expect(server.sent(getEvents)).toEqual([]);
    expect(odds.price("7-home")).toBeUndefined();
  });

  it.each(["connecting", "polling"] as const)(
    "[POLL-EVENTS-2] hands prices, states and the time on while the line is %s",
    async (feed) => {
      const { site, server, odds, clock } = begin(feed);
      expect(await createEventsPoll(site, fetchMatch)()).toEqual({ kind: "done" });
      expect(server.sent(getEvents)).toEqual([
        { query: { bookmaker: "house", lang: "fr", event_id: "7" } },
      ]);
      const price = { odds: 2.5, isSuspended: false, pricedAt: noon + minute };
      expect(odds.price("7-home")).toMatchObject(price);
      expect(odds.event("7")).toEqual(liveEvent);
      expect(clock.now()).toBe(noon + minute);
    },
  );

  it.each([
    ["a refusal's wait", refused(429, { retryAfter: 7_000 }), 7_000],
    ["no wait where a refusal names none", refused(503), null],
    ["no wait without an answer", { failure: { kind: "timeout" } as const }, null],
  ])("[POLL-EVENTS-3] fails with %s and changes nothing", async (_name, reply, retryAfter) => {
    const { site, server, odds, clock } = begin("polling");
    server.on(getEvents, () => reply);
    expect(await createEventsPoll(site, fetchMatch)()).toEqual({ kind: "failed", retryAfter });
    expect([odds.price("7-home"), odds.event("7")]).toEqual([undefined, undefined]);
    expect(clock.now()).toBe(noon);
  });
});

describe("a poll while the line is live", () => {
  it("[POLL-EVENTS-4] fetches an event that stays in doubt for a turn, once", async () => {
    const { site, server, odds, doubtful } = begin("live");
    const poll = createEventsPoll(site, fetchMatch);
    doubtful.add("7");
    await poll();
    expect(server.sent(getEvents)).toHaveLength(0);
    await poll();
    expect([server.sent(getEvents).length, odds.price("7-home")?.odds]).toEqual([1, 2.5]);
    await poll();
    expect(server.sent(getEvents)).toHaveLength(1);
  });

  it("[POLL-EVENTS-4] fetches nothing for an event that is in no answer of its own", async () => {
    const { site, server, doubtful } = begin("live");
    const poll = createEventsPoll(site, fetchMatch);
    doubtful.add("elsewhere");
    for (let turn = 0; turn < 4; turn += 1) await poll();
    expect(server.sent(getEvents)).toHaveLength(1);
    expect([...doubtful]).toEqual(["elsewhere"]);
  });

  it("[POLL-EVENTS-4] leaves in doubt what came into doubt while the answer was on its way", async () => {
    const { site, server, doubtful } = begin("polling");
    server.on(getEvents, () => {
      doubtful.add("7");
      return answer;
    });
    await createEventsPoll(site, fetchMatch)();
    expect([...doubtful]).toEqual(["7"]);
  });

  it("[POLL-EVENTS-4] leaves an event in doubt whose fetch failed", async () => {
    const { site, server, doubtful } = begin("live");
    const poll = createEventsPoll(site, fetchMatch);
    doubtful.add("7");
    server.on(getEvents, () => refused(503));
    await poll();
    expect((await poll()).kind).toBe("failed");
    expect([...doubtful]).toEqual(["7"]);
  });
});

describe("the poll of a page", () => {
  it("[POLL-EVENTS-1] fetches nothing until the line is gone", async () => {
    const { site, time, connection } = begin("live");
    const turns: string[] = [];
    const fetchAgain: FetchEvents = async () => {
      turns.push(connection.getState().feed);
      return { ok: true, value: { serverTime: time.now(), events: [] } };
    };
    const run = createEventsPoll(site, fetchAgain);
    site.scheduler.start("match", { every: 5_000, run });
    await time.pass(10_000);
    connection.setState({ feed: "polling" });
    await time.pass(5_000);
    expect(turns).toEqual(["polling"]);
  });
});
