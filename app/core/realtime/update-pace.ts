/** Holds news of events back, so that a page changes now and then instead of all the time. */
export interface UpdatePace {
  /** Takes news of an event: told at once, or together with all that has come until the next turn. */
  take(eventId: string, tell: () => void): void;
  /** Tells all that is held, now. */
  release(): void;
}

export interface UpdatePaceDependencies {
  /** Milliseconds between two turns, as the person has it now; 0 is at once. */
  readonly every: () => number;
  /** Whether an event is bet on: what a bet is placed at is never held back (docs/decisions/27). */
  readonly isBetOn: (eventId: string) => boolean;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
}

/**
 * The pace at which a page takes what the live line says. Nothing is dropped and nothing changes its
 * order. Whoever puts an event on the slip releases what is held before its next news comes.
 */
export function createUpdatePace(dependencies: UpdatePaceDependencies): UpdatePace {
  const { every, isBetOn, setTimer } = dependencies;
  let held: (() => void)[] = [];
  let cancel: (() => void) | null = null;

  function release() {
    cancel?.();
    cancel = null;
    const news = held;
    held = [];
    for (const tell of news) tell();
  }

  return {
    take(eventId, tell) {
      if (every() === 0) {
        release();
        return tell();
      }
      if (isBetOn(eventId)) return tell();
      held.push(tell);
      cancel ??= setTimer(release, every());
    },
    release,
  };
}
