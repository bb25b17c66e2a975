import { playTopic } from "@grandstand/contract/match-centre";
import {
  bookmakerTopic,
  type ChannelMessage,
  type EventDelta,
  eventTopic,
  type Heartbeat,
  heartbeatTopic,
} from "@grandstand/contract/realtime";
import type { World } from "../../domain/world/world.ts";
import type { Publish } from "./publish.ts";
import { createRetainedSnapshots } from "./retained-snapshots.ts";

/** A retained snapshot is refreshed at most this often while its event changes, in milliseconds. */
export const snapshotInterval = 2_000;
export const heartbeatInterval = 1_000;

/** Publishes the world: a snapshot and deltas for each event, a heartbeat, the channel. */
export interface Publisher {
  start(): void;
  stop(): void;
  /** Publishes the changes since the event's last snapshot, before somebody reads it. */
  refreshSnapshot(eventId: string): void;
  /** Publishes every event's snapshot: at the start, when the world restarts, and when a line to a broker is back. */
  publishAll(): void;
  announce(type: ChannelMessage["type"]): void;
  /** Runs a job that moves the world far at once, and publishes only the last of its states. */
  leap(job: () => void): void;
  beatHeart(isBeating: boolean): void;
}

/** Timers, which a test can fire itself. Returns the function that stops them. */
export type Every = (milliseconds: number, job: () => void) => () => void;

export const everyInterval: Every = (milliseconds, job) => {
  const timer = setInterval(job, milliseconds);
  return () => clearInterval(timer);
};

interface Dependencies {
  world: World;
  publish: Publish;
  bookmaker: string;
  every: Every;
}

export function createPublisher({ world, publish, bookmaker, every }: Dependencies): Publisher {
  const events = createRetainedSnapshots(
    publish,
    (eventId) => eventTopic(bookmaker, eventId, "snapshot"),
    world.snapshot,
  );
  const plays = createRetainedSnapshots(
    publish,
    (eventId) => playTopic(bookmaker, eventId, "snapshot"),
    world.play,
  );
  const snapshots = [events, plays];
  /** The last change of each event that changed since the last heartbeat. */
  const toAnnounce = new Map<string, EventDelta>();
  let beats = 0;
  let isHeartBeating = true;
  let isLeaping = false;
  let stops: (() => void)[] = [];

  const announce = (type: ChannelMessage["type"]) => {
    const message: ChannelMessage = { type, at: world.now() };
    publish(bookmakerTopic(bookmaker), JSON.stringify(message), false);
  };
  const publishNew = () => {
    for (const each of snapshots) each.publishNew(world.openEventIds());
  };
  const publishAll = () => {
    for (const each of snapshots) each.publishAll(world.openEventIds());
  };
  const publishChanged = () => {
    for (const each of snapshots) each.publishChanged();
  };

  const nextBeat = (): Heartbeat => {
    const { epoch } = world;
    const changed = [...toAnnounce]
      // A world that began again has said so by its snapshots.
      .filter(([, delta]) => delta.epoch === epoch)
      .map(([id, { sequence }]): [string, number] => [id, sequence]);
    toAnnounce.clear();
    beats += 1;
    return { epoch, at: world.now(), sequence: beats, changed };
  };

  return {
    start() {
      publishAll();
      const unsubscribe = world.subscribe((change) => {
        if (change.kind === "delta") {
          events.note(change.eventId);
          toAnnounce.set(change.eventId, change.delta);
          if (isLeaping) return;
          const topic = eventTopic(bookmaker, change.eventId, "delta");
          publish(topic, JSON.stringify(change.delta), false);
        } else if (change.kind === "play") {
          plays.note(change.eventId);
          if (isLeaping) return;
          const topic = playTopic(bookmaker, change.eventId, "delta");
          publish(topic, JSON.stringify(change.delta), false);
        } else if (change.kind === "live-list" && !isLeaping) {
          publishNew();
          announce("live_list_changed");
        }
      });
      stops = [
        unsubscribe,
        every(snapshotInterval, publishChanged),
        every(heartbeatInterval, () => {
          if (!isHeartBeating) return;
          publish(heartbeatTopic(bookmaker), JSON.stringify(nextBeat()), false);
        }),
      ];
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
    refreshSnapshot(eventId) {
      for (const each of snapshots) each.refresh(eventId);
    },
    publishAll,
    announce,
    leap(job) {
      isLeaping = true;
      try {
        job();
      } finally {
        isLeaping = false;
      }
      publishNew();
      publishChanged();
      announce("live_list_changed");
    },
    beatHeart(isBeating) {
      isHeartBeating = isBeating;
    },
  };
}
