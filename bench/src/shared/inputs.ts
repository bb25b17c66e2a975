import type { Page } from "playwright";

declare global {
  interface Window {
    /** Set by `watchInputs`: returns the milliseconds of each input so far, and starts a new list. */
    drainInputs: () => readonly number[];
  }
}

/**
 * Measures every input of a page, from its time stamp to the frame that shows its effect: presses and
 * keys as the browser's own Event Timing reports them, and the wheel, which is not part of that.
 */
export async function watchInputs(page: Page): Promise<void> {
  await page.addInitScript(observeInputs);
}

/** The milliseconds of each input since the last call. */
export async function readInputs(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.drainInputs());
}

/** Runs in the page, before any of its scripts. */
function observeInputs(): void {
  /** The least that Event Timing reports, in milliseconds; faster inputs are only counted. */
  const least = 16;
  const performanceWithCount = performance as Performance & { interactionCount: number };
  const interactions = new Map<number, number>();
  let wheels: number[] = [];
  let counted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const known = interactions.get(entry.interactionId) ?? 0;
      interactions.set(entry.interactionId, Math.max(known, entry.duration));
    }
  }).observe({
    type: "event",
    durationThreshold: least,
    buffered: true,
  } as PerformanceObserverInit);
  document.addEventListener(
    "wheel",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A task that is queued during a frame runs after its paint.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => wheels.push(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      });
    },
    { capture: true, passive: true },
  );
  window.drainInputs = () => {
    const count = performanceWithCount.interactionCount - counted;
    const fast = Math.max(0, count - interactions.size);
    const drained = [...interactions.values(), ...wheels, ...Array<number>(fast).fill(least)];
    counted += count;
    interactions.clear();
    wheels = [];
    return drained;
  };
}
