/** A clock and timers that a test moves; nothing waits for real. */
export interface FakeTime {
  now(): number;
  setTimer(run: () => void, milliseconds: number): () => void;
  /** Moves the clock and runs what comes due, in its order, with whatever that leads to. */
  pass(milliseconds: number): Promise<void>;
  /** Milliseconds until each timer that runs. */
  timers(): number[];
}

export const noon = Date.UTC(2026, 10, 21, 12);

/** Lets everything run that waits for nothing but promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

export function createFakeTime(start = noon): FakeTime {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    setTimer(run, milliseconds) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    async pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = until;
      await settle();
    },
    timers: () => timers.map(({ at }) => at - now),
  };
}
