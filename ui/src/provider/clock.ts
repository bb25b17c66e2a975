/**
 * The one clock of a site. Components read the time from it alone, so that a test or a story can stop
 * it, and so that hydration has the instant that the server had.
 */
export interface Clock {
  /** Epoch milliseconds, by the server's time. */
  now(): number;
  /** Epoch milliseconds of the first render; the same on the server and at hydration. */
  readonly startedAt: number;
  /** Calls back once a period; one timer a period, however many listen. */
  every(milliseconds: number, listener: () => void): () => void;
}

/** A clock over a given reading of time; `readNow` is where the caller corrects for server time. */
export function createClock(startedAt: number, readNow: () => number): Clock {
  const periods = new Map<number, { listeners: Set<() => void>; stop: () => void }>();

  function open(milliseconds: number) {
    const listeners = new Set<() => void>();
    const timer = setInterval(() => {
      for (const listener of listeners) listener();
    }, milliseconds);
    const period = { listeners, stop: () => clearInterval(timer) };
    periods.set(milliseconds, period);
    return period;
  }

  return {
    now: readNow,
    startedAt,
    every(milliseconds, listener) {
      const period = periods.get(milliseconds) ?? open(milliseconds);
      period.listeners.add(listener);
      return () => {
        period.listeners.delete(listener);
        if (period.listeners.size > 0 || periods.get(milliseconds) !== period) return;
        period.stop();
        periods.delete(milliseconds);
      };
    },
  };
}

/**
 * The clock of a site that corrects nothing: the device's own.
 * @param startedAt epoch milliseconds of the first render, from the server that drew it; without a server, now.
 */
export function systemClock(startedAt?: number): Clock {
  // ui reads the device's clock here and nowhere else: a host that has the server's time gives its own.
  // eslint-disable-next-line no-restricted-syntax
  const readNow = () => Date.now();
  return createClock(startedAt ?? readNow(), readNow);
}

/** A clock that does not advance, for stories, pictures and tests. */
export function stoppedClock(at: number): Clock {
  return { now: () => at, startedAt: at, every: () => () => undefined };
}
