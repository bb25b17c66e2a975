/** Beyond this number callers are forgotten, oldest first, so that counting can't fill the memory. */
const mostCounted = 10_000;

/** What callers did within a window of time, by caller. In memory only: a restart clears it. */
export interface Attempts {
  /** Counts one of a caller; `of` says which part it belongs to, where parts are counted or taken back. */
  add(caller: string, of?: string): void;
  count(caller: string): number;
  /** Seconds until a caller has done fewer than `most`, with `of` in that part; 0 where that is so now. */
  waitFor(caller: string, most: number, of?: string): number;
  /** Takes back what a caller did; with `of`, that part of it alone. */
  forget(caller: string, of?: string): void;
  forgetAll(): void;
}

/** Counts within a window, in milliseconds; `now` is epoch milliseconds. */
export function createAttempts(now: () => number, window: number): Attempts {
  const counted = new Map<string, readonly { at: number; of: string }[]>();
  const recent = (caller: string) =>
    (counted.get(caller) ?? []).filter(({ at }) => at > now() - window);
  return {
    add(caller, of = "") {
      const attempts = [...recent(caller), { at: now(), of }];
      counted.delete(caller);
      counted.set(caller, attempts);
      const oldest = counted.keys().next();
      if (counted.size > mostCounted && !oldest.done) counted.delete(oldest.value);
    },
    count: (caller) => recent(caller).length,
    waitFor(caller, most, of) {
      const first = recent(caller)
        .filter((attempt) => of === undefined || attempt.of === of)
        .at(-most);
      return first === undefined ? 0 : Math.ceil((first.at + window - now()) / 1000);
    },
    forget(caller, of) {
      if (of === undefined) counted.delete(caller);
      else
        counted.set(
          caller,
          recent(caller).filter((attempt) => attempt.of !== of),
        );
    },
    forgetAll: () => counted.clear(),
  };
}
