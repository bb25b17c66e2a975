import type { Language } from "@grandstand/contract/entities";
import {
  addPending,
  countOf,
  dropEnded,
  lookupDelay,
  markAnswered,
  markLookedUp,
  markSent,
  type PendingRecord,
  type Placement,
  type PlacementTicket,
  pendingRecord,
  processingStatusOf,
  readCalculate,
  restorePending,
  resumePlacement,
  sendable,
  serialisePending,
  startPlacement,
} from "@grandstand/rules/placement";
import {
  completeProcessing,
  isEachWay,
  type Slip,
  sharedStake,
  slipError,
  stakeOfLine,
  startProcessing,
} from "@grandstand/rules/slip";
import type { StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import type { Connection } from "../../core/realtime/connection.ts";
import type { SessionStore } from "../../core/session/session.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import { calculateSlip, lookUp, submitTicket } from "./api.ts";
import type { BetSlipStore } from "./store.ts";
import { trackWidgetBets } from "./track-widget-bets.ts";

export interface PlacingSurroundings {
  readonly api: CallApi;
  readonly storage: Storage;
  readonly now: () => number;
  readonly language: Language;
  readonly country: string;
  readonly slip: BetSlipStore;
  readonly session: SessionStore;
  readonly connection: StoreApi<Connection>;
  /** Runs alone among all tabs of the site; false where another tab is at it. */
  readonly alone: (run: () => Promise<void>) => Promise<boolean>;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
}

export interface PlaceBets {
  /**
   * Places what is on the slip, once. A press while something is under way does nothing; a bet that
   * certainly never arrived goes again as it was, under the same id.
   */
  place(): Promise<void>;
  /** Takes up tickets whose page went away before their answer came. */
  resume(userId: string): void;
}

/**
 * Takes a slip from the press of the button to its receipts (B4, Placement): calculate, then each
 * ticket by itself. A ticket's record is kept before its request leaves; a lost answer is asked for
 * until it is known, and never guessed.
 */
export function createPlaceBets(surroundings: PlacingSurroundings): PlaceBets {
  const { api, storage, now, slip, session, connection } = surroundings;
  const placement = () => slip.getState().placement;
  const userId = () => session.getState().user?.id ?? null;
  let cancelLookUp = () => {};

  function update(next: Placement) {
    trackWidgetBets(api, slip.getState().slip.selections, placement(), next);
    slip.setPlacement(next);
    keepPending((records) => dropEnded(records, next));
  }

  function keepPending(change: (records: readonly PendingRecord[]) => readonly PendingRecord[]) {
    const { mine, others } = restorePending(storage.read(storageKeys.pending), userId());
    const records = [...others, ...change(mine)];
    if (records.length === 0) storage.remove(storageKeys.pending);
    else storage.write(storageKeys.pending, serialisePending(records));
  }

  async function send(tickets: readonly PlacementTicket[]) {
    const owner = userId();
    for (const ticket of tickets) {
      // Once the session has ended nothing more leaves: what did is resolved after the next login.
      if (owner === null || userId() !== owner) return;
      keepPending((records) => addPending(records, pendingRecord(ticket, owner, now())));
      update(markSent(placement(), ticket.uuid, now()));
      const outcome = await submitTicket(api, ticket, connection.getState().isOnline);
      update(markAnswered(placement(), ticket.uuid, outcome, now()));
    }
    settle();
  }

  function settle() {
    if (countOf(placement(), "unknown") > 0) return askLater();
    if (processingStatusOf(placement()) !== "completed") return;
    const { tickets } = placement();
    const [only] = tickets;
    if (tickets.some(({ ticket }) => ticket.freeBetId !== null)) slip.tellFreeBets();
    if (tickets.every(({ status }) => status === "price-moved")) return askAgain();
    if (tickets.length === 1 && only?.status === "refused" && only.refusal.retry === "new-ticket") {
      return slip.putDown(slipError(only.refusal.code, only.refusal.message));
    }
    const anyPlaced = countOf(placement(), "placed") > 0;
    slip.take(completeProcessing(slip.getState().slip, { anyPlaced }, now()));
    void session.refreshBalance();
  }

  /** Every price moved on the way: the slip takes the new ones and asks for consent (fault 11). */
  function askAgain() {
    const moved = placement().tickets.flatMap((state) =>
      state.status === "price-moved" ? [state.odds] : [],
    );
    const updates = moved.flatMap((odds) =>
      Object.entries(odds).map(([outcomeId, price]) => ({
        outcomeId,
        odds: price,
        isSuspended: false,
        pricedAt: now(),
      })),
    );
    slip.putDown(null);
    slip.applyLive(updates);
  }

  /** Asks by and by, one look-up at a time, as long as the tickets' person is logged in. */
  function askLater() {
    const owner = userId();
    const unknown = placement().tickets.flatMap((state) =>
      state.status === "unknown" ? [state] : [],
    );
    const asked = Math.min(...unknown.map(({ lookups }) => lookups));
    cancelLookUp();
    cancelLookUp = surroundings.setTimer(async () => {
      for (const { ticket } of unknown) {
        if (owner === null || userId() !== owner) return;
        update(markLookedUp(placement(), ticket.uuid, await lookUp(api, ticket.uuid), now()));
      }
      settle();
    }, lookupDelay(asked));
  }

  async function calculateAndSend() {
    const { language, country } = surroundings;
    const before = slip.getState().slip;
    slip.take(startProcessing(before, now()));
    const { comboBoost, maximumPayout } = slip.getState();
    const terms = { acceptOdds: slip.acceptOdds(), comboBoost, maximumPayout, language, country };
    const owner = userId();
    const reading = readCalculate(await calculateSlip(api, before, terms));
    // The session ended meanwhile: the login says so, and the slip stands as before.
    if (userId() !== owner) return;
    if (reading.kind === "failed") {
      if (before.freeBet !== null) slip.tellFreeBets();
      return slip.putDown(slipError(reading.code, reading.message));
    }
    update(startPlacement(reading.tickets));
    await send(reading.tickets);
  }

  async function runAlone(run: () => Promise<void>) {
    if (!(await surroundings.alone(run))) slip.notify("being-placed-elsewhere");
  }

  return {
    async place() {
      if (slip.control().kind !== "place") return;
      await runAlone(async () => {
        if (slip.control().kind !== "place" || isPlacedElsewhere(storage, slip)) return;
        const again = sameBets(slip, sendable(placement()));
        if (again.length === 0) return calculateAndSend();
        slip.take(startProcessing(slip.getState().slip, now()));
        await send(again);
      });
    },
    resume(userId) {
      const { mine } = restorePending(storage.read(storageKeys.pending), userId);
      if (mine.length === 0) return;
      slip.setPlacement(
        resumePlacement(
          mine.map(({ ticket }) => ticket),
          now(),
        ),
      );
      slip.take(startProcessing(slip.getState().slip, now()));
      settle();
    },
  };
}

/** Whether another tab has placed this slip's bets since: what it kept is then no longer this slip. */
function isPlacedElsewhere(storage: Storage, slip: BetSlipStore): boolean {
  const kept = storage.read(storageKeys.slip);
  if (kept === null) return false;
  const shown = slip.getState().slip.selections;
  if (shown.every(({ outcomeId }) => kept.includes(JSON.stringify(outcomeId)))) return false;
  slip.notify("emptied-elsewhere");
  return true;
}

/** The tickets that may be sent again as they are and still say what the slip says. */
function sameBets(
  { getState }: BetSlipStore,
  tickets: readonly PlacementTicket[],
): readonly PlacementTicket[] {
  const { slip } = getState();
  return tickets.filter((ticket) => isSameBet(slip, ticket));
}

function isSameBet(slip: Slip, ticket: PlacementTicket): boolean {
  const { betType, systemType, bets, outcomeIds, askedOdds, stake } = ticket;
  const isSingle = slip.betType === "single";
  const entry = isSingle ? stakeOfLine(slip, outcomeIds[0] ?? "") : sharedStake(slip);
  const odds = new Map(slip.selections.map((selection) => [selection.outcomeId, selection.odds]));
  return (
    betType === slip.betType &&
    systemType === (betType === "system" ? (slip.systemChoice?.type ?? null) : null) &&
    ticket.isEachWay === isEachWay(slip, isSingle ? (outcomeIds[0] ?? null) : null) &&
    ticket.freeBetId === (slip.freeBet?.id ?? null) &&
    (isSingle || outcomeIds.length === slip.selections.length) &&
    outcomeIds.every((id) => odds.get(id) === askedOdds[id]) &&
    (entry?.cents ?? 0) * bets === stake
  );
}
