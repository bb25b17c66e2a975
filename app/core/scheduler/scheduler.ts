/** One thing that is asked again and again. */
export interface Poll {
  /** Milliseconds, from `@grandstand/rules/intervals`. */
  readonly every: number;
  /** The answer's fate: `retryAfter` in milliseconds where the server asked for patience. */
  readonly ask: () => Promise<PollResult>;
}
export type PollResult =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly retryAfter: number | null };

/** What the scheduler needs of its dependencies; a test replaces all of it. */
export interface SchedulerDependencies {
  readonly now: () => number;
  readonly random: () => number;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
  /** False while the page is hidden or offline. */
  readonly isAwake: () => boolean;
  readonly onWake: (listener: () => void) => () => void;
}

export interface Scheduler {
  /** Starts a poll: the first question leaves after one period. One that runs by that name ends. */
  start(name: string, poll: Poll): void;
  stop(name: string): void;
  stopAll(): void;
}

const longestBackoff = 60_000;
const broken: PollResult = { kind: "failed", retryAfter: null };

/**
 * Runs every poll of the site: pauses them while the page is hidden or offline, catches up at once
 * when it is back, and on a failure waits longer each time, with jitter, or as long as the server
 * says. A poll never overlaps itself.
 */
export function createScheduler(dependencies: SchedulerDependencies): Scheduler {
  const running = new Map<string, () => void>();

  function run(poll: Poll): () => void {
    let failures = 0;
    let isOver = false;
    let isAsking = false;
    let dueAt = 0;
    let cancel = () => {};

    async function ask() {
      if (isOver || isAsking) return;
      cancel();
      if (!dependencies.isAwake()) return;
      isAsking = true;
      const end = await poll.ask().catch(() => broken);
      isAsking = false;
      if (isOver) return;
      failures = end.kind === "failed" ? failures + 1 : 0;
      wait(pause(poll.every, failures, end, dependencies.random));
    }

    function wait(milliseconds: number) {
      cancel();
      dueAt = dependencies.now() + milliseconds;
      cancel = dependencies.setTimer(ask, milliseconds);
    }

    const stopListening = dependencies.onWake(() => {
      if (isAsking) return;
      if (dependencies.now() >= dueAt) ask();
      // A sleeping machine's timers may be late by as long as it slept.
      else wait(dueAt - dependencies.now());
    });
    wait(poll.every);
    return () => {
      isOver = true;
      cancel();
      stopListening();
    };
  }

  function stop(name: string) {
    running.get(name)?.();
    running.delete(name);
  }

  return {
    start(name, poll) {
      stop(name);
      running.set(name, run(poll));
    },
    stop,
    stopAll() {
      for (const name of [...running.keys()]) stop(name);
    },
  };
}

function pause(every: number, failures: number, end: PollResult, random: () => number): number {
  if (end.kind === "done") return every;
  if (end.retryAfter !== null) return Math.max(every, end.retryAfter) + every * random();
  const longer = Math.min(every * 2 ** failures, Math.max(every, longestBackoff));
  return longer / 2 + (longer / 2) * random();
}
