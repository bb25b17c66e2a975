import { sportBySlug } from "../catalogue/sport-list.ts";
import type { Side } from "../football-play/intensities.ts";
import type { Random } from "../models/random.ts";
import { createEventCourse } from "./event-course.ts";
import {
  applyQuote,
  collectChanges,
  isOpen,
  newEvent,
  type RunningEvent,
  type RunningMarket,
  type RunningOutcome,
} from "./event-state.ts";
import { playOf } from "./play-views.ts";
import { createPriceRecords, type PriceRecords } from "./price-records.ts";
import type { Fixture } from "./programme.ts";
import { createReports } from "./reports.ts";
import type { Scheduler } from "./scheduler.ts";
import { createSeenPrices } from "./seen-prices.ts";
import { eventStateOf } from "./views.ts";
import type { WorldChange } from "./world.ts";

/** Milliseconds for which an event is kept after its end. */
export const keptAfterEnd = 1_440 * 60_000;
/** Virtual events are hundreds a day, and are kept for less time. */
const virtualKeptAfterEnd = 3_600_000;
const betPlusPart = 0.06;

export interface FloorOptions {
  epoch: string;
  now(): number;
  scheduler: Scheduler;
  random: Random;
  /** Ids begin with this, so that two runs of the sandbox never give two events one id. */
  idPrefix: string;
  report(change: WorldChange): void;
  /** Called when an event has ended: the programme may add another. */
  onEnded(event: RunningEvent, at: number): void;
}

/** An outcome with its market and its event. */
export interface Found {
  event: RunningEvent;
  market: RunningMarket;
  outcome: RunningOutcome;
}

/** The trading floor: it runs the events, prices them and reports changes. */
export interface Floor {
  readonly events: ReadonlyMap<string, RunningEvent>;
  /** What it has published of the main markets' prices. */
  readonly prices: Pick<PriceRecords, "of" | "size">;
  liveCount(): number;
  /** How many have not ended. */
  openCount(): number;
  /** Opens an event; one that began in the past is played up to now without reports. */
  open(fixture: Fixture, at: number): RunningEvent;
  /** Also creates an outcome that people compose, the first time that it is requested. */
  find(outcomeId: string): Found | null;
  /** Prices an event again and reports the changes. */
  requote(event: RunningEvent, at: number): void;
  /** Reports the changes since the last report, if there are any. */
  reportChanges(event: RunningEvent, at: number): void;
  end(event: RunningEvent, at: number, winners?: ReadonlySet<string>): void;
  /** A goal by hand; false where none can be scored. */
  score(event: RunningEvent, at: number, side: Side): boolean;
  /** Epoch milliseconds up to which it catches up. */
  target(): number;
  /** Sets until when the floor catches up, so that it skips prices that no one would see. */
  catchUpTo(target: number): void;
  /** Prices all events that were skipped. */
  quoteStale(at: number): void;
}

/** Milliseconds for which an event is readable after its end. */
function keptFor({ competition }: RunningEvent): number {
  const isVirtual = sportBySlug(competition.sport).category === "virtual";
  return isVirtual ? virtualKeptAfterEnd : keptAfterEnd;
}

/** Creates a floor without open events. */
export function createFloor(options: FloorOptions): Floor {
  const { scheduler, random } = options;
  const events = new Map<string, RunningEvent>();
  const outcomes = new Map<string, Found>();
  const records = createPriceRecords();
  const reports = createReports({
    epoch: options.epoch,
    report(change) {
      const event = change.kind === "delta" && events.get(change.eventId);
      if (event) records.note(event, change.delta.at);
      options.report(change);
    },
  });
  let opened = 0;

  const index = (event: RunningEvent) => {
    for (const market of event.markets) {
      for (const outcome of market.outcomes) {
        if (!outcomes.has(outcome.id)) outcomes.set(outcome.id, { event, market, outcome });
      }
    }
  };
  const requote = (event: RunningEvent, at: number) => {
    if (!isOpen(event)) return;
    const known = event.markets.length;
    applyQuote(event, event.contest.quote(at), at);
    if (event.markets.length !== known) index(event);
    reports.changes(event, at);
  };
  const prices = createSeenPrices(requote);
  const course = createEventCourse({
    scheduler,
    random,
    reports,
    prices,
    isKnown: (outcomeId) => outcomes.has(outcomeId),
    onEnded(event, at) {
      scheduler.schedule(at + keptFor(event), () => {
        events.delete(event.id);
        for (const id of event.results.keys()) outcomes.delete(id);
        records.drop(event.results.keys());
      });
      options.onEnded(event, at);
    },
  });

  /** An outcome that was not requested before: its contest may be able to compose it. */
  const compose = (outcomeId: string): Found | null => {
    const event = events.get(outcomeId.slice(0, Math.max(0, outcomeId.indexOf("-"))));
    if (event?.status !== "not_started") return null;
    const market = event.markets.find(({ id }) => outcomeId.startsWith(`${id}-`));
    const key = outcomeId.slice((market?.id.length ?? 0) + 1);
    if (market === undefined || !event.contest.compose?.(market.key, key)) return null;
    const at = options.now();
    applyQuote(event, event.contest.quote(at), at);
    index(event);
    reports.changes(event, at);
    return outcomes.get(outcomeId) ?? null;
  };

  return {
    events,
    prices: records,
    liveCount: course.liveCount,
    openCount: () => opened - course.endedCount(),
    open(fixture, at) {
      opened += 1;
      const event = newEvent({
        id: `${options.idPrefix}${String(opened).padStart(4, "0")}`,
        competition: fixture.competition,
        contest: fixture.contest,
        title: fixture.title ?? null,
        startsAt: fixture.startsAt,
        isBetPlus: random.next() < betPlusPart,
      });
      events.set(event.id, event);
      course.open(event, at);
      applyQuote(event, event.contest.quote(at), at);
      // The first reader gets a snapshot: there is no change to report yet.
      collectChanges(event, at);
      event.reportedState = JSON.stringify(eventStateOf(event, at));
      event.reportedPlay.play = playOf(event);
      records.note(event, at);
      index(event);
      return event;
    },
    find: (outcomeId) => outcomes.get(outcomeId) ?? compose(outcomeId),
    requote,
    reportChanges: reports.changes,
    end: course.end,
    score: course.score,
    target: prices.target,
    catchUpTo: prices.catchUpTo,
    quoteStale: prices.quoteStale,
  };
}
