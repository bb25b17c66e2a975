import type { Incident, PlayDelta } from "@grandstand/contract/match-centre";
import type { Play, RunningEvent } from "./event-state.ts";
import { sportChanges } from "./sport-changes.ts";

type Changes = Omit<PlayDelta, "epoch" | "sequence" | "at">;

/** What has happened in a match so far; null before it begins, and of an event whose play is not drawn. */
export function playOf(event: RunningEvent): Play | null {
  const play = event.status === "not_started" ? undefined : event.contest.play?.();
  if (play === undefined) return null;
  const { halfTimeScore, incidents, stats, momentum, sport } = play;
  return {
    ...(halfTimeScore !== undefined && { half_time_score: halfTimeScore }),
    incidents: [...incidents],
    ...(stats.length > 0 && { stats: [...stats] }),
    ...(momentum && { momentum: { first: [...momentum.first], second: [...momentum.second] } }),
    ...(sport && { sport }),
  };
}

/** The values of a half that are new or other than they were. */
function changedMinutes(half: 1 | 2, known: readonly number[], now: readonly number[]) {
  return now.flatMap((value, minute) =>
    value === known[minute] ? [] : [[half, minute, value] as [1 | 2, number, number]],
  );
}

function changedPart<Key extends "half_time_score" | "stats">(key: Key, known: Play, now: Play) {
  return JSON.stringify(known[key]) === JSON.stringify(now[key]) ? {} : { [key]: now[key] };
}

/** What a match has now and did not have before; null where that is nothing. */
export function playChanges(known: Play | null, now: Play): Changes | null {
  const before: Play = known ?? { incidents: [] };
  const incidents: Incident[] = now.incidents.slice(before.incidents.length);
  const momentum = [
    ...changedMinutes(1, before.momentum?.first ?? [], now.momentum?.first ?? []),
    ...changedMinutes(2, before.momentum?.second ?? [], now.momentum?.second ?? []),
  ];
  const sport = now.sport && sportChanges(before.sport, now.sport);
  const changes: Changes = {
    ...changedPart("half_time_score", before, now),
    ...changedPart("stats", before, now),
    ...(incidents.length > 0 && { incidents }),
    ...(momentum.length > 0 && { momentum }),
    ...(sport && { sport }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
