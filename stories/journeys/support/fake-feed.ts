import type { OpenSocket, SocketHandlers } from "@grandstand/app/core/realtime/socket.ts";
import { eventTopic, heartbeatTopic } from "@grandstand/contract/realtime";
import type { Odds } from "@grandstand/rules/odds";
import type { EventView } from "@grandstand/ui/event-view";
import { configuration } from "./configuration.ts";
import { sampleEventOf, sampleEvents } from "./sample-home.ts";

const epoch = "story";
const { bookmaker } = configuration;

/** The live connection of the fake operator: a retained snapshot for each event, and deltas after it. */
export interface FakeFeed {
  readonly openSocket: OpenSocket;
  movePrice(outcomeId: string, odds: Odds): void;
}

/** `prices` is the operator's own table: a move is written into it before it is published. */
export function createFakeFeed(prices: Map<string, Odds | null>, now: () => number): FakeFeed {
  const lines = new Set<SocketHandlers>();
  const sequences = new Map<string, number>();
  const snapshots = new Map(
    sampleEvents().map((event) => [eventTopic(bookmaker, event.id, "snapshot"), event]),
  );

  function sendSnapshot(handlers: SocketHandlers, event: EventView) {
    const topic = eventTopic(bookmaker, event.id, "snapshot");
    const message = snapshotOf(event, prices, sequences.get(event.id) ?? 0, now());
    handlers.onMessage(topic, JSON.stringify(message));
  }

  return {
    openSocket(_url, handlers) {
      lines.add(handlers);
      // The caller has its socket before the socket opens.
      queueMicrotask(() => {
        handlers.onOpen();
        handlers.onMessage(heartbeatTopic(bookmaker), JSON.stringify({ epoch, at: now() }));
      });
      return {
        subscribe(topics) {
          for (const topic of topics) {
            const event = snapshots.get(topic);
            if (event) sendSnapshot(handlers, event);
          }
        },
        unsubscribe: () => undefined,
        close: () => void lines.delete(handlers),
      };
    },
    movePrice(outcomeId, odds) {
      const { id } = sampleEventOf(outcomeId);
      const sequence = (sequences.get(id) ?? 0) + 1;
      prices.set(outcomeId, odds);
      sequences.set(id, sequence);
      const delta = { epoch, sequence, at: now(), outcomes: [[outcomeId, odds, 0]] };
      for (const { onMessage } of lines) {
        onMessage(eventTopic(bookmaker, id, "delta"), JSON.stringify(delta));
      }
    },
  };
}

function snapshotOf(
  event: EventView,
  prices: ReadonlyMap<string, Odds | null>,
  sequence: number,
  at: number,
) {
  return {
    epoch,
    sequence,
    at,
    event: {
      status: "not_started",
      is_live: false,
      is_suspended: false,
      live_status: null,
      stats: null,
      matchSummary: null,
    },
    markets: event.markets.map(({ id }) => [id, 0]),
    outcomes: event.markets.flatMap(({ outcomes }) =>
      outcomes.map(({ id }) => [id, prices.get(id) ?? null, 0]),
    ),
  };
}
