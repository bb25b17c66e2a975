import { lineProof, reconnectFirst, reconnectLongest } from "../intervals.ts";

/**
 * Milliseconds before the next try: doubling up to 30 s, with half of it at random, so that a
 * thousand pages that lost the same broker don't all come back at once.
 */
export function reconnectDelay(tries: number, random: () => number): number {
  const delay = Math.min(reconnectFirst * 2 ** tries, reconnectLongest);
  return delay / 2 + (delay / 2) * random();
}

/** How long to wait before a line is opened again. */
export interface Reconnect {
  /** The line is open from now on. */
  opened(): void;
  /** A message came. */
  received(): void;
  /** The line broke, or could not be opened: milliseconds to wait. */
  nextDelay(): number;
}

/**
 * Counts the tries of one line. Opening alone does not reset the count, because a broker that accepts a
 * line and drops it would be called every second for ever: messages over some seconds reset it.
 */
export function createReconnect(now: () => number, random: () => number): Reconnect {
  let tries = 0;
  let openedAt: number | null = null;
  return {
    opened() {
      openedAt = now();
    },
    received() {
      if (openedAt !== null && now() - openedAt >= lineProof) tries = 0;
    },
    nextDelay() {
      openedAt = null;
      const delay = reconnectDelay(tries, random);
      tries += 1;
      return delay;
    },
  };
}
