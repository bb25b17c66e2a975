import type { EventDelta, EventSnapshot, OutcomeState } from "@grandstand/contract/realtime";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { liveEvent } from "../../testing/live-event.ts";
import { createConnectionStore } from "./connection.ts";
import { createOddsFeed, type OddsFeed } from "./odds-feed.ts";
import { createOddsStore } from "./odds-store.ts";
import type { SocketHandlers } from "./socket.ts";

const base = "grandstand/house";
/** A feed over a socket that a test speaks for; frames end at once. */
function startFeed() {
  const sent: string[] = [];
  const dropped: string[] = [];
  const times: number[] = [];
  const channel: string[] = [];
  let handlers: SocketHandlers | null = null;
  const odds = createOddsStore((flush) => flush());
  const connection = createConnectionStore(0);
  const feed = createOddsFeed({
    url: "ws://broker",
    bookmaker: "house",
    odds,
    connection,
    openSocket(_url, given) {
      handlers = given;
      return {
        subscribe: (topics) => sent.push(...topics.map((topic) => `+ ${topic}`)),
        unsubscribe: (topics) => sent.push(...topics.map((topic) => `- ${topic}`)),
        close: () => sent.push("close"),
      };
    },
    onChannel: ({ type }) => channel.push(type),
    onServerTime: (at) => times.push(at),
    onDropped: (reason) => dropped.push(reason),
  });
  const receive = (topic: string, message: unknown) =>
    handlers?.onMessage(`${base}/${topic}`, JSON.stringify(message));
  const line = () => {
    if (!handlers) throw new Error("the line is not open");
    return handlers;
  };
  return { feed, odds, connection, sent, dropped, times, channel, receive, line };
}

/** A feed that follows an event and has its snapshot. */
function following() {
  const started = startFeed();
  started.feed.start();
  started.line().onOpen();
  const stop = started.feed.follow("7");
  started.receive("event/7/snapshot", snapshot(3, [["a", 2, 0]]));
  started.sent.length = 0;
  return { ...started, stop };
}

/** Whether the one event that is followed is in no doubt. */
const vouchesFor = (feed: OddsFeed) => feed.doubtful().length === 0;

function snapshot(sequence: number, outcomes: OutcomeState[], epoch = "one", at = sequence) {
  return { epoch, sequence, at, event: liveEvent, markets: [], outcomes };
}

function delta(sequence: number, outcomes: OutcomeState[], epoch = "one", at = sequence) {
  return { epoch, sequence, at, outcomes };
}

