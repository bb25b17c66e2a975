/** Server time on a machine whose own clock may be an hour off (reliability: a clock that is off). */
export interface ServerClock {
  /** Epoch milliseconds by the server's clock. */
  now(): number;
  /** Follows the server's time, as an answer or a message has it. */
  sync(serverTime: number): void;
}

/** Differences below this are the way that a message takes, not a clock that is off. */
const tolerance = 1_500;

/** How many messages are remembered: the latest of them by the server's time is the one that took least. */
const remembered = 8;

/**
 * A clock that starts at the instant of the page's rendering and follows what the server says. A
 * message may be late but never early, so that of the last ones the furthest ahead counts.
 */
export function createServerClock(readNow: () => number, startedAt: number): ServerClock {
  let differences: readonly number[] = [startedAt - readNow()];
  let offset = 0;
  const follow = () => {
    const latest = Math.max(...differences);
    if (Math.abs(latest - offset) > tolerance) offset = latest;
  };
  follow();
  return {
    now: () => readNow() + offset,
    sync(serverTime) {
      differences = [...differences, serverTime - readNow()].slice(-remembered);
      follow();
    },
  };
}
