import type { ChildProcess } from "node:child_process";
import pidusage from "pidusage";

/** What watching a process needs from the machine; a test provides its own. */
export interface Watched {
  /** Milliseconds of processor time that the process has had so far. */
  readonly processorTime: () => Promise<number>;
  /** Milliseconds, of any origin. */
  readonly now: () => number;
}

/** How often the processor time is read. */
const readEveryMilliseconds = 5_000;
/** Answering our own polls takes less of that time, and work takes more, on the busiest machine too. */
const leastOfWorkMilliseconds = 50;

export function watchedOf({ pid }: ChildProcess): Watched {
  return {
    // A process that has just ended has no time any more: what waits for it is notified of its end.
    processorTime: () =>
      pid === undefined ? Promise.resolve(0) : pidusage(pid).then(timeOf, () => 0),
    now: () => performance.now(),
  };
}

const timeOf = ({ ctime }: { ctime: number }) => ctime;

/**
 * Returns a function that resolves with the milliseconds since the process last worked: a slow machine
 * keeps a process waiting, and only one that does nothing will never be ready.
 */
export function createIdleTime({ processorTime, now }: Watched): () => Promise<number> {
  let workedAt = now();
  let readAt = now();
  let hadThen = 0;
  return async () => {
    if (now() - readAt < readEveryMilliseconds) return now() - workedAt;
    readAt = now();
    const had = await processorTime();
    if (had - hadThen >= leastOfWorkMilliseconds) workedAt = readAt;
    hadThen = had;
    return now() - workedAt;
  };
}
