import type { Odds } from "../odds/index.ts";
import { addSelection, type LiveSelection, type PlaceContext } from "./index.ts";
import {
  emptySlip,
  type FreeBet,
  type Selection,
  type Slip,
  type SlipEvent,
  type Transition,
} from "./slip-state.ts";

/** An instant for tests: what it is does not matter, only what comes before and after it. */
export const noon = Date.UTC(2026, 10, 21, 12);

/** A selection for tests: outcome `o1` of event `e1`, unless stated otherwise. */
export function selection(number: number, changes: Partial<Selection> = {}): Selection {
  return {
    outcomeId: `o${number}`,
    eventId: `e${number}`,
    marketId: `m${number}`,
    eventName: `Event ${number}`,
    marketName: "Match result",
    outcomeName: `Team ${number}`,
    sportSlug: "football",
    competitionId: "101",
    sportId: "1",
    startsAt: noon + 3_600_000,
    isLive: false,
    marketType: "match-result",
    odds: 2,
    isStartingPrice: false,
    hasEachWay: false,
    eachWayPlaces: null,
    eachWayFraction: null,
    outcomeIds: [],
    isBetplus: false,
    betOrigin: null,
    ...changes,
  };
}

/** A live price as good as new. */
export function live(odds: Odds | null, changes: Partial<LiveSelection> = {}): LiveSelection {
  return { odds, isSuspended: false, comboBoostAvailable: false, pricedAt: noon, ...changes };
}

/** A runner that takes each-way: a fifth of the odds for three places. */
export function runner(number: number, changes: Partial<Selection> = {}): Selection {
  const terms = { hasEachWay: true, eachWayPlaces: 3, eachWayFraction: 0.2 };
  return selection(number, { sportSlug: "horse-racing", marketType: "win", ...terms, ...changes });
}

/** A free bet of 5 EUR, for prices above 1.50, good until the next day. */
export function freeBet(changes: Partial<FreeBet> = {}): FreeBet {
  return {
    id: "free-1",
    name: "Welcome",
    amount: 500,
    amountRemaining: 500,
    minOdds: 1.5,
    expiresAt: Date.UTC(2026, 10, 22, 12),
    ...changes,
  };
}

/** A slip with these selections added one after the other, each priced live as it was clicked. */
export function slipOf(...selections: readonly Selection[]): Slip {
  return selections.reduce(
    (slip, line) => addSelection(slip, line, live(line.odds), noon).slip,
    emptySlip(),
  );
}

/** A slip with a number of selections of different events, in the type that adding them leads to. */
export function slipWith(count: number): Slip {
  return slipOf(...Array.from({ length: count }, (_, index) => selection(index + 1)));
}

/** The one event of a kind in a transition, or undefined. */
export function eventOf<Type extends SlipEvent["type"]>(
  transition: Transition,
  type: Type,
): Extract<SlipEvent, { type: Type }> | undefined {
  return transition.events.find(
    (event): event is Extract<SlipEvent, { type: Type }> => event.type === type,
  );
}

/** A person who may bet, with 100 EUR, online, with prices of the moment. */
export function context(changes: Partial<PlaceContext> = {}): PlaceContext {
  return {
    permission: { allowed: true },
    acceptOdds: "none",
    balance: 10_000,
    serverNow: noon,
    isOnline: true,
    priceFeed: "current",
    placingTickets: 0,
    unknownTickets: 0,
    ...changes,
  };
}
