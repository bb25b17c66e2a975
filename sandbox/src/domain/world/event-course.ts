import type { Side } from "../football-play/intensities.ts";
import type { Random } from "../models/random.ts";
import type { Step } from "./contest.ts";
import { resolveEvent, settleEvent } from "./event-results.ts";
import type { RunningEvent } from "./event-state.ts";
import type { Reports } from "./reports.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SeenPrices } from "./seen-prices.ts";

/** Milliseconds between two price changes of an event that has not begun. */
const driftInterval = 1_080_000;

export interface CourseOptions {
  scheduler: Scheduler;
  random: Random;
  reports: Reports;
  prices: SeenPrices;
  /** Whether an outcome has been for sale. */
  isKnown(outcomeId: string): boolean;
  onEnded(event: RunningEvent, at: number): void;
}

/** The course of events: prices that drift until the start, then play, then the end. Instants are epoch milliseconds. */
export interface EventCourse {
  liveCount(): number;
  endedCount(): number;
  /** Schedules the start; an event that began in the past is played up to now without reports. */
  open(event: RunningEvent, at: number): void;
  /** Does nothing where the event has ended. `winners` are named by "market key-outcome key". */
  end(event: RunningEvent, at: number, winners?: ReadonlySet<string>): void;
  /** Has a side score at once, and play continue as it would have; false where no goal can be scored. */
  score(event: RunningEvent, at: number, side: Side): boolean;
}

/** Moves the prices of an event until it begins: at once where they are seen, and at intervals. */
function createDrift({
  scheduler,
  random,
  prices,
}: Pick<CourseOptions, "scheduler" | "random" | "prices">) {
  const drift = (event: RunningEvent) => (at: number) => {
    if (event.status !== "not_started") return;
    event.contest.drift();
    prices.quote(event, at);
    scheduler.schedule(at + driftInterval * random.between(0.7, 1.3), drift(event));
  };
  return (event: RunningEvent, at: number) => {
    scheduler.schedule(at + driftInterval * random.next(), drift(event));
  };
}

/** Shows a step of play: the suspension after a goal or a break, or else new prices. */
function createStepReport({
  scheduler,
  reports,
  prices,
}: Pick<CourseOptions, "scheduler" | "reports" | "prices">) {
  return (event: RunningEvent, step: Step, at: number) => {
    const { suspendFor, suspendedBecause = null, isNotable } = step;
    if (suspendFor > 0) {
      event.suspendedBecause = suspendedBecause;
      event.suspendedUntil = at + suspendFor;
      reports.changes(event, at);
      scheduler.schedule(event.suspendedUntil, (until) => prices.quote(event, until));
    } else if (event.suspendedUntil > at) {
      reports.changes(event, at);
    } else {
      if (isNotable) reports.changes(event, at);
      prices.quote(event, at);
    }
  };
}

/** Creates the course of events, none of which is open. */
export function createEventCourse(options: CourseOptions): EventCourse {
  const { scheduler, reports, prices } = options;
  const beginDrift = createDrift(options);
  const reportStep = createStepReport(options);
  let live = 0;
  let ended = 0;

  const end = (event: RunningEvent, at: number, winners: ReadonlySet<string> = new Set()) => {
    if (event.status === "ended") return;
    const wasLive = event.status === "live";
    settleEvent(event, winners);
    event.status = "ended";
    event.endedAt = at;
    event.suspendedUntil = 0;
    prices.drop(event);
    ended += 1;
    if (wasLive) live -= 1;
    reports.changes(event, at);
    reports.results(event, event.results);
    if (wasLive) reports.liveList();
    options.onEnded(event, at);
  };

  const show = (event: RunningEvent, step: Step, at: number) => {
    if (step.isNotable || step.isDecisive) {
      const resolved = resolveEvent(event, options.isKnown);
      if (resolved.size > 0) reports.results(event, resolved);
    }
    reportStep(event, step, at);
  };

  const play = (event: RunningEvent) => (at: number) => {
    if (event.status !== "live") return;
    if (event.heldUntil > at) {
      event.contest.drift();
      prices.quote(event, at);
      scheduler.schedule(event.heldUntil, play(event));
      return;
    }
    const step = event.contest.step(at);
    reports.play(event, at);
    if (step.nextAt === null) {
      end(event, at);
      return;
    }
    scheduler.schedule(step.nextAt, play(event));
    show(event, step, at);
  };

  const goLive = (event: RunningEvent) => (at: number) => {
    if (event.status !== "not_started") return;
    event.status = "live";
    live += 1;
    scheduler.schedule(event.contest.begin(at), play(event));
    reports.changes(event, at);
    reports.play(event, at);
    reports.liveList();
    prices.quote(event, at);
  };

  /** Plays an event that began before the sandbox did. */
  const playToNow = (event: RunningEvent, at: number) => {
    let nextAt: number | null = event.contest.begin(event.startsAt);
    while (nextAt !== null && nextAt <= at) nextAt = event.contest.step(nextAt).nextAt;
    event.status = "live";
    live += 1;
    // An event that would have ended by now ends at once.
    scheduler.schedule(nextAt ?? at, nextAt === null ? (now) => end(event, now) : play(event));
  };

  return {
    liveCount: () => live,
    endedCount: () => ended,
    open(event, at) {
      if (event.startsAt <= at) {
        playToNow(event, at);
        reports.liveList();
      } else {
        scheduler.schedule(event.startsAt, goLive(event));
        beginDrift(event, at);
      }
    },
    end,
    score(event, at, side) {
      const step = event.status === "live" ? event.contest.scoreGoal?.(at, side) : null;
      if (!step) return false;
      reports.play(event, at);
      show(event, step, at);
      return true;
    },
  };
}
