/** The one guard against late answers: what is begun ends what was begun before. */
export interface Latest {
  /** Begins again. The signal ends the request, and says after its answer whether it still counts. */
  begin(): AbortSignal;
  /** The signal of what was begun last, for what belongs to it: its next page, say. */
  signal(): AbortSignal;
  /** Ends what was begun. */
  end(): void;
}

/** Makes a guard; nothing is begun yet. */
export function createLatest(): Latest {
  let running = new AbortController();
  return {
    begin() {
      running.abort();
      running = new AbortController();
      return running.signal;
    },
    signal: () => running.signal,
    end: () => running.abort(),
  };
}
