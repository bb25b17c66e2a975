import type { Locale } from "@grandstand/rules/locale";
import type { Placement, Receipt, TicketState } from "@grandstand/rules/placement";
import {
  type BetType,
  betTypeOptions,
  displayedStake,
  isLineSuspended,
  lineErrors,
  type PlaceControl,
  type Selection,
  type Slip,
  slipTotals,
  stakeOfLine,
} from "@grandstand/rules/slip";
import type { BetReceiptView } from "@grandstand/ui/bet-receipt";
import type { BetSlipView, SlipTicketView } from "@grandstand/ui/bet-slip";
import type { Settings } from "../stores/settings.ts";

/** What the slip's view is made from. */
export interface SlipFacts {
  readonly slip: Slip;
  readonly placement: Placement;
  readonly settings: Settings;
  readonly control: PlaceControl;
  readonly locale: Locale;
}

/** The slip as its surface shows it (B2, Bet slip panel). */
export function toSlipView({ slip, placement, settings, control, locale }: SlipFacts): BetSlipView {
  const errors = lineErrors(slip);
  const isSingle = slip.betType === "single";
  const pricedAt = slip.selections.map(
    ({ outcomeId }) => slip.selectionsLive[outcomeId]?.pricedAt ?? null,
  );
  return {
    betType: slip.betType,
    // Systems come with their own pricing; until then they are not offered.
    betTypes: betTypeOptions(slip).filter(({ betType }) => betType !== "system"),
    lines: slip.selections.map((selection) => ({
      outcomeId: selection.outcomeId,
      outcomeName: selection.outcomeName,
      marketName: selection.marketName,
      eventName: selection.eventName,
      startsAt: selection.startsAt,
      isLive: selection.isLive,
      odds: selection.odds,
      movedTo: movedTo(slip, selection),
      isSuspended: isLineSuspended(slip, selection.outcomeId),
      errors: errors[selection.outcomeId] ?? [],
      stake: isSingle ? displayedStake(stakeOfLine(slip, selection.outcomeId), locale) : null,
    })),
    stake: isSingle ? null : displayedStake(slip.stakeCombi, locale),
    totals: slipTotals(slip, settings.acceptOdds),
    control,
    error: slip.error,
    pricedAt: oldest(pricedAt),
    tickets: isBackAtSlip(slip, placement)
      ? []
      : placement.tickets.map((state) => toTicketView(state, slip)),
    settings: { oddsFormat: settings.oddsFormat, acceptOdds: settings.acceptOdds },
  };
}

/** *Retain selections* was pressed: what was not placed is kept to go again, and no results show. */
function isBackAtSlip({ processingStatus }: Slip, { tickets }: Placement): boolean {
  const isOver = tickets.every(({ status }) => status === "refused" || status === "price-moved");
  return processingStatus === "" && isOver;
}

function movedTo(slip: Slip, { outcomeId, odds }: Selection) {
  const live = slip.selectionsLive[outcomeId]?.odds ?? null;
  return live === null || live === odds ? null : live;
}

function oldest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length === 0 || known.length < instants.length ? null : Math.min(...known);
}

function toTicketView(state: TicketState, slip: Slip): SlipTicketView {
  const { ticket } = state;
  const names = new Map(
    slip.selections.map(({ outcomeId, outcomeName }) => [outcomeId, outcomeName]),
  );
  const facts = {
    uuid: ticket.uuid,
    betType: ticket.betType,
    stake: ticket.stake,
    outcomeNames: ticket.outcomeIds.map((id) => names.get(id) ?? ""),
  };
  switch (state.status) {
    case "draft":
    case "placing":
      return { ...facts, status: "placing" };
    case "unknown":
      return { ...facts, status: "unknown" };
    case "placed":
      return { ...facts, status: "placed", receipt: receiptView(ticket.betType, state.receipt) };
    case "price-moved":
      return {
        ...facts,
        status: "price-moved",
        changes: ticket.outcomeIds.flatMap((id) => {
          const [from, to] = [ticket.askedOdds[id], state.odds[id]];
          return from === undefined || to === undefined
            ? []
            : [{ outcomeName: names.get(id) ?? "", from, to }];
        }),
      };
    case "refused":
      return {
        ...facts,
        status: "refused",
        refusal: { code: state.refusal.code, message: state.refusal.message },
      };
  }
}

/** A bet that was placed a moment ago: open, whatever becomes of it. */
function receiptView(betType: BetType, receipt: Receipt): BetReceiptView {
  return {
    id: receipt.betId,
    reference: receipt.reference,
    betType,
    result: "open",
    placedAt: receipt.placedAt,
    stake: receipt.stake,
    potentialReturn: receipt.potentialReturn,
    paid: null,
    legs: receipt.legs.map((leg) => ({
      outcomeId: leg.outcomeId,
      outcomeName: leg.outcomeName,
      marketName: leg.marketName,
      eventName: leg.eventName,
      askedOdds: leg.asked,
      acceptedOdds: leg.accepted,
      result: "open",
    })),
  };
}
