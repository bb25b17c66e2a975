import type { PlayDelta } from "@grandstand/contract/match-centre";
import type { EventDelta } from "@grandstand/contract/realtime";
import { collectChanges, type RunningEvent } from "./event-state.ts";
import { playChanges, playOf } from "./play-views.ts";
import { eventStateOf } from "./views.ts";
import type { OutcomeResult, WorldChange } from "./world.ts";

/** What a floor reports of its events, in the order in which it happens. */
export interface Reports {
  /** Reports the changes since the last report, if there are any. */
  changes(event: RunningEvent, at: number): void;
  /** Reports what has happened in the match since the last report. */
  play(event: RunningEvent, at: number): void;
  /** Reports results by outcome id. */
  results(event: RunningEvent, results: ReadonlyMap<string, OutcomeResult>): void;
  liveList(): void;
}

/** The delta since the last report, which it marks as reported; null where nothing has changed. */
function nextDelta(event: RunningEvent, epoch: string, at: number): EventDelta | null {
  const changes = collectChanges(event, at);
  const state = eventStateOf(event, at);
  const written = JSON.stringify(state);
  const isNews = written !== event.reportedState;
  if (!isNews && changes.markets.length === 0 && changes.outcomes.length === 0) return null;
  event.reportedState = written;
  event.sequence += 1;
  return {
    epoch,
    sequence: event.sequence,
    at,
    ...(isNews ? { event: state } : {}),
    ...(changes.markets.length > 0 ? { markets: changes.markets } : {}),
    ...(changes.outcomes.length > 0 ? { outcomes: changes.outcomes } : {}),
  };
}

/** The play since the last report, which it marks as reported; null where nothing has happened. */
function nextPlayDelta(event: RunningEvent, epoch: string, at: number): PlayDelta | null {
  const play = playOf(event);
  const changes = play && playChanges(event.reportedPlay.play, play);
  if (changes === null) return null;
  const sequence = event.reportedPlay.sequence + 1;
  event.reportedPlay = { sequence, play };
  return { epoch, sequence, at, ...changes };
}

/** Creates the reports of one run of the sandbox, which `epoch` names. */
export function createReports({
  epoch,
  report,
}: {
  epoch: string;
  report(change: WorldChange): void;
}): Reports {
  return {
    changes(event, at) {
      const delta = nextDelta(event, epoch, at);
      if (delta !== null) report({ kind: "delta", eventId: event.id, delta });
    },
    play(event, at) {
      const delta = nextPlayDelta(event, epoch, at);
      if (delta !== null) report({ kind: "play", eventId: event.id, delta });
    },
    results(event, results) {
      report({ kind: "settled", eventId: event.id, results });
    },
    liveList() {
      report({ kind: "live-list" });
    },
  };
}
