import {
  bookmakerTopic,
  decodeMessage,
  eventTopic,
  eventTopics,
  heartbeatTopic,
} from "@grandstand/contract/realtime";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createFixedWorld } from "../../testing/fixed-world.ts";
import { publishByHand } from "../../testing/publish-by-hand.ts";
import { createReader, type Reader } from "../../testing/reader.ts";
import {
  type Credentials,
  type Sandbox,
  siteOrigin,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { heartbeatInterval, snapshotInterval } from "./publisher.ts";

const bookmaker = "grandstand";
const topicOf = (eventId: string, part: "snapshot" | "delta") =>
  eventTopic(bookmaker, eventId, part);

/** The publisher of a world without play. */
function publishFixed() {
  const world = createFixedWorld();
  return { world, ...publishByHand(world, bookmaker) };
}

describe("the publisher", () => {
  it("[BROKER-2] publishes each change as a delta, in sequence", () => {
    const { world, drain } = publishFixed();
    drain();
    world.setOdds("a-home", 2.6);
    world.setOdds("a-home", 2.7);
    const decoded = drain().map(({ topic, payload }) => decodeMessage(topic, payload));
    expect(decoded).toMatchObject([
      { ok: true, value: { kind: "delta", message: { sequence: 1 } } },
      { ok: true, value: { kind: "delta", message: { sequence: 2 } } },
    ]);
  });

  it("[BROKER-3] refreshes the retained snapshot of what changed, and of nothing else", () => {
    const { world, drain, turn } = publishFixed();
    expect(drain().filter(({ retain }) => retain)).toHaveLength(5);
    turn(snapshotInterval);
    expect(drain()).toEqual([]);
    for (const odds of [2.6, 2.7, 2.8]) world.setOdds("a-home", odds);
    drain();
    turn(snapshotInterval);
    expect(snapshotInterval).toBe(2_000);
    expect(drain()).toMatchObject([{ topic: topicOf("anderlecht", "snapshot"), retain: true }]);
    turn(snapshotInterval);
    expect(drain()).toEqual([]);
  });

  it("[BROKER-15] publishes of a leap the last state alone", () => {
    const { world, publisher, drain } = publishFixed();
    drain();
    publisher.leap(() => {
      for (let cents = 210; cents < 400; cents += 1) world.setOdds("a-home", cents / 100);
    });
    const sent = drain();
    expect(sent.filter(({ topic }) => topic === topicOf("anderlecht", "delta"))).toEqual([]);
    expect(sent.filter(({ topic }) => topic === topicOf("anderlecht", "snapshot"))).toHaveLength(1);
    expect(sent.length).toBeLessThan(4);
    world.setOdds("a-home", 2.2);
    expect(drain().map(({ topic }) => topic)).toEqual([topicOf("anderlecht", "delta")]);
  });

  it("[BROKER-4] beats every second, unless it is stopped", () => {
    const { world, publisher, drain, turn } = publishFixed();
    drain();
    expect(heartbeatInterval).toBe(1_000);
    turn(heartbeatInterval);
    const [beat] = drain();
    expect(beat?.topic).toBe(heartbeatTopic(bookmaker));
    expect(JSON.parse(beat?.payload ?? "")).toMatchObject({ epoch: "first", at: world.now() });
    publisher.beatHeart(false);
    turn(heartbeatInterval);
    expect(drain()).toEqual([]);
  });

  it("[BROKER-17] numbers its heartbeats, and says in each which events have changed, and how far", () => {
    const { world, publisher, drain, turn } = publishFixed();
    const beat = () => {
      drain();
      turn(heartbeatInterval);
      const { sequence, changed } = JSON.parse(drain()[0]?.payload ?? "");
      return { sequence, changed };
    };
    expect(beat()).toEqual({ sequence: 1, changed: [] });
    world.setOdds("a-home", 2.6);
    world.setOdds("a-home", 2.7);
    world.setOdds("g-home", 1.9);
    expect(beat()).toEqual({
      sequence: 2,
      changed: [
        ["anderlecht", 2],
        ["genk", 1],
      ],
    });
    expect(beat()).toEqual({ sequence: 3, changed: [] });
    world.setOdds("a-home", 2.8);
    publisher.beatHeart(false);
    turn(heartbeatInterval);
    publisher.beatHeart(true);
    expect(beat()).toEqual({ sequence: 4, changed: [["anderlecht", 3]] });
  });

  it("[BROKER-10] removes the snapshot of an event that is gone", () => {
    const given = createFixedWorld();
    let isGone = false;
    const world = {
      ...given,
      snapshot: (id: string) => (isGone && id === "genk" ? null : given.snapshot(id)),
    };
    const { publisher, sent } = publishByHand(world, bookmaker);
    isGone = true;
    publisher.publishAll();
    expect(sent).toContainEqual({ topic: topicOf("genk", "snapshot"), payload: "", retain: true });
  });
});

describe("the broker", () => {
  let sandbox: Sandbox;
  let player: Credentials;
  let url: string;
  const readers: Reader[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox();
    player = await sandbox.logIn("verified_player");
    url = `ws://127.0.0.1:${sandbox.port}/realtime`;
  }, startTimeout);
  afterAll(() => sandbox.close());
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
  });
  const read = async (origin = siteOrigin) => {
    const reader = await createReader(url, { origin });
    readers.push(reader);
    return reader;
  };

  it("[BROKER-1] hands a new reader the snapshot as it is now", async () => {
    sandbox.world.setOdds("a-home", 3.45);
    const reader = await read();
    expect(await reader.subscribe(eventTopics(bookmaker, "anderlecht"))).toEqual([0, 0]);
    const { payload, topic } = await reader.next((message) => message.retain);
    const decoded = decodeMessage(topic, payload);
    const snapshot = sandbox.world.snapshot("anderlecht");
    expect(decoded).toEqual({
      ok: true,
      value: { kind: "snapshot", eventId: "anderlecht", message: snapshot },
    });
  });

  it("[BROKER-2] carries deltas to their readers", async () => {
    const reader = await read();
    await reader.subscribe([topicOf("genk", "delta")]);
    sandbox.world.setOdds("g-home", 1.95);
    const { payload } = await reader.next(({ topic }) => topic === topicOf("genk", "delta"));
    expect(JSON.parse(payload)).toMatchObject({ sequence: 1 });
  });

  it.each([
    "#",
    "grandstand/#",
    "grandstand/grandstand/event/+/delta",
    "grandstand/grandstand/event/genk/+",
    "$SYS/#",
    "other/topic",
  ])("[BROKER-5] refuses to be read as %s", async (topic) => {
    const reader = await read();
    expect(await reader.subscribe([topic])).toEqual([128]);
  });

  it("[BROKER-5] cuts off a reader that publishes", async () => {
    const victim = await read();
    await victim.subscribe([bookmakerTopic(bookmaker)]);
    const reader = await read();
    reader.publish(bookmakerTopic(bookmaker), "forged");
    await reader.closed;
    expect(victim.messages).toEqual([]);
  });

  it("[BROKER-6] refuses a socket from another site", async () => {
    await expect(read("https://elsewhere.example")).rejects.toThrow("403");
  });

  it("[BROKER-7] closes a socket that sends too much", async () => {
    const socket = new WebSocket(url, ["mqtt"], { origin: siteOrigin });
    await new Promise((resolve) => socket.once("open", resolve));
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    socket.send(Buffer.alloc(17 * 1024));
    expect(await closed).toBe(1009);
  });

  it("[BROKER-14] lets one reader read 1,000 events at a time, and others instead of those it left", async () => {
    const reader = await read();
    const ids = Array.from({ length: 1_001 }, (_, at) => `event-${at}`);
    const topics = ids.flatMap((id) => eventTopics(bookmaker, id));
    await reader.subscribe([heartbeatTopic(bookmaker), bookmakerTopic(bookmaker)]);
    const [last = ""] = topics.slice(-1);
    for (let at = 0; at < 2_000; at += 250) await reader.subscribe(topics.slice(at, at + 250));
    expect(await reader.subscribe([last])).toEqual([128]);
    await reader.unsubscribe(topics.slice(0, 1));
    expect(await reader.subscribe([last])).toEqual([0]);
  });

  it("[BROKER-8] announces a payment on the channel", async () => {
    const reader = await read();
    await reader.subscribe([bookmakerTopic(bookmaker)]);
    await sandbox.submit(player, await sandbox.ticketFor(player, "r-1", 100));
    await sandbox.control("end", { event_id: "race", winners: ["r-1"] });
    const { payload } = await reader.next(({ topic }) => topic === bookmakerTopic(bookmaker));
    expect(JSON.parse(payload)).toMatchObject({ type: "update_balance" });
  });

  it("[BROKER-9] replaces every snapshot when a new epoch begins", async () => {
    const reader = await read();
    await reader.subscribe([topicOf("genk", "snapshot")]);
    await sandbox.control("restart");
    const { payload } = await reader.next(({ payload: text }) => text.includes("run-2"));
    expect(JSON.parse(payload)).toMatchObject({ epoch: "run-2", sequence: 0 });
    const lateReader = await read();
    await lateReader.subscribe([topicOf("genk", "snapshot")]);
    const retained = await lateReader.next(({ retain }) => retain);
    expect(JSON.parse(retained.payload)).toMatchObject({ epoch: "run-2" });
  });
});
