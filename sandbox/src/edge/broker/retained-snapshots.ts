import type { Publish } from "./publish.ts";

/** The retained snapshots of one kind, one of each event. */
export interface RetainedSnapshots {
  /** Publishes an event's snapshot, or removes that of an event which has none any more. */
  publish(eventId: string): void;
  publishAll(openIds: Iterable<string>): void;
  /** Publishes those of new events, and removes those of events that are gone. */
  publishNew(openIds: Iterable<string>): void;
  /** Notes a change, which the next refresh publishes. */
  note(eventId: string): void;
  publishChanged(): void;
  /** Publishes what has changed since the last snapshot, before somebody reads it. */
  refresh(eventId: string): void;
}

/** Creates the snapshots that `read` gives; null where there is none. */
export function createRetainedSnapshots(
  publish: Publish,
  topicOf: (eventId: string) => string,
  read: (eventId: string) => object | null,
): RetainedSnapshots {
  const published = new Set<string>();
  const changed = new Set<string>();

  const publishOne = (eventId: string) => {
    changed.delete(eventId);
    const snapshot = read(eventId);
    if (snapshot) published.add(eventId);
    else if (!published.delete(eventId)) return;
    // An empty retained message removes the snapshot of an event that is gone.
    publish(topicOf(eventId), snapshot ? JSON.stringify(snapshot) : "", true);
  };
  return {
    publish: publishOne,
    publishAll(openIds) {
      for (const id of new Set([...published, ...openIds])) publishOne(id);
    },
    publishNew(openIds) {
      for (const id of openIds) if (!published.has(id)) publishOne(id);
      for (const id of published) if (read(id) === null) publishOne(id);
    },
    note: (eventId) => changed.add(eventId),
    publishChanged() {
      for (const id of [...changed]) publishOne(id);
    },
    refresh(eventId) {
      if (changed.has(eventId) || !published.has(eventId)) publishOne(eventId);
    },
  };
}
