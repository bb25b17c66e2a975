import type { SchedulerDependencies } from "../scheduler/scheduler.ts";

/** Runs something with the next frame; where there are no frames, as on the server, never. */
export function requestFrame(run: () => void): void {
  globalThis.requestAnimationFrame?.(run);
}

/** Resolves once the browser has painted what has changed, so that what is begun then delays no one. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => requestFrame(() => setTimeout(resolve)));
}

/** Runs something after this many milliseconds, unless the returned function is called before. */
export function setTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/**
 * Runs something in this tab alone among all tabs of the site, under a name. False where another tab is
 * at it. A browser without locks runs it as it is: the server still does each key at most once.
 */
export async function runAlone(name: string, run: () => Promise<void>): Promise<boolean> {
  if (!globalThis.navigator?.locks) {
    await run();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await run();
    return true;
  });
}

/** A page that is hidden or offline fetches nothing; it catches up when it is back. */
export const visibility: SchedulerDependencies = {
  now: () => Date.now(),
  random: Math.random,
  setTimer,
  isAwake: () => navigator.onLine && document.visibilityState === "visible",
  onWake(listener) {
    const onChange = () => {
      if (visibility.isAwake()) listener();
    };
    document.addEventListener("visibilitychange", onChange);
    window.addEventListener("online", onChange);
    window.addEventListener("pageshow", onChange);
    return () => {
      document.removeEventListener("visibilitychange", onChange);
      window.removeEventListener("online", onChange);
      window.removeEventListener("pageshow", onChange);
    };
  },
};

/** Whether the browser saves data: by its own switch (`Save-Data`), or by the system's. */
export function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
