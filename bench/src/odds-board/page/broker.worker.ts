import { eventTopic } from "@grandstand/contract/realtime";
import {
  eventIdOf,
  firstOdds,
  outcomeIdsOf,
  outcomesOfEvent,
} from "../../shared/page/programme.ts";
import type { BrokerOrder, Delivery } from "./broker.ts";

/**
 * The broker and its prices, outside of the page's main thread: it keeps every event's state, sends
 * a snapshot on each subscription, and deltas in sequence as long as the subscription lasts.
 */

type Outcome = [id: string, odds: number | null, suspended: 0 | 1];

interface EventPrices {
  readonly id: string;
  readonly outcomes: Outcome[];
  sequence: number;
}

const bookmaker = "bench";
const tickMilliseconds = 4;
/** How many outcomes of an event one message reprices. */
const changesOfMessage = 4;

const events: EventPrices[] = [];
const byTopic = new Map<string, EventPrices>();
const subscribed = new Set<EventPrices>();
const random = makeRandom(20_261_121);

function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function send(event: EventPrices, part: "snapshot" | "delta", content: object): void {
  const position = { epoch: "bench", sequence: event.sequence, at: Date.now() };
  const delivery: Delivery = {
    topic: eventTopic(bookmaker, event.id, part),
    payload: JSON.stringify({ ...position, ...content }),
  };
  postMessage(delivery);
}

function sendSnapshot(event: EventPrices): void {
  const state = {
    status: "not_started",
    is_live: false,
    is_suspended: false,
    live_status: null,
    stats: null,
    matchSummary: null,
  };
  send(event, "snapshot", { event: state, markets: [], outcomes: event.outcomes });
}

/** A price moves a little; sometimes it is suspended, or locked without odds. */
function reprice(outcome: Outcome): void {
  const chance = random();
  const [, odds] = outcome;
  const step = (Math.ceil(random() * 8) / 100) * (random() < 0.5 ? -1 : 1);
  const moved = Math.round(((odds ?? 2) + step) * 100) / 100;
  outcome[1] = chance < 0.01 ? 1 : moved > 1.05 && moved < 30 ? moved : 2;
  outcome[2] = chance > 0.98 ? 1 : 0;
}

function change(): void {
  const event = events[Math.floor(random() * events.length)];
  if (!event) return;
  const first = Math.floor(random() * outcomesOfEvent);
  const changed: Outcome[] = [];
  for (let step = 0; step < changesOfMessage; step += 1) {
    const outcome = event.outcomes[(first + step) % outcomesOfEvent];
    if (!outcome) continue;
    reprice(outcome);
    changed.push(outcome);
  }
  event.sequence += 1;
  if (subscribed.has(event)) send(event, "delta", { outcomes: changed });
}

function run(changesPerSecond: number): void {
  const begun = performance.now();
  let done = 0;
  setInterval(() => {
    const due = ((performance.now() - begun) / 1_000) * changesPerSecond;
    for (; done < due; done += changesOfMessage) change();
  }, tickMilliseconds);
}

self.addEventListener("message", ({ data }: MessageEvent<BrokerOrder>) => {
  switch (data.kind) {
    case "open":
      for (let index = 0; index < data.prices / outcomesOfEvent; index += 1) {
        const id = eventIdOf(index);
        const outcomes = outcomeIdsOf(id).map(
          (outcomeId, offset): Outcome => [
            outcomeId,
            firstOdds(index * outcomesOfEvent + offset),
            0,
          ],
        );
        const event = { id, outcomes, sequence: 0 };
        events.push(event);
        byTopic.set(eventTopic(bookmaker, id, "snapshot"), event);
      }
      return;
    case "subscribe":
      for (const topic of data.topics) {
        const event = byTopic.get(topic);
        if (!event || subscribed.has(event)) continue;
        subscribed.add(event);
        sendSnapshot(event);
      }
      return;
    case "unsubscribe":
      for (const topic of data.topics) {
        const event = byTopic.get(topic);
        if (event) subscribed.delete(event);
      }
      return;
    case "run":
      return run(data.changesPerSecond);
  }
});
