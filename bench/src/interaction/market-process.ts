import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import {
  type EventSnapshot,
  eventSnapshotSchema,
  eventTopic,
  heartbeatTopic,
  type OutcomeState,
} from "@grandstand/contract/realtime";
import { createBroker } from "@grandstand/sandbox/src/edge/broker/broker.ts";
import {
  heartbeatInterval,
  snapshotInterval,
} from "@grandstand/sandbox/src/edge/broker/publisher.ts";
import { createReader } from "@grandstand/sandbox/src/testing/reader.ts";
import * as v from "valibot";
import type { MarketOrder, MarketReport } from "./messages.ts";

/**
 * A busy market, in a process of its own: it publishes the events of the sandbox through a broker of
 * the same kind, and moves the prices of those that a page reads. The sandbox itself keeps its
 * calm prices, so that the processor is left to the page.
 */

const bookmaker = "grandstand";
const epoch = "interaction";
/** Milliseconds until the last snapshot has come. */
const settle = 1_000;
const tickMilliseconds = 20;
/** How many outcomes of an event one message moves. */
const pricesOfMessage = 4;
const listedSchema = v.object({ events: v.array(v.object({ id: v.string() })) });
/** The most topics of one subscription, whose packet may be 16 kB. */
const topicsOfSubscription = 150;

const events = new Map<string, EventSnapshot>();
const read = new Set<string>();

const broker = await createBroker({ bookmaker, onRead });
const server = createServer();
server.on("upgrade", broker.upgrade);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

function onRead(eventId: string): void {
  read.add(eventId);
  publishSnapshot(eventId);
}

function publishSnapshot(eventId: string): void {
  const snapshot = events.get(eventId);
  if (!snapshot) return;
  const payload = JSON.stringify({ ...snapshot, at: Date.now() });
  broker.publish(eventTopic(bookmaker, eventId, "snapshot"), payload, true);
}

/** Takes over the state of every open event from the sandbox's own broker. */
async function openEvents(sandboxUrl: string): Promise<number> {
  const list = await (await fetch(`${sandboxUrl}/control/api/events`)).json();
  const { events: listed } = v.parse(listedSchema, list);
  const reader = await createReader(`${sandboxUrl.replace(/^http/, "ws")}/realtime`);
  const topics = listed.map(({ id }) => eventTopic(bookmaker, id, "snapshot"));
  for (let first = 0; first < topics.length; first += topicsOfSubscription) {
    await reader.subscribe(topics.slice(first, first + topicsOfSubscription));
  }
  await setTimeout(settle);
  reader.close();
  for (const { topic, payload } of reader.messages) {
    if (payload === "") continue;
    const snapshot = v.parse(eventSnapshotSchema, JSON.parse(payload));
    events.set(topic.split("/")[3] ?? "", { ...snapshot, epoch, sequence: 0 });
  }
  for (const id of events.keys()) publishSnapshot(id);
  return events.size;
}

/** Moves a price one step up, or down where it is high; a locked one and a starting price stay. */
function moved([id, odds, suspended]: OutcomeState): OutcomeState {
  if (typeof odds !== "number" || odds <= 1) return [id, odds, suspended];
  const next = odds > 20 ? odds - 1 : odds + (Math.random() < 0.5 && odds > 1.1 ? -0.05 : 0.05);
  return [id, Number(next.toFixed(2)), suspended];
}

function movePrices(): void {
  const ids = [...read].filter((id) => events.has(id));
  const id = ids[Math.floor(Math.random() * ids.length)];
  const event = id === undefined ? undefined : events.get(id);
  if (id === undefined || !event || event.outcomes.length === 0) return;
  const first = Math.floor(Math.random() * event.outcomes.length);
  const changed = event.outcomes.slice(first, first + pricesOfMessage).map(moved);
  const sequence = event.sequence + 1;
  events.set(id, {
    ...event,
    sequence,
    outcomes: event.outcomes.toSpliced(first, changed.length, ...changed),
  });
  const delta = { epoch, sequence, at: Date.now(), outcomes: changed };
  broker.publish(eventTopic(bookmaker, id, "delta"), JSON.stringify(delta), false);
}

let stop = () => {};

function move(pricesPerSecond: number): void {
  stop();
  read.clear();
  const start = performance.now();
  let moves = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1_000) * (pricesPerSecond / pricesOfMessage);
    for (; moves < due; moves += 1) movePrices();
  }, tickMilliseconds);
  stop = () => clearInterval(timer);
}

setInterval(() => {
  broker.publish(heartbeatTopic(bookmaker), JSON.stringify({ epoch, at: Date.now() }), false);
}, heartbeatInterval);
// A snapshot that is older than its deltas would make a new reader drop them.
setInterval(() => {
  for (const id of read) publishSnapshot(id);
}, snapshotInterval);

const report = (what: MarketReport) => process.send?.(what);

process.on("message", async (order: MarketOrder) => {
  if (order.kind === "move") return move(order.pricesPerSecond);
  report({ kind: "opened", events: await openEvents(order.sandboxUrl) });
});
report({ kind: "ready", port: (server.address() as AddressInfo).port });
