import {
  bookmakerTopic,
  type ChannelMessage,
  decodeMessage,
  type EventDelta,
  eventTopic,
  eventTopics,
  type Heartbeat,
  heartbeatTopic,
} from "@grandstand/contract/realtime";
import { intervals } from "@grandstand/rules/intervals";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "./connection.ts";
import type { EventSequence } from "./event-sequence.ts";
import { createFollowedEvents, type FollowedEvents } from "./followed-events.ts";
import { createHeartbeats } from "./heartbeats.ts";
import type { OddsStore } from "./odds-store.ts";
import type { OpenSocket, Socket } from "./socket.ts";
import type { UpdatePace } from "./update-pace.ts";

export interface OddsFeed {
  /** Opens the line; called once the page has been painted. */
  start(): void;
  stop(): void;
  /** Wants an event's prices; the returned function wants them no more. Calls may overlap. */
  follow(eventId: string): () => void;
  /** The events that are wanted now. */
  followed(): readonly string[];
  /**
   * Checks whether the line has gone silent: without a heartbeat for as long as a price may be old, the
   * page fetches its prices, although the socket is open. `now` is epoch milliseconds, by the server.
   */
  checkSilence(now: number): void;
  /** The wanted events for which nothing vouches: messages may be missing, or no snapshot has come. */
  doubtful(): readonly string[];
  /**
   * Hands on what other topics of the line carry, such as a match's play, until the returned function is called.
   * A reader that is there already has what is retained sent again.
   */
  read(reader: TopicReader): () => void;
  /** The event's state was fetched: whatever changes from now on comes with a snapshot. */
  confirm(eventId: string): void;
}

/** Somebody who reads topics of his own from the line. */
export interface TopicReader {
  readonly topics: readonly string[];
  /** Returns whether the message could be read. */
  readonly onMessage: (topic: string, payload: string) => boolean;
  /** Messages may be missing from now on. */
  readonly onBreak: () => void;
}

export interface FeedDependencies {
  readonly url: string;
  readonly bookmaker: string;
  readonly openSocket: OpenSocket;
  readonly odds: Pick<OddsStore, "receive" | "receiveEvent" | "replace" | "withdraw">;
  /** When news of an event reaches the odds; without it, at once. */
  readonly pace?: Pick<UpdatePace, "schedule">;
  readonly connection: StoreApi<Connection>;
  readonly onChannel: (message: ChannelMessage) => void;
  /** Receives the server time of each heartbeat. */
  readonly onServerTime: (at: number) => void;
  /** A message that could not be read, with why; it is dropped. */
  readonly onDropped: (reason: string, topic: string) => void;
}

/**
 * The live line of prices: subscribes to what the page shows, keeps each event's messages in order,
 * and hands changes to the odds store. On a gap it requests the retained snapshot again, and what
 * the snapshot says replaces what was known.
 */
