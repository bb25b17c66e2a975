const firstDelay = 1_000;
const longestDelay = 30_000;

/** A line that has carried messages for so long, in milliseconds, counts as good again. */
const proofTime = 10_000;

/**
 * Milliseconds before the next try: doubling up to 30 s, with half of it at random, so that a
 * thousand pages that lost the same broker don't all come back at once.
 */
export function reconnectDelay(tries: number, random: () => number): number {
  const delay = Math.min(firstDelay * 2 ** tries, longestDelay);
  return delay / 2 + (delay / 2) * random();
}

/** How long to wait before a line is opened again. */
export interface Reconnect {
  /** The line stands since now. */
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
      if (openedAt !== null && now() - openedAt >= proofTime) tries = 0;
    },
    nextDelay() {
      openedAt = null;
      const delay = reconnectDelay(tries, random);
      tries += 1;
      return delay;
    },
  };
}