describe("the live line", () => {
  it("[ODDS-FEED-1] subscribes what is shown, once, when it opens and later", () => {
    const { feed, sent, line } = startFeed();
    feed.follow("7");
    feed.start();
    feed.start();
    expect(sent).toEqual([]);
    line().onOpen();
    expect(sent).toEqual([
      `+ ${base}/heartbeat`,
      `+ ${base}/channel`,
      `+ ${base}/event/7/delta`,
      `+ ${base}/event/7/snapshot`,
    ]);
    feed.follow("7");
    feed.follow("8");
    expect(sent.slice(4)).toEqual([`+ ${base}/event/8/delta`, `+ ${base}/event/8/snapshot`]);
  });

  it("[ODDS-FEED-2] hands snapshots and deltas on", () => {
    const { odds, receive, feed } = following();
    expect(vouchesFor(feed)).toBe(true);
    receive("event/7/delta", {
      epoch: "one",
      sequence: 4,
      at: 4,
      event: { ...liveEvent, status: "ended" },
    });
    receive("event/7/delta", delta(5, [["a", 2.2, 1]]));
    expect(odds.price("a")).toMatchObject({ odds: 2.2, isSuspended: true, pricedAt: 5 });
    expect(odds.event("7")?.status).toBe("ended");
  });

  it("[ODDS-FEED-3] requests the snapshot again on a gap, and replaces with it", () => {
    const { odds, receive, feed, sent } = following();
    receive("event/7/delta", delta(5, [["a", 9, 0]]));
    receive("event/7/delta", delta(6, [["a", 8, 0]]));
    expect(sent).toEqual([`+ ${base}/event/7/snapshot`]);
    expect([vouchesFor(feed), odds.price("a")?.odds]).toEqual([false, 2]);
    receive("event/7/snapshot", snapshot(6, [["b", 3, 0]]));
    expect(vouchesFor(feed)).toBe(true);
    expect(odds.price("a")).toMatchObject({ odds: null, isSuspended: true });
    expect(odds.price("b")?.odds).toBe(3);
  });

  it.each([
    ["event/7/delta", "{", "not-json"],
    ["event/7/delta", '{"epoch":"one"}', "malformed"],
    ["event/7/delta", '{"epoch":"one","sequence":4,"at":4,"outcomes":[["a","2",0]]}', "malformed"],
    ["event/7/delta", '{"epoch":"one","sequence":4,"at":4,"outcomes":[["<b>",2,0]]}', "malformed"],
    ["event/7/other", "{}", "unknown-topic"],
    ["event", "null", "unknown-topic"],
  ])("[ODDS-FEED-4] drops what it can't read on %s: %s", (topic, payload, reason) => {
    const { odds, line, feed, dropped } = following();
    line().onMessage(`${base}/${topic}`, payload);
    expect(dropped).toEqual([reason]);
    expect([odds.price("a")?.odds, vouchesFor(feed)]).toEqual([2, true]);
  });

  it("[ODDS-FEED-7] vouches for nothing over a break, and begins again after it", () => {
    const { connection, feed, receive, line, sent, odds } = following();
    receive("heartbeat", { epoch: "one", at: 50 });
    expect(connection.getState()).toMatchObject({ feed: "live", confirmedAt: 50 });
    line().onBreak();
    expect(connection.getState().feed).toBe("polling");
    expect(vouchesFor(feed)).toBe(false);
    line().onOpen();
    expect(sent).toContain(`+ ${base}/event/7/snapshot`);
    receive("event/7/snapshot", snapshot(0, [["a", 4, 0]], "two", 1));
    expect([vouchesFor(feed), odds.price("a")?.odds]).toEqual([true, 4]);
  });

  it("[ODDS-FEED-8] learns the server's time from heartbeats alone", () => {
    const { receive, times, connection, channel } = following();
    receive("channel", { type: "update_balance", at: 10 });
    receive("event/7/delta", delta(4, []));
    expect([times, connection.getState().feed]).toEqual([[], "connecting"]);
    receive("heartbeat", { epoch: "one", at: 60 });
    expect([times, channel]).toEqual([[60], ["update_balance"]]);
  });

  it("[ODDS-FEED-11] counts silence on an open socket as a break, until the next heartbeat", () => {
    const { feed, connection, receive } = following();
    receive("heartbeat", { epoch: "one", at: 1_000 });
    feed.checkSilence(11_000);
    expect(connection.getState().feed).toBe("live");
    connection.setState({ confirmedAt: 11_001 });
    feed.checkSilence(11_001);
    expect(connection.getState().feed).toBe("polling");
    receive("heartbeat", { epoch: "one", at: 12_000 });
    expect(connection.getState().feed).toBe("live");
  });

  it("[ODDS-FEED-17] hands other topics to their reader alone, on each new line too, until it ends", () => {
    const { feed, line, sent, dropped } = following();
    const read: string[] = [];
    const topics = [`${base}/play/7/delta`, `${base}/play/7/snapshot`];
    const stop = feed.read({
      topics,
      onMessage: (_topic, payload) => read.push(payload) > 0 && payload !== "unreadable",
      onBreak: () => read.push("break"),
    });
    expect(sent).toEqual(topics.map((topic) => `+ ${topic}`));
    line().onMessage(`${base}/play/7/delta`, "one");
    line().onMessage(`${base}/play/8/delta`, "of another");
    line().onBreak();
    line().onOpen();
    expect(sent.slice(-2)).toEqual(topics.map((topic) => `+ ${topic}`));
    line().onMessage(`${base}/play/7/delta`, "unreadable");
    expect(dropped).toEqual(["unknown-topic", "malformed"]);
    stop();
    line().onMessage(`${base}/play/7/delta`, "late");
    expect(sent.slice(-2)).toEqual(topics.map((topic) => `- ${topic}`));
    expect(read).toEqual(["one", "break", "unreadable"]);
    // It was on its way: that it comes is no fault of the line's.
    expect(dropped).toEqual(["unknown-topic", "malformed"]);
  });

  it("[ODDS-FEED-9] leaves with the last who showed it", () => {
    const { feed, sent, stop, receive, odds } = following();
    const stopOther = feed.follow("7");
    stop();
    expect(sent).toEqual([]);
    stopOther();
    stopOther();
    expect(sent).toEqual([`- ${base}/event/7/delta`, `- ${base}/event/7/snapshot`]);
    receive("event/7/delta", delta(4, [["a", 9, 0]]));
    expect(odds.price("a")?.odds).toBe(2);
    feed.stop();
    expect(sent.at(-1)).toBe("close");
  });
});

