/** Server time on a machine whose own clock may be an hour off (reliability: a clock that is off). */
export interface ServerClock {
  /** Epoch milliseconds by the server's clock. */
  now(): number;
  /** An answer or a message told the server's time. */
  hear(serverTime: number): void;
}

/** Differences below this are the way that a message takes, not a clock that is off. */
const tolerance = 1_500;

/** A clock that starts at the instant of the page's rendering and follows what the server says. */
export function createServerClock(readNow: () => number, startedAt: number): ServerClock {
  let offset = startedAt - readNow();
  if (Math.abs(offset) < tolerance) offset = 0;
  return {
    now: () => readNow() + offset,
    hear(serverTime) {
      const difference = serverTime - readNow();
      if (Math.abs(difference - offset) > tolerance) offset = difference;
    },
  };
}
