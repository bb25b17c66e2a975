import type { BuilderReceiptOnWire } from "@grandstand/contract/bet-builder";
import type { Bet, ErrorMeta } from "@grandstand/contract/betslip";
import type { Receipt, ReceiptLeg, ServerError } from "@grandstand/rules/placement";
import type { BetReceiptView } from "@grandstand/ui/bet-receipt";
import { namedSides } from "../events/index.lazy.ts";
import { legMarks, legOutcomeMark } from "./leg-marks.ts";
import { type BetContext, legPath, receiptPath } from "./paths.ts";

/** A placed bet of any kind, as the wire says it, as its receipt. */
export function toReceipt(bet: Bet): Receipt {
  return {
    uuid: bet.ticket_uuid,
    betId: bet.id,
    reference: bet.reference,
    systemType: bet.system_type,
    bets: bet.bets,
    unitStake: bet.unit_stake,
    isEachWay: bet.each_way,
    freeBetId: bet.freebet_id,
    comboBoost: bet.combo_boost,
    stake: bet.stake,
    potentialReturn: bet.potential_return,
    tax: bet.tax,
    placedAt: Date.parse(bet.placed_at),
    legs: bet.selections.map((leg) => ({
      ...toLeg(leg, bet.builder ?? leg),
      outcomeMark: legOutcomeMark(leg),
    })),
  };
}

/** The builder's own, shorter receipt: one bet without a free bet, a boost or a tax. */
export function toBuilderReceipt(receipt: BuilderReceiptOnWire): Receipt {
  return {
    uuid: receipt.uuid,
    betId: receipt.bet_id,
    reference: receipt.reference,
    systemType: null,
    bets: 1,
    unitStake: receipt.stake,
    isEachWay: false,
    freeBetId: null,
    comboBoost: null,
    stake: receipt.stake,
    potentialReturn: receipt.potential_return,
    tax: 0,
    placedAt: Date.parse(receipt.placed_at),
    legs: receipt.selections.map((leg) => toLeg(leg, receipt)),
  };
}

type PlacedLeg = BuilderReceiptOnWire["selections"][number];
type PlacedPrice = Pick<Bet["selections"][number], "asked_odds" | "odds">;

/** A builder has one price, which is written with each of its selections. */
function toLeg(leg: PlacedLeg, price: PlacedPrice): ReceiptLeg {
  return {
    outcomeId: leg.outcome_id,
    outcomeName: leg.outcome_name,
    marketName: leg.market_name,
    eventName: leg.event_name,
    event: {
      id: leg.event_id,
      sportSlug: leg.sport_slug,
      competitionSlug: leg.competition_slug,
      sides: namedSides(leg.competitors, leg.event_name),
    },
    asked: price.asked_odds,
    accepted: price.odds,
  };
}

/** What the server says of a refused ticket. */
export function toServerError(meta: ErrorMeta | null): ServerError | null {
  return meta && { code: meta.code, outcomeIds: meta.outcome_ids, odds: meta.odds ?? {} };
}

/**
 * A bet that was placed a moment ago: open, whatever becomes of it. What only some bets have, the terms of several lines
 * or the one price of a builder, the caller adds.
 */
export function toReceiptView(
  betType: BetReceiptView["betType"],
  receipt: Receipt,
  context: BetContext,
): BetReceiptView {
  return {
    id: receipt.betId,
    reference: receipt.reference,
    href: receiptPath(receipt, context.language),
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
      ...(leg.event && {
        eventHref: legPath(leg.event, leg.eventName, context),
        ...legMarks(leg.event, context),
      }),
      outcomeMark: leg.outcomeMark,
      askedOdds: leg.asked,
      acceptedOdds: leg.accepted,
      result: "open",
    })),
  };
}