describe("a message that no other follows", () => {
  const beat = (
    sequence: number | undefined,
    at: number,
    changed?: [string, number][],
    epoch = "one",
  ) => ({
    epoch,
    at,
    sequence,
    changed,
  });
  const requested = [`+ ${base}/event/7/snapshot`];

  it("[ODDS-FEED-13] leaves nothing between the snapshot and the deltas, since these are subscribed first", () => {
    const { feed, sent, line } = startFeed();
    feed.start();
    feed.follow("7");
    line().onOpen();
    expect(sent.some((topic) => topic.includes("+/") || topic.endsWith("/+"))).toBe(false);
    expect(sent.slice(-2)).toEqual([`+ ${base}/event/7/delta`, `+ ${base}/event/7/snapshot`]);
  });

  it("[ODDS-FEED-14] is missed where a heartbeat says that the event has come further", () => {
    const { feed, odds, receive, sent } = following();
    receive(
      "heartbeat",
      beat(1, 10, [
        ["7", 3],
        ["8", 90],
      ]),
    );
    expect([vouchesFor(feed), sent]).toEqual([true, []]);
    receive("heartbeat", beat(2, 11, [["7", 4]]));
    receive("heartbeat", beat(3, 12, []));
    expect([vouchesFor(feed), sent]).toEqual([false, requested]);
    receive("event/7/snapshot", snapshot(3, [["a", 2, 0]]));
    expect(vouchesFor(feed)).toBe(false);
    receive("event/7/snapshot", snapshot(4, [["a", 2, 1]]));
    expect([vouchesFor(feed), odds.price("a")?.isSuspended]).toEqual([true, true]);
  });

  it.each([
    ["their numbers", beat(1, 1_000), beat(3, 3_000)],
    [
      "the time between them, where the operator gives no numbers",
      beat(undefined, 1_000),
      beat(undefined, 3_501),
    ],
    ["another run of the server", beat(1, 1_000), beat(1, 2_000, [], "two")],
  ])(
    "[ODDS-FEED-15] may be missing with the heartbeats beside it, by %s",
    (_name, first, second) => {
      const { feed, receive, sent } = following();
      receive("heartbeat", first);
      expect([vouchesFor(feed), sent]).toEqual([true, []]);
      receive("heartbeat", second);
      expect([vouchesFor(feed), sent]).toEqual([false, requested]);
      receive("event/7/snapshot", snapshot(3, [["a", 2, 0]], "one", 999));
      expect(vouchesFor(feed)).toBe(false);
      receive("event/7/snapshot", snapshot(3, [["a", 2, 0]], "one", 1_000));
      expect(vouchesFor(feed)).toBe(true);
    },
  );

  it("[ODDS-FEED-15] is not missing where heartbeats follow each other, come twice, or begin with a new line", () => {
    const { feed, receive, sent, line } = following();
    for (const [sequence, at] of [
      [1, 1_000],
      [2, 2_000],
      [2, 2_000],
      [1, 1_000],
      [3, 60_000],
    ] as const) {
      receive("heartbeat", beat(sequence, at));
    }
    expect([vouchesFor(feed), sent]).toEqual([true, []]);
    line().onBreak();
    receive("event/7/snapshot", snapshot(3, [["a", 2, 0]]));
    receive("heartbeat", beat(9, 70_000));
    expect([vouchesFor(feed), sent]).toEqual([true, []]);
  });

  it("[ODDS-FEED-16] counts as known once the event was fetched, until its next message", () => {
    const { feed, receive } = following();
    receive("heartbeat", beat(1, 1_000));
    receive("heartbeat", beat(3, 3_000));
    expect(feed.doubtful()).toEqual(["7"]);
    feed.confirm("7");
    expect(feed.doubtful()).toEqual([]);
    receive("event/7/delta", delta(4, [["a", 9, 0]]));
    expect(feed.doubtful()).toEqual(["7"]);
  });
});

