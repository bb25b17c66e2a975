import type { EventDelta } from "@grandstand/contract/realtime";
import { sportBySlug } from "../catalogue/sport-list.ts";
import type { Random } from "../models/random.ts";
import {
  applyQuote,
  closeMarket,
  collectChanges,
  type RunningEvent,
  type RunningMarket,
  type RunningOutcome,
} from "./event-state.ts";
import type { Fixture } from "./programme.ts";
import type { Scheduler } from "./scheduler.ts";
import { eventStateOf } from "./views.ts";
import type { OutcomeResult, WorldChange } from "./world.ts";

/** Milliseconds between two price changes of an event that has not begun. */
const driftInterval = 1_080_000;
/** While it catches up over more than this, prices that no one sees are skipped. */
const worthQuoting = 60_000;
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
  /** Epoch milliseconds up to which it catches up. */
  target(): number;
  /** Sets until when the floor catches up, so that it skips prices that no one would see. */
  catchUpTo(target: number): void;
  /** Prices all events that were skipped. */
  quoteStale(at: number): void;
}

/** The named winners of a market win, and no other outcome of it; a runner that was withdrawn stays void. */
function obeyWinners(
  market: RunningMarket,
  winners: ReadonlySet<string>,
  results: Map<string, OutcomeResult>,
): void {
  const hasRun = ({ id, isVisible }: RunningOutcome) => results.get(id) !== "void" || isVisible;
  const isNamed = ({ key }: RunningOutcome) => winners.has(`${market.key}-${key}`);
  const runners = market.outcomes.filter(hasRun);
  if (!runners.some(isNamed)) return;
  for (const outcome of runners) {
    if (isNamed(outcome)) results.set(outcome.id, "won");
    else if (results.get(outcome.id) !== "placed") results.set(outcome.id, "lost");
  }
}

