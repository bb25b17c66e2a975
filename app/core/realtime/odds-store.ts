import type { EventState, OutcomeState } from "@grandstand/contract/realtime";
import { isMovementVisible, type Movement, movement, type Odds } from "@grandstand/rules/odds";
import { createStore } from "zustand/vanilla";
import { createKeyListeners } from "./key-listeners.ts";

/** The price of one outcome as it is known now. */
export interface OutcomePrice {
  readonly odds: Odds | null;
  readonly isSuspended: boolean;
  readonly movement: Movement;
  /** When its last move was shown, and when it was last known to be true: epoch milliseconds, server's clock. */
  readonly movedAt: number;
  readonly pricedAt: number;
}

/** News of one outcome; forced, where it counts although something newer is known. */
interface Gathered {
  readonly state: OutcomeState;
  readonly at: number;
  readonly isForced: boolean;
}

/** Everything of one flush: those who show one of these keys are woken, no one else. */
interface Flush {
  readonly number: number;
  readonly keys: ReadonlySet<string>;
}

export interface OddsStore {
  /**
   * Takes changes in; they are gathered until the frame's flush. `at` is the message's time; with the event whose
   * message it is, they are withdrawn and kept with it.
   */
  receive(outcomes: readonly OutcomeState[], at: number, eventId?: string): void;
  receiveEvent(eventId: string, state: EventState): void;
  /**
   * A snapshot: outcomes of the event that it doesn't name have no price any more. After a restart the server's clock
   * may be behind, so that what was known before does not count.
   */
  replace(
    eventId: string,
    outcomes: readonly OutcomeState[],
    at: number,
    options?: { readonly isNewEpoch: boolean },
  ): void;
  /** The event is not offered any more: none of its outcomes has a price. */
  withdraw(eventId: string): void;
  price(outcomeId: string): OutcomePrice | undefined;
  event(eventId: string): EventState | undefined;
  /** Wakes the listener when this outcome's price, or this event's state, changed. */
  watch(key: string, listener: () => void): () => void;
  /** Wakes the listener with every flush, and the keys of it. */
  watchAll(listener: (keys: ReadonlySet<string>) => void): () => void;
  /**
   * Forgets prices that were last known before then (epoch milliseconds, server's clock), and states, of events that
   * are not followed: without it a page that stays open keeps every market that it has ever had. What is watched stays.
   */
  forget(before: number, followed: readonly string[]): void;
  /** Ends movements that have been shown for long enough (B4); the one clock calls this. */
  endMovements(now: number): void;
}

/** Runs a flush later, once: the frame in a browser, by hand in a test. */
export type Schedule = (flush: () => void) => void;

/**
 * The prices of everything on screen. Changes of one frame are gathered by outcome and flushed
 * together, so that a button is drawn at most once a frame however often its price moved; each
 * button listens to its own key, so that what is not shown costs nothing.
 */
