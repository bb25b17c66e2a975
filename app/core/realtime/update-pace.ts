/** Holds news of events back, so that a page changes now and then instead of all the time. */
export interface UpdatePace {
  /** Applies news of an event at once, or together with all other news at the next turn. */
  schedule(eventId: string, apply: () => void): void;
  /** Applies all held news now. */
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
 * The pace at which a page takes what the live line says. Nothing is dropped and nothing changes its order. The code
 * that puts an event on the slip releases what is held before the next news of that event comes.
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
    for (const apply of news) apply();
  }

  return {
    schedule(eventId, apply) {
      if (every() === 0) {
        release();
        return apply();
      }
      if (isBetOn(eventId)) return apply();
      held.push(apply);
      cancel ??= setTimer(release, every());
    },
    release,
  };
}