const ids = ["a", "b", "c"] as const;
type Message = { part: "snapshot" | "delta"; message: EventSnapshot | EventDelta };
type State = Record<string, string>;

const change = fc.tuple(
  fc.constantFrom(...ids),
  fc.option(fc.integer({ min: 101, max: 900 }), { nil: null }),
  fc.constantFrom(0 as const, 1 as const),
);
const epochChanges = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 });

/** What a publisher says in its runs, and the state after each message; a snapshot follows each delta. */
function publish(lives: readonly (readonly OutcomeState[][])[]) {
  const messages: Message[] = [];
  const states: State[] = [];
  let at = 1_000;
  lives.forEach((deltas, number) => {
    const epoch = `life-${number}`;
    const known = new Map<string, OutcomeState>(ids.map((id) => [id, [id, 200 + number, 0]]));
    [[], ...deltas].forEach((outcomes, sequence) => {
      at += 1;
      for (const state of outcomes) known.set(state[0], state);
      if (sequence > 0)
        messages.push({ part: "delta", message: delta(sequence, outcomes, epoch, at) });
      const whole = snapshot(sequence, [...known.values()], epoch, at);
      messages.push({ part: "snapshot", message: whole });
      states.push(Object.fromEntries([...known].map(([id, state]) => [id, JSON.stringify(state)])));
    });
  });
  return { messages, states };
}

const history = fc
  .array(epochChanges, { minLength: 1, maxLength: 3 })
  .map((lives) => publish(lives as OutcomeState[][][]));

/** Delivers messages to a feed and gives what it then holds, and whether it vouches for it. */
function deliver(messages: readonly Message[]) {
  const { feed, odds, receive } = (() => {
    const started = startFeed();
    started.feed.start();
    started.line().onOpen();
    started.feed.follow("7");
    return started;
  })();
  for (const { part, message } of messages) receive(`event/7/${part}`, message);
  const held = ids.map((id) => {
    const price = odds.price(id);
    return [id, JSON.stringify([id, price?.odds ?? null, price?.isSuspended ? 1 : 0])] as const;
  });
  return { isVouchedFor: vouchesFor(feed), state: Object.fromEntries(held) as State };
}

/** Every message at least once, some twice or three times, in any order. */
const disorder = history.chain(({ messages, states }) =>
  fc
    .array(fc.nat({ max: messages.length - 1 }), { maxLength: 10 })
    .chain((again) => {
      const all = [...messages, ...again.flatMap((index) => messages.slice(index, index + 1))];
      return fc.shuffledSubarray(all, { minLength: all.length });
    })
    .map((delivered) => ({ delivered, states })),
);

/** Some of the messages, mostly in order. */
const losses = history.chain(({ messages, states }) =>
  fc.subarray(messages).chain((kept) =>
    fc.tuple(fc.nat({ max: kept.length }), fc.nat({ max: kept.length })).map(([from, to]) => {
      const moved = [...kept];
      moved.splice(to, 0, ...moved.splice(from, 1));
      return { delivered: moved, states };
    }),
  ),
);

describe("whatever the line does to messages", () => {
  it("[ODDS-FEED-5] a clean replay is vouched for and ends in the last state", () => {
    fc.assert(
      fc.property(history, ({ messages, states }) => {
        expect(deliver(messages)).toEqual({ isVouchedFor: true, state: states.at(-1) });
      }),
    );
  });

  it("[ODDS-FEED-5] disorder and doubles end in that state, or are not vouched for", () => {
    fc.assert(
      fc.property(disorder, ({ delivered, states }) => {
        const { isVouchedFor, state } = deliver(delivered);
        if (isVouchedFor) expect(state).toEqual(states.at(-1));
      }),
      { numRuns: 2_000 },
    );
  });

  it("[ODDS-FEED-6] losses never make a state that there never was", () => {
    fc.assert(
      fc.property(losses, ({ delivered, states }) => {
        const { isVouchedFor, state } = deliver(delivered);
        if (isVouchedFor) expect(states).toContainEqual(state);
      }),
      { numRuns: 2_000 },
    );
  });
});