export function createOddsStore(schedule: Schedule, now: () => number = () => 0): OddsStore {
  const flushes = createStore<Flush>(() => ({ number: 0, keys: new Set() }));
  const prices = new Map<string, OutcomePrice>();
  const events = new Map<string, EventState>();
  /** Every outcome that an event has had: those that are gone have no price, and stay so. */
  const outcomesOf = new Map<string, Set<string>>();
  const listeners = createKeyListeners();
  const moving = new Set<string>();
  let gathered = new Map<string, Gathered>();
  let changed = new Set<string>();
  let isScheduled = false;

  flushes.subscribe(({ keys }) => listeners.call(keys));

  function plan() {
    if (isScheduled) return;
    isScheduled = true;
    schedule(flush);
  }

  function flush() {
    isScheduled = false;
    const states = gathered;
    const keys = changed;
    gathered = new Map();
    changed = new Set();
    for (const [outcomeId, news] of states) {
      if (apply(outcomeId, news)) keys.add(outcomeId);
    }
    if (keys.size > 0) flushes.setState({ number: flushes.getState().number + 1, keys });
  }

  function apply(outcomeId: string, { state, at, isForced }: Gathered): boolean {
    const [, odds, suspended] = state;
    const known = prices.get(outcomeId);
    if (known && at < known.pricedAt && !isForced) return false;
    const isSuspended = suspended === 1;
    const moved = movement(known?.odds ?? null, odds);
    const isSame = known?.odds === odds && known.isSuspended === isSuspended;
    if (moved !== "none") moving.add(outcomeId);
    prices.set(outcomeId, {
      odds,
      isSuspended,
      movement: moved === "none" ? (known?.movement ?? "none") : moved,
      // What was held back moves when it is shown, or its corner would be gone before it is seen.
      movedAt: moved === "none" ? (known?.movedAt ?? at) : Math.max(at, now()),
      pricedAt: at,
    });
    return !isSame;
  }

  function gather(outcomes: readonly OutcomeState[], at: number, isNewEpoch: boolean) {
    for (const state of outcomes) {
      const waiting = gathered.get(state[0]);
      if (waiting && at < waiting.at && !isNewEpoch) continue;
      gathered.set(state[0], { state, at, isForced: isNewEpoch || (waiting?.isForced ?? false) });
    }
    plan();
  }

  /** The event's outcomes, with these. */
  function addTo(eventId: string, outcomes: readonly OutcomeState[]): ReadonlySet<string> {
    const known = outcomesOf.get(eventId) ?? new Set();
    for (const [id] of outcomes) known.add(id);
    outcomesOf.set(eventId, known);
    return known;
  }

  return {
    receive(outcomes, at, eventId) {
      if (eventId !== undefined) addTo(eventId, outcomes);
      gather(outcomes, at, false);
    },
    receiveEvent(eventId, state) {
      // Each snapshot says it again: a row is not drawn for what it has.
      if (isSameState(events.get(eventId), state)) return;
      events.set(eventId, state);
      changed.add(eventId);
      plan();
    },
    replace(eventId, outcomes, at, { isNewEpoch } = { isNewEpoch: false }) {
      const named = new Set(outcomes.map(([id]) => id));
      const gone = [...addTo(eventId, outcomes)].filter((id) => !named.has(id));
      gather([...outcomes, ...gone.map((id): OutcomeState => [id, null, 1])], at, isNewEpoch);
    },
    withdraw(eventId) {
      for (const id of outcomesOf.get(eventId) ?? []) {
        gather([[id, null, 1]], prices.get(id)?.pricedAt ?? 0, false);
      }
    },
    price: (outcomeId) => prices.get(outcomeId),
    event: (eventId) => events.get(eventId),
    watch: listeners.add,
    watchAll: (listener) => flushes.subscribe(({ keys }) => listener(keys)),
    forget(before, followed) {
      const kept = new Set(followed.flatMap((id) => [...(outcomesOf.get(id) ?? []), id]));
      const isOver = (key: string) => !kept.has(key) && !listeners.has(key);
      for (const [id, { pricedAt }] of prices) {
        if (pricedAt < before && isOver(id)) prices.delete(id);
      }
      for (const [eventId, ids] of outcomesOf) {
        if (isOver(eventId) && ![...ids].some((id) => prices.has(id))) outcomesOf.delete(eventId);
      }
      for (const eventId of events.keys()) {
        if (isOver(eventId) && !outcomesOf.has(eventId)) events.delete(eventId);
      }
    },
    endMovements(now) {
      for (const outcomeId of moving) {
        const price = prices.get(outcomeId);
        if (price && isMovementVisible(price.movedAt, now)) continue;
        moving.delete(outcomeId);
        if (!price) continue;
        prices.set(outcomeId, { ...price, movement: "none" });
        changed.add(outcomeId);
      }
      if (changed.size > 0) plan();
    },
  };
}

/** Both come through one schema, which gives them their order. */
function isSameState(known: EventState | undefined, state: EventState): boolean {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(state);
}
