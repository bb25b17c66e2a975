import { performance } from "node:perf_hooks";
import { busyWindow, longestWait } from "../core/intervals.ts";

/** The part of that time which visitors' pages and what they need may use before others wait. */
const busyFrom = 0.6;

/** What the measurement needs from outside. */
export interface SpareTimeDependencies {
  /** Milliseconds since any instant. */
  readonly clock: () => number;
  /** The part of the time since its last call in which the event loop had something to do, 0 to 1. */
  readonly utilization: () => number;
}

/**
 * Makes the function that says whether the one thread has time for work that can wait. Each yes is for one piece of
 * work: the next one has to be seen in the measurement first.
 */
export function createSpareTime({ clock, utilization }: SpareTimeDependencies): () => boolean {
  let measuredAt = Number.NEGATIVE_INFINITY;
  let givenAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock();
    if (now - measuredAt < busyWindow) return false;
    measuredAt = now;
    const isSpare = utilization() < busyFrom || now - givenAt >= longestWait;
    if (isSpare) givenAt = now;
    return isSpare;
  };
}

/** Measures this process's event loop. */
export function createUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
