import { createEventSequence, type EventSequence } from "./event-sequence.ts";

/** An event whose prices are wanted. */
export interface FollowedEvent {
  /** By how many. */
  wanted: number;
  /** Since its messages were last in doubt. */
  isFetched: boolean;
  readonly sequence: EventSequence;
}

export interface FollowedEvents {
  get(eventId: string): FollowedEvent | undefined;
  ids(): readonly string[];
  /** Wants an event; the returned function wants it no more. */
  follow(eventId: string): () => void;
  /** Messages of the event may be missing. */
  lose(eventId: string): void;
  /** Of every event what is older than this may be missing; epoch milliseconds. */
  doubt(since: number): void;
  /** Those for which nothing vouches. */
  doubtful(): readonly string[];
}

/**
 * Keeps the events that the page shows: the first caller that wants an event begins it, the last one that no longer
 * does ends it.
 */
export function createFollowedEvents(
  onFirst: (eventId: string) => void,
  onLast: (eventId: string) => void,
): FollowedEvents {
  const events = new Map<string, FollowedEvent>();

  function begin(eventId: string): FollowedEvent {
    const event = { wanted: 0, isFetched: false, sequence: createEventSequence() };
    events.set(eventId, event);
    onFirst(eventId);
    return event;
  }

  return {
    get: (eventId) => events.get(eventId),
    ids: () => [...events.keys()],
    follow(eventId) {
      const event = events.get(eventId) ?? begin(eventId);
      event.wanted += 1;
      return () => {
        event.wanted -= 1;
        if (event.wanted > 0 || events.get(eventId) !== event) return;
        events.delete(eventId);
        onLast(eventId);
      };
    },
    lose(eventId) {
      const event = events.get(eventId);
      if (!event) return;
      event.sequence.lose();
      event.isFetched = false;
    },
    doubt(since) {
      for (const event of events.values()) {
        event.sequence.doubt(since);
        event.isFetched = false;
      }
    },
    doubtful: () =>
      [...events]
        .filter(([, { isFetched, sequence }]) => !isFetched && !sequence.isInSequence())
        .map(([eventId]) => eventId),
  };
}
