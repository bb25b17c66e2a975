/** What the clock of an event in play is read from: the wire's fields, all of them optional (B3). */
export type LiveFacts = {
  matchSummary?: MatchSummary | null;
  /** `time` is whole minutes played since the kick-off, breaks not counted. */
  stats?: { time: number | null } | null;
};

/**
 * The phases of a match. `startTimes` has an ISO 8601 instant for each phase that has begun, and
 * `normalTimeHalfDuration` is in minutes.
 */
export type MatchSummary = {
  currentPhase: string;
  startTimes: Record<string, string>;
  normalTimeHalfDuration: number;
};

/** What a live clock shows: a minute that runs, a set, or a phase that the component has a word for. */
export type LiveClock =
  | { kind: "minute"; minute: number; stoppage: number; phase: string | null }
  | { kind: "set"; set: number }
  | { kind: "phase"; phase: string };

/** The halves in which the minutes run, with the halves that were played before them. */
const halvesBefore = new Map([
  ["first_half", 0],
  ["second_half", 1],
]);

const minuteInMilliseconds = 60_000;

/**
 * Reads the live clock of an event, whatever its sport: minutes for football, the set for tennis, the
 * phase for the rest (B2, Event time display). Null where no clock runs yet or the event has none.
 * `now` is epoch milliseconds of the server's time.
 */
export function liveClock(facts: LiveFacts, now: number): LiveClock | null {
  const minutesPlayed = facts.stats?.time ?? null;
  const summary = facts.matchSummary ?? null;
  if (summary === null) {
    if (minutesPlayed === null) return null;
    return { kind: "minute", minute: minutesPlayed + 1, stoppage: 0, phase: null };
  }
  const phase = summary.currentPhase;
  if (phase === "not_started") return null;
  const set = /^set_(\d+)$/.exec(phase)?.[1];
  if (set !== undefined) return { kind: "set", set: Number(set) };
  const before = halvesBefore.get(phase);
  if (before === undefined) return { kind: "phase", phase };
  const played = minutesSinceKickOff(summary, before, now) ?? minutesPlayed;
  if (played === null) return { kind: "phase", phase };
  const lastMinute = (before + 1) * summary.normalTimeHalfDuration;
  const minute = Math.min(played + 1, lastMinute);
  return { kind: "minute", minute, stoppage: Math.max(0, played + 1 - lastMinute), phase };
}

/** Writes the running minute as a scoreboard shows it: `23'`, `45+2'`. */
export function minuteText(clock: { minute: number; stoppage: number }): string {
  return clock.stoppage > 0 ? `${clock.minute}+${clock.stoppage}'` : `${clock.minute}'`;
}

function minutesSinceKickOff(summary: MatchSummary, halves: number, now: number): number | null {
  const startedAt = Date.parse(summary.startTimes[summary.currentPhase] ?? "");
  if (Number.isNaN(startedAt)) return null;
  const inThisHalf = Math.max(0, Math.floor((now - startedAt) / minuteInMilliseconds));
  return halves * summary.normalTimeHalfDuration + inThisHalf;
}
