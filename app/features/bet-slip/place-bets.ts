import type { Language } from "@grandstand/contract/entities";
import type { Odds } from "@grandstand/rules/odds";
import type { Draft } from "@grandstand/rules/operation";
import {
  countOf,
  type PlacementTicket,
  placementOf,
  readCalculate,
  type TicketOperation,
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
import { createOperation, type OperationSite } from "../../core/operation/index.ts";
import type { Connection } from "../../core/realtime/connection.ts";
import type { SessionStore } from "../../core/session/session.ts";
import type { Settings } from "../../core/settings/settings.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import { type BetTerms, lookUp } from "../bets/index.ts";
import { calculateSlip, readSlipOrder, type SlipOrder, submitTicket } from "./api.ts";
import type { BetSlipStore } from "./store.ts";
import { trackWidgetBets } from "./track-widget-bets.ts";

export interface PlacingDependencies extends Omit<OperationSite, "onElsewhere"> {
  readonly api: CallApi;
  readonly language: Language;
  readonly country: string;
  readonly slip: BetSlipStore;
  readonly settings: StoreApi<Settings>;
  readonly terms: StoreApi<BetTerms>;
  /** Has the person's free bets fetched again: one of them may be spent. */
  readonly refreshFreeBets: () => void;
  readonly session: SessionStore;
  readonly connection: StoreApi<Connection>;
}

export interface PlaceBets {
  /**
   * Places what is on the slip, once. A press while something is under way does nothing; a bet that
   * certainly never arrived is sent again unchanged, under the same id.
   */
  place(): Promise<void>;
  /** Takes up tickets whose page went away before their answer came. */
  resume(userId: string): void;
}

/**
 * Takes a slip from the press of the button to its receipts (B4, Placement): calculate, then each
 * ticket on its own, as an operation.
 */
export function createPlaceBets(dependencies: PlacingDependencies): PlaceBets {
  const { api, storage, now, slip, session, refreshFreeBets } = dependencies;
  const placement = () => slip.getState().placement;
  const userId = () => session.getState().user?.id ?? null;
  const operation = createOperation({
    ...dependencies,
    submit: ({ payload }: Draft<SlipOrder>) => submitTicket(api, payload),
    lookUp: ({ key }) => lookUp(api, key),
    record: { key: storageKeys.pending, readPayload: readSlipOrder, keepsReturned: false },
    onChange: show,
    onSettled: settle,
    onElsewhere: () => slip.notify("being-placed-elsewhere"),
  });

  function show(operations: readonly TicketOperation[]) {
    const next = placementOf(operations);
    trackWidgetBets(api, slip.getState().slip.selections, placement(), next);
    slip.setPlacement(next);
  }

  function settle() {
    const { tickets } = placement();
    const [only] = tickets;
    if (tickets.some(({ ticket }) => ticket.freeBetId !== null)) refreshFreeBets();
    const moved = tickets.flatMap((state) => (state.status === "price-moved" ? [state.odds] : []));
    if (moved.length === tickets.length) return requestConsent(moved);
    if (tickets.length === 1 && only?.status === "refused" && only.refusal.retry === "new-key") {
      return slip.putDown(slipError(only.refusal.code, only.refusal.message));
    }
    const anyPlaced = countOf(placement(), "placed") > 0;
    slip.apply(completeProcessing(slip.getState().slip, { anyPlaced }, now()));
    void session.refreshBalance();
  }

  /** Every price moved on the way: the slip applies the new ones and requests consent (fault 11). */
  function requestConsent(moved: readonly Readonly<Record<string, Odds>>[]) {
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

  /** The tickets of the slip as it is; none where it can't be priced, or its person has gone. */
  async function calculate(before: Slip): Promise<readonly Draft<SlipOrder>[]> {
    const { language, country, settings } = dependencies;
    const { acceptOdds } = settings.getState();
    const terms = { acceptOdds, ...dependencies.terms.getState(), language, country };
    const owner = userId();
    const reading = readCalculate(await calculateSlip(api, before, terms));
    // The session ended meanwhile: the login says so, and the slip remains as it was.
    if (userId() !== owner) return [];
    if (reading.kind === "tickets") return reading.tickets;
    if (before.freeBet !== null) refreshFreeBets();
    slip.putDown(slipError(reading.code, reading.message));
    return [];
  }

  async function prepare(): Promise<readonly Draft<SlipOrder>[]> {
    if (slip.control().kind !== "place" || isPlacedElsewhere(storage, slip)) return [];
    const before = slip.getState().slip;
    operation.retain(placement().tickets.map(({ ticket }) => ticket.uuid));
    const again = operation.reusable().filter(({ payload }) => isSameBet(before, payload.ticket));
    slip.apply(startProcessing(before, now()));
    return again.length > 0 ? again : calculate(before);
  }

  return {
    async place() {
      if (slip.control().kind !== "place") return;
      await operation.press(prepare);
    },
    resume(owner) {
      if (operation.resume(owner)) slip.apply(startProcessing(slip.getState().slip, now()));
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

/** Whether a ticket still says what the slip says. */
function isSameBet(slip: Slip, ticket: PlacementTicket): boolean {
  const { betType, systemType, bets, outcomeIds, askedOdds, stake } = ticket;
  const isSingle = slip.betType === "single";
  const entry = isSingle ? stakeOfLine(slip, outcomeIds[0] ?? "") : sharedStake(slip);
  const odds = new Map(slip.selections.map((selection) => [selection.outcomeId, selection.odds]));
  return (
    betType === slip.betType &&
    systemType === (slip.systemChoice?.type ?? null) &&
    ticket.isEachWay === isEachWay(slip, isSingle ? (outcomeIds[0] ?? null) : null) &&
    ticket.freeBetId === (slip.freeBet?.id ?? null) &&
    (isSingle || outcomeIds.length === slip.selections.length) &&
    outcomeIds.every((id) => odds.get(id) === askedOdds[id]) &&
    (entry?.cents ?? 0) * bets === stake
  );
}
