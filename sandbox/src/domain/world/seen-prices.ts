import type { RunningEvent } from "./event-state.ts";

/** While the floor catches up over more than this, prices that no one sees are skipped. */
const worthQuoting = 60_000;

/** The prices of events that someone sees. Instants are epoch milliseconds. */
export interface SeenPrices {
  /** Prices an event now, or after catching up if no one would see the price. */
  quote(event: RunningEvent, at: number): void;
  /** Leaves out an event that was skipped, such as one that has ended. */
  drop(event: RunningEvent): void;
  /** Sets until when the floor catches up. */
  catchUpTo(target: number): void;
  target(): number;
  /** Prices all events that were skipped. */
  quoteStale(at: number): void;
}

/** Creates the prices of no event yet; `requote` prices one at an instant. */
export function createSeenPrices(requote: (event: RunningEvent, at: number) => void): SeenPrices {
  const stale = new Set<RunningEvent>();
  let target = 0;
  return {
    quote(event, at) {
      if (at >= target - worthQuoting) {
        stale.delete(event);
        requote(event, at);
      } else {
        stale.add(event);
      }
    },
    drop(event) {
      stale.delete(event);
    },
    catchUpTo(until) {
      target = until;
    },
    target: () => target,
    quoteStale(at) {
      for (const event of stale) requote(event, at);
      stale.clear();
    },
  };
}