/** Creates a floor without open events. */
export function createFloor(options: FloorOptions): Floor {
  const { scheduler, random, report } = options;
  const events = new Map<string, RunningEvent>();
  const outcomes = new Map<string, Found>();
  const stale = new Set<RunningEvent>();
  let opened = 0;
  let live = 0;
  let ended = 0;
  let target = 0;

  const index = (event: RunningEvent) => {
    for (const market of event.markets) {
      for (const outcome of market.outcomes) {
        if (!outcomes.has(outcome.id)) outcomes.set(outcome.id, { event, market, outcome });
      }
    }
  };
  const reportChanges = (event: RunningEvent, at: number) => {
    const changes = collectChanges(event, at);
    const state = eventStateOf(event, at);
    const written = JSON.stringify(state);
    const isNews = written !== event.reportedState;
    if (!isNews && changes.markets.length === 0 && changes.outcomes.length === 0) return;
    event.reportedState = written;
    event.sequence += 1;
    const delta: EventDelta = {
      epoch: options.epoch,
      sequence: event.sequence,
      at,
      ...(isNews ? { event: state } : {}),
      ...(changes.markets.length > 0 ? { markets: changes.markets } : {}),
      ...(changes.outcomes.length > 0 ? { outcomes: changes.outcomes } : {}),
    };
    report({ kind: "delta", eventId: event.id, delta });
  };
  const requote = (event: RunningEvent, at: number) => {
    if (event.status !== "not_started" && event.status !== "live") return;
    const known = event.markets.length;
    applyQuote(event, event.contest.quote(at), at);
    if (event.markets.length !== known) index(event);
    reportChanges(event, at);
  };
  /** Prices it now, or after catching up if no one would see the price. */
  const quoteWhenSeen = (event: RunningEvent, at: number) => {
    if (at >= target - worthQuoting) {
      stale.delete(event);
      requote(event, at);
    } else {
      stale.add(event);
    }
  };

  const drift = (event: RunningEvent) => (at: number) => {
    if (event.status !== "not_started") return;
    event.contest.drift();
    quoteWhenSeen(event, at);
    scheduler.schedule(at + driftInterval * random.between(0.7, 1.3), drift(event));
  };

  const end = (event: RunningEvent, at: number, winners: ReadonlySet<string> = new Set()) => {
    if (event.status === "ended") return;
    const wasLive = event.status === "live";
    const settled = event.contest.settle(winners);
    const { results } = event;
    for (const market of event.markets) {
      closeMarket(market);
      // Results that were paid already stay, even where other winners are named now.
      const isResolved = market.outcomes.some(({ id }) => results.has(id));
      for (const outcome of market.outcomes) {
        if (isResolved) continue;
        results.set(outcome.id, settled.get(`${market.key}-${outcome.key}`) ?? "void");
      }
      if (!isResolved) obeyWinners(market, winners, results);
    }
    event.status = "ended";
    event.endedAt = at;
    event.suspendedUntil = 0;
    stale.delete(event);
    ended += 1;
    if (wasLive) live -= 1;
    reportChanges(event, at);
    report({ kind: "settled", eventId: event.id, results });
    if (wasLive) report({ kind: "live-list" });
    const isVirtual = sportBySlug(event.competition.sport).category === "virtual";
    scheduler.schedule(at + (isVirtual ? virtualKeptAfterEnd : keptAfterEnd), () => {
      events.delete(event.id);
      for (const id of results.keys()) outcomes.delete(id);
    });
    options.onEnded(event, at);
  };

  /** Settles the results that play has made certain, before the end. */
  const settleResolved = (event: RunningEvent) => {
    const news = new Map<string, OutcomeResult>();
    for (const [key, result] of event.contest.resolved()) {
      const id = `${event.id}-${key}`;
      if (event.results.has(id) || !outcomes.has(id)) continue;
      event.results.set(id, result);
      news.set(id, result);
    }
    if (news.size > 0) report({ kind: "settled", eventId: event.id, results: news });
  };

  const play = (event: RunningEvent) => (at: number) => {
    if (event.status !== "live") return;
    if (event.heldUntil > at) {
      event.contest.drift();
      quoteWhenSeen(event, at);
      scheduler.schedule(event.heldUntil, play(event));
      return;
    }
    const step = event.contest.step(at);
    if (step.nextAt === null) {
      end(event, at);
      return;
    }
    scheduler.schedule(step.nextAt, play(event));
    if (step.isNotable) settleResolved(event);
    if (step.suspendFor > 0) {
      event.suspendedUntil = at + step.suspendFor;
      reportChanges(event, at);
      scheduler.schedule(event.suspendedUntil, (until) => quoteWhenSeen(event, until));
    } else if (event.suspendedUntil > at) {
      reportChanges(event, at);
    } else {
      if (step.isNotable) reportChanges(event, at);
      quoteWhenSeen(event, at);
    }
  };

  const goLive = (event: RunningEvent) => (at: number) => {
    if (event.status !== "not_started") return;
    event.status = "live";
    live += 1;
    scheduler.schedule(event.contest.begin(at), play(event));
    reportChanges(event, at);
    report({ kind: "live-list" });
    quoteWhenSeen(event, at);
  };

  /** Plays an event that began before the sandbox did; null where it would have ended by now. */
  const playToNow = (event: RunningEvent, at: number) => {
    let nextAt: number | null = event.contest.begin(event.startsAt);
    while (nextAt !== null && nextAt <= at) nextAt = event.contest.step(nextAt).nextAt;
    event.status = "live";
    live += 1;
    // An event that would have ended by now ends at once.
    scheduler.schedule(nextAt ?? at, nextAt === null ? (now) => end(event, now) : play(event));
  };

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
    reportChanges(event, at);
    return outcomes.get(outcomeId) ?? null;
  };

  return {
    events,
    liveCount: () => live,
    openCount: () => opened - ended,
    open(fixture, at) {
      opened += 1;
      const event: RunningEvent = {
        id: `${options.idPrefix}${String(opened).padStart(4, "0")}`,
        competition: fixture.competition,
        contest: fixture.contest,
        title: fixture.title ?? null,
        startsAt: fixture.startsAt,
        endedAt: null,
        status: "not_started",
        suspendedUntil: 0,
        heldUntil: 0,
        isClosedByHand: false,
        isBetPlus: random.next() < betPlusPart,
        sequence: 0,
        markets: [],
        reportedState: "",
        results: new Map(),
      };
      events.set(event.id, event);
      if (fixture.startsAt <= at) {
        playToNow(event, at);
        report({ kind: "live-list" });
      } else {
        scheduler.schedule(fixture.startsAt, goLive(event));
        scheduler.schedule(at + driftInterval * random.next(), drift(event));
      }
      applyQuote(event, event.contest.quote(at), at);
      // The first reader gets a snapshot: there is no change to report yet.
      collectChanges(event, at);
      event.reportedState = JSON.stringify(eventStateOf(event, at));
      index(event);
      return event;
    },
    find: (outcomeId) => outcomes.get(outcomeId) ?? compose(outcomeId),
    requote,
    reportChanges,
    end,
    target: () => target,
    catchUpTo(until) {
      target = until;
    },
    quoteStale(at) {
      for (const event of stale) requote(event, at);
      stale.clear();
    },
  };
}