export function createOddsFeed(dependencies: FeedDependencies): OddsFeed {
  const { bookmaker, odds, connection, pace } = dependencies;
  const common = [heartbeatTopic(bookmaker), bookmakerTopic(bookmaker)];
  let socket: Socket | null = null;
  const heartbeats = createHeartbeats();
  const readers = new Set<TopicReader>();
  /** Topics whose reader has ended: what was on its way then is of no use, and no fault. */
  const left = new Set<string>();
  let lastBeat = 0;

  const topicsOf = (eventId: string) => eventTopics(bookmaker, eventId);
  const events = createFollowedEvents(
    (eventId) => socket?.subscribe(topicsOf(eventId)),
    (eventId) => socket?.unsubscribe(topicsOf(eventId)),
  );

  function requestSnapshots(eventIds: readonly string[]) {
    socket?.subscribe(eventIds.map((eventId) => eventTopic(bookmaker, eventId, "snapshot")));
  }

  const news = createEventNews({ events, odds, pace, requestSnapshots });

  function onMessage(name: string, payload: string) {
    for (const { topics, onMessage: read } of readers) {
      if (!topics.includes(name)) continue;
      if (!read(name, payload)) dependencies.onDropped("malformed", name);
      return;
    }
    if (left.has(name)) return;
    const decoded = decodeMessage(name, payload);
    if (!decoded.ok) return dependencies.onDropped(decoded.reason, name);
    const { value } = decoded;
    switch (value.kind) {
      case "heartbeat":
        // The only message that is never kept for later: a retained snapshot may be of any age.
        lastBeat = value.message.at;
        dependencies.onServerTime(value.message.at);
        checkForLosses(value.message);
        return connection.setState({ feed: "live", confirmedAt: value.message.at });
      case "channel":
        return dependencies.onChannel(value.message);
      case "gone":
        return news.withdraw(value.eventId);
      case "snapshot":
        return news.applyInOrder(value.eventId, (sequence) =>
          sequence.applySnapshot(value.message),
        );
      case "delta":
        return news.applyInOrder(value.eventId, (sequence) => sequence.applyDelta(value.message));
    }
  }

  /** A message that no other follows leaves no gap; the heartbeat shows that it is missing. */
  function checkForLosses(beat: Heartbeat) {
    const { epoch, at, changed = [] } = beat;
    const missingSince = heartbeats.receive(beat);
    if (missingSince !== null) {
      events.doubt(missingSince);
      requestSnapshots(events.ids());
    }
    for (const [eventId, sequence] of changed) {
      news.applyInOrder(eventId, (event) => event.announce({ epoch, sequence, at }));
    }
  }

  function onBreak() {
    heartbeats.forget();
    for (const eventId of events.ids()) events.lose(eventId);
    for (const reader of readers) reader.onBreak();
    connection.setState({ feed: "polling" });
  }

  return {
    start() {
      socket ??= dependencies.openSocket(dependencies.url, {
        onOpen: () =>
          socket?.subscribe([
            ...common,
            ...events.ids().flatMap(topicsOf),
            ...[...readers].flatMap(({ topics }) => topics),
          ]),
        onMessage,
        onBreak,
      });
    },
    stop() {
      socket?.close();
      socket = null;
    },
    follow: events.follow,
    followed: events.ids,
    read(reader) {
      readers.add(reader);
      socket?.subscribe(reader.topics);
      return () => {
        readers.delete(reader);
        for (const topic of reader.topics) left.add(topic);
        socket?.unsubscribe(reader.topics);
      };
    },
    checkSilence(now) {
      if (connection.getState().feed !== "live" || now - lastBeat <= intervals.pricesStale) return;
      connection.setState({ feed: "polling" });
    },
    doubtful: events.doubtful,
    confirm(eventId) {
      const event = events.get(eventId);
      if (event) event.isFetched = true;
    },
  };
}

interface EventNewsDependencies extends Pick<FeedDependencies, "pace"> {
  readonly events: Pick<FollowedEvents, "get" | "lose">;
  readonly odds: FeedDependencies["odds"];
  readonly requestSnapshots: (eventIds: readonly string[]) => void;
}

/**
 * Hands what the messages of an event change to the odds, in the order of the event's sequence and at the page's pace.
 * Where a message is missing it requests the event's snapshot. Of an event that is not followed, messages are dropped.
 */
function createEventNews({ events, odds, pace, requestSnapshots }: EventNewsDependencies) {
  function notify(eventId: string, news: () => void) {
    if (pace) pace.schedule(eventId, news);
    else news();
  }

  return {
    /** Applies what is due after a step of the event's sequence: its next message, or how far the event has come. */
    applyInOrder(
      eventId: string,
      step: (sequence: EventSequence) => ReturnType<EventSequence["applyDelta"]>,
    ) {
      const event = events.get(eventId);
      if (!event) return;
      const next = step(event.sequence);
      switch (next.kind) {
        case "replace":
          return notify(eventId, () => {
            odds.replace(eventId, next.snapshot.outcomes, next.snapshot.at, next);
            odds.receiveEvent(eventId, next.snapshot.event);
            for (const delta of next.deltas) apply(odds, eventId, delta);
          });
        case "apply":
          return notify(eventId, () => apply(odds, eventId, next.delta));
        case "gap":
          event.isFetched = false;
          return requestSnapshots([eventId]);
        case "wait":
          // What waits for a snapshot is newer than what was fetched.
          if (!event.sequence.isInSequence()) event.isFetched = false;
          return;
      }
    },
    /** The operator has withdrawn the event: what follows begins with a snapshot. */
    withdraw(eventId: string) {
      events.lose(eventId);
      notify(eventId, () => odds.withdraw(eventId));
    },
  };
}

function apply(odds: FeedDependencies["odds"], eventId: string, delta: EventDelta) {
  if (delta.outcomes) odds.receive(delta.outcomes, delta.at, eventId);
  if (delta.event) odds.receiveEvent(eventId, delta.event);
}
