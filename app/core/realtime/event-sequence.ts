import type { EventDelta, EventSnapshot } from "@grandstand/contract/realtime";

/** How far an event has come, and when that was said by the server's clock. */
export type StreamPosition = Pick<EventDelta, "epoch" | "sequence" | "at">;

/** How many deltas are kept while a snapshot is awaited; beyond it, the snapshot alone will do. */
const bufferLimit = 200;

/** What to do with a message of an event's topics. */
export type SequenceStep<
  Snapshot extends StreamPosition = EventSnapshot,
  Delta extends StreamPosition = EventDelta,
> =
  | {
      readonly kind: "replace";
      readonly snapshot: Snapshot;
      readonly deltas: readonly Delta[];
      /** The server has restarted since the snapshot before: its clock and its numbers may have begun again too. */
      readonly isNewEpoch: boolean;
    }
  | { readonly kind: "apply"; readonly delta: Delta }
  /** A message is missing: prices can't be vouched for until the next snapshot. */
  | { readonly kind: "gap" }
  /** A duplicate, one that a snapshot already contains, or one that waits for its turn. */
  | { readonly kind: "wait" };

/** The state of one event's topics: which message came last, and whether any is missing. */
export interface EventSequence<
  Snapshot extends StreamPosition = EventSnapshot,
  Delta extends StreamPosition = EventDelta,
> {
  applySnapshot(snapshot: Snapshot): SequenceStep<Snapshot, Delta>;
  applyDelta(delta: Delta): SequenceStep<Snapshot, Delta>;
  /** The heartbeat says how far the event has come: where less is known the last message is missing. */
  announce(position: StreamPosition): SequenceStep<Snapshot, Delta>;
  /** Messages may be missing since then, by the server's clock: nothing is vouched for until a later snapshot came. */
  doubt(since: number): void;
  /** The line broke: whatever comes next, a snapshot comes first. */
  lose(): void;
  isInSequence(): boolean;
}

/**
 * Orders the messages of one event. A snapshot replaces whatever was known; deltas follow it by one.
 * Those that arrive while a snapshot is awaited are kept and applied after it, as far as they join.
 */
export function createEventSequence<
  Snapshot extends StreamPosition = EventSnapshot,
  Delta extends StreamPosition = EventDelta,
>(): EventSequence<Snapshot, Delta> {
  let epoch: string | null = null;
  let last = -1;
  let isInSequence = false;
  let waiting: Delta[] = [];
  /** The newest message, by the server's clock: it shows which of two epochs is over. */
  let newest: { epoch: string; at: number } | null = null;
  let announced: StreamPosition | null = null;
  let doubtedSince = 0;

  /** Whether a message is of an epoch that is over: another began after it. */
  function isOutlived(message: StreamPosition): boolean {
    return newest !== null && message.epoch !== newest.epoch && message.at < newest.at;
  }

  /** Whether a snapshot is older than the doubt, or falls short of what was announced: it was retained before. */
  function isBehind({ at }: StreamPosition): boolean {
    if (at < doubtedSince) return true;
    if (announced === null) return false;
    return announced.epoch === epoch ? last < announced.sequence : at < announced.at;
  }

  function note({ epoch: seen, at }: StreamPosition) {
    if (newest === null || at >= newest.at) newest = { epoch: seen, at };
  }

  function joinable(): Delta[] {
    const joined: Delta[] = [];
    const sorted = waiting
      .filter((delta) => delta.epoch === epoch && delta.sequence > last)
      .sort((a, b) => a.sequence - b.sequence);
    for (const delta of sorted) {
      if (delta.sequence === last + 1) {
        joined.push(delta);
        last = delta.sequence;
      }
    }
    waiting = sorted.filter((delta) => delta.sequence > last);
    return joined;
  }

  return {
    applySnapshot(snapshot) {
      const isOlder = snapshot.epoch === epoch && snapshot.sequence < last;
      if ((isOlder && isInSequence) || isOutlived(snapshot)) return { kind: "wait" };
      note(snapshot);
      const isNewEpoch = epoch !== null && snapshot.epoch !== epoch;
      epoch = snapshot.epoch;
      last = snapshot.sequence;
      const deltas = joinable();
      isInSequence = waiting.length === 0 && !isBehind(snapshot);
      return { kind: "replace", snapshot, deltas, isNewEpoch };
    },
    applyDelta(delta) {
      if (isOutlived(delta)) return { kind: "wait" };
      note(delta);
      if (isInSequence && delta.epoch === epoch) {
        if (delta.sequence <= last) return { kind: "wait" };
        if (delta.sequence === last + 1) {
          last = delta.sequence;
          return { kind: "apply", delta };
        }
      }
      const isNews = isInSequence;
      isInSequence = false;
      waiting = [...waiting, delta].slice(-bufferLimit);
      return { kind: isNews ? "gap" : "wait" };
    },
    announce(position) {
      const isKnown = position.epoch === epoch && position.sequence <= last;
      if (isKnown || isOutlived(position)) return { kind: "wait" };
      announced = position;
      const isNews = isInSequence;
      isInSequence = false;
      return { kind: isNews ? "gap" : "wait" };
    },
    doubt(since) {
      isInSequence = false;
      doubtedSince = since;
    },
    lose() {
      isInSequence = false;
      waiting = [];
      announced = null;
      doubtedSince = 0;
      // The next line may lead to a server that restarted with a clock that is behind.
      newest = null;
    },
    isInSequence: () => isInSequence,
  };
}
