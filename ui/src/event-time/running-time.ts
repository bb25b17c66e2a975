import type { LiveFacts } from "@grandstand/rules/event-time";

const halvesBefore: Readonly<Record<string, number>> = { first_half: 0, second_half: 1 };

/**
 * The time played in a half as a scoreboard shows it, `67:12`; null where the feed gives no start to
 * count from, or the sport has no such clock. `now` is epoch milliseconds.
 */
export function runningTime(facts: LiveFacts | null, now: number): string | null {
  const summary = facts?.matchSummary;
  const before = halvesBefore[summary?.currentPhase ?? ""];
  if (!summary || before === undefined) return null;
  const startedAt = Date.parse(summary.startTimes[summary.currentPhase] ?? "");
  if (Number.isNaN(startedAt)) return null;
  const inThisHalf = Math.max(0, Math.floor((now - startedAt) / 1_000));
  const seconds = before * summary.normalTimeHalfDuration * 60 + inThisHalf;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
