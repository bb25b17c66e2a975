import { longestBackoff } from "../intervals.ts";

/** Something that runs again and again, such as a request for prices. */
export interface Poll {
  /** Milliseconds, from `@grandstand/rules/intervals`. */
  readonly every: number;
  /** Runs it once. `retryAfter` is the milliseconds that the server wants us to wait, if it says so. */
  readonly run: () => Promise<PollResult>;
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
  /** Starts a poll: it runs first after one period. A poll of the same name ends. Returns the end of it. */
  start(name: string, poll: Poll): () => void;
  stop(name: string): void;
  stopAll(): void;
}

const broken: PollResult = { kind: "failed", retryAfter: null };

/**
 * Runs every poll of the site: pauses them while the page is hidden or offline, catches up at once
 * when it is back, and on a failure waits longer each time, with jitter, or as long as the server
 * says. A poll never overlaps itself.
 */
export function createScheduler(dependencies: SchedulerDependencies): Scheduler {
  const running = new Map<string, () => void>();

  function startPoll(poll: Poll): () => void {
    let failures = 0;
    let isOver = false;
    let isRunning = false;
    let dueAt = 0;
    let cancel = () => {};

    async function runNow() {
      if (isOver || isRunning) return;
      cancel();
      if (!dependencies.isAwake()) return;
      isRunning = true;
      const end = await poll.run().catch(() => broken);
      isRunning = false;
      if (isOver) return;
      failures = end.kind === "failed" ? failures + 1 : 0;
      wait(pause(poll.every, failures, end, dependencies.random));
    }

    function wait(milliseconds: number) {
      cancel();
      dueAt = dependencies.now() + milliseconds;
      cancel = dependencies.setTimer(runNow, milliseconds);
    }

    const stopListening = dependencies.onWake(() => {
      if (isRunning) return;
      if (dependencies.now() >= dueAt) runNow();
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
      const end = startPoll(poll);
      running.set(name, end);
      return () => {
        if (running.get(name) === end) stop(name);
      };
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
