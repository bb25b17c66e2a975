import type { LiveFacts } from "./live-clock.ts";

/**
 * How much of an event was played, from 0 to 1, by its minutes and the length of its halves; null where it has no
 * such clock.
 */
export function playedShare({ matchSummary, stats }: LiveFacts): number | null {
  const minutes = stats?.time ?? null;
  if (!matchSummary || minutes === null || matchSummary.normalTimeHalfDuration <= 0) return null;
  return Math.min(Math.max(minutes / (2 * matchSummary.normalTimeHalfDuration), 0), 1);
}
