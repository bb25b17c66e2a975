import type { EventState } from "@grandstand/contract/realtime";
import type { BoostPromotion } from "@grandstand/rules/boosts";
import type { ComboBoostConfig } from "@grandstand/rules/combo-boost";
import { type Limit, passedLimit } from "@grandstand/rules/limits";
import type { Locale } from "@grandstand/rules/locale";
import type { Placement, Receipt, TicketState } from "@grandstand/rules/placement";
import {
  betSentence,
  betTypeOptions,
  comboBoostOf,
  displayedStake,
  type FreeBet,
  freeBetOptions,
  freeBetRefusal,
  isEachWay,
  isLineOver,
  isLineSuspended,
  lineErrors,
  movedPrices,
  offersEachWay,
  type PlaceControl,
  priceShown,
  type Selection,
  type Slip,
  sharedStake,
  slipTotals,
  stakeMaximum,
  stakeOfLine,
} from "@grandstand/rules/slip";
import type { BetReceiptView } from "@grandstand/ui/bet-receipt";
import type { BetSlipView, SlipTicketView } from "@grandstand/ui/bet-slip";
import type { SlipLineView } from "@grandstand/ui/bet-slip-line";
import type { EachWayTermsView } from "@grandstand/ui/each-way-toggle";
import type { FreeBetsView } from "@grandstand/ui/free-bet-chooser";
import type { Settings } from "../../core/settings/settings.ts";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";
import { type BetContext, legMarks, toReceiptView } from "../bets/index.ts";
import { namedSides } from "../events/index.lazy.ts";
import { hasScore } from "../events/index.ts";
import { toBoostViews } from "../promotions/index.ts";
import { toSystemView } from "./system-view.ts";

/** What the slip's view is made from. */
export interface SlipFacts {
  readonly slip: Slip;
  readonly placement: Placement;
  readonly settings: Settings;
  readonly control: PlaceControl;
  readonly comboBoost: ComboBoostConfig | null;
  /** The most that a ticket pays, in cents. */
  readonly maximumPayout: number;
  readonly freeBets: readonly FreeBet[];
  readonly areFreeBetsMissing: boolean;
  readonly promotions: readonly BoostPromotion[];
  /** The limits that the person has set; empty while they are not known. */
  readonly limits: readonly Limit[];
  readonly locale: Locale;
  /** Where each sport's pages are. */
  readonly slugs: SportSlugs;
  readonly notice: BetSlipView["notice"];
  /** The last state of an event on the live line. */
  readonly eventOf: (eventId: string) => EventState | undefined;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
}

/** The slip as its component shows it (B2, Bet slip panel). */
export function toSlipView(facts: SlipFacts): BetSlipView {
  const { slip, placement, settings, control, comboBoost, maximumPayout, locale } = facts;
  const totals = slipTotals(slip, priceShown, comboBoost, maximumPayout);
  const lines = lineViews(facts);
  const shared = sharedStake(slip);
  const pricedAt = slip.selections.map(
    ({ outcomeId }) => slip.selectionsLive[outcomeId]?.pricedAt ?? null,
  );
  return {
    betType: slip.betType,
    betTypes: betTypeOptions(slip),
    lines,
    stake: shared && displayedStake(shared, locale),
    stakeMaximum: stakeMaximum(slip),
    unitStake: unitStakeOf(slip),
    system: toSystemView(slip, maximumPayout),
    eachWay:
      slip.betType !== "single" && offersEachWay(slip)
        ? { isChosen: slip.isEachWay, terms: commonTerms(slip) }
        : null,
    freeBets: freeBetsView(facts),
    comboBoost: comboBoostOf(slip, comboBoost),
    totals,
    boost: boostOf(lines),
    movedPrices: movedPrices(slip, comboBoost, maximumPayout),
    sentence: betSentence(asBegun(facts), totals, control.kind),
    control,
    passedLimit: passedLimit(facts.limits, totals.totalStake - totals.freeStake),
    error: slip.error,
    notice: facts.notice,
    pricedAt: oldest(pricedAt),
    tickets:
      slip.processingStatus === ""
        ? []
        : placement.tickets.map((state) =>
            toTicketView(state, slip, { language: locale, slugs: facts.slugs }),
          ),
    settings,
  };
}

function lineViews(facts: SlipFacts): readonly SlipLineView[] {
  const { comboBoost, locale } = facts;
  const slip = asBegun(facts);
  const errors = lineErrors(slip);
  const boosts = toBoostViews(facts);
  const isSingle = slip.betType === "single";
  const hasOwnTerms = !isSingle && slip.isEachWay && commonTerms(slip) === null;
  return slip.selections.map((selection) => ({
    outcomeId: selection.outcomeId,
    outcomeName: selection.outcomeName,
    marketType: selection.marketType,
    marketName: selection.marketName,
    eventName: selection.eventName,
    ...lineMarks(selection, facts),
    startsAt: selection.startsAt,
    isLive: selection.isLive,
    inPlay: inPlayOf(facts.eventOf(selection.eventId)),
    odds: selection.odds,
    movedTo: movedTo(slip, selection),
    isSuspended: isLineSuspended(slip, selection.outcomeId),
    isOver: isLineOver(slip, selection.outcomeId),
    errors: errors[selection.outcomeId] ?? [],
    stake: isSingle ? displayedStake(stakeOfLine(slip, selection.outcomeId), locale) : null,
    eachWay:
      isSingle && offersEachWay(slip)
        ? { isChosen: isEachWay(slip, selection.outcomeId), terms: termsOf(selection) }
        : null,
    placeTerms: hasOwnTerms ? termsOf(selection) : null,
    boosts: boosts[selection.outcomeId] ?? [],
    countsForComboBoost:
      comboBoost !== null &&
      slip.betType === "combi" &&
      (slip.selectionsLive[selection.outcomeId]?.comboBoostAvailable ?? false),
  }));
}

/** As they were when it was chosen; of a slip from before they were kept, as the names make them. */
function lineMarks(
  { marks, images, outcomeMark, eventName, sportSlug }: Selection,
  { slugs }: Pick<SlipFacts, "slugs">,
): Pick<SlipLineView, "marks" | "images" | "outcomeMark"> {
  const event = { sides: namedSides(undefined, eventName), sportSlug };
  return { ...(marks ? { marks, images } : legMarks(event, { slugs })), outcomeMark };
}

/** The slip with its events in play or not as they are now, and not as they were when they were chosen. */
function asBegun({ slip, eventOf }: SlipFacts): Slip {
  const selections = slip.selections.map((selection) => ({
    ...selection,
    isLive:
      eventOf(selection.eventId)?.is_live ??
      (selection.isLive && !isLineOver(slip, selection.outcomeId)),
  }));
  return { ...slip, selections };
}

function inPlayOf(state: EventState | undefined): SlipLineView["inPlay"] {
  const hasBegun = state?.is_live || state?.status === "ended";
  if (!hasBegun || state.stats === null || !hasScore(state.stats)) return null;
  const { home_scores, away_scores, home_set, away_set, time } = state.stats;
  const isBySets = home_scores.length > 1 || home_set + away_set > 0;
  return {
    home: isBySets ? home_set : (home_scores[0] ?? 0),
    away: isBySets ? away_set : (away_scores[0] ?? 0),
    minute: time ?? null,
  };
}

/** What the lines' bet boosts pay together; several of them have no one percentage but the highest. */
function boostOf(lines: readonly SlipLineView[]): BetSlipView["boost"] {
  const counting = lines
    .flatMap(({ boosts }) => boosts)
    .filter(({ kind, state }) => kind === "bet" && state === "valid");
  if (counting.length === 0) return null;
  return {
    percent: Math.max(...counting.map(({ percent }) => percent)),
    amount: counting.reduce((sum, { gain }) => sum + (gain ?? 0), 0),
  };
}

/** Cents for each bet; null where singles have stakes of their own. */
function unitStakeOf(slip: Slip) {
  const shared = sharedStake(slip);
  if (shared !== null) return shared.cents;
  const [only, second] = slip.selections;
  return only !== undefined && second === undefined
    ? stakeOfLine(slip, only.outcomeId).cents
    : null;
}

function termsOf({ eachWayPlaces, eachWayFraction }: Selection): EachWayTermsView | null {
  if (!eachWayPlaces || !eachWayFraction) return null;
  return { places: eachWayPlaces, fraction: `1/${Math.round(1 / eachWayFraction)}` };
}

/** The terms of all selections where they are the same. */
function commonTerms({ selections }: Slip): EachWayTermsView | null {
  const [first] = selections;
  const isSame = selections.every(
    ({ eachWayPlaces, eachWayFraction }) =>
      eachWayPlaces === first?.eachWayPlaces && eachWayFraction === first?.eachWayFraction,
  );
  return first !== undefined && isSame ? termsOf(first) : null;
}

/** Nothing is said of free bets to a person who has none. */
function freeBetsView(facts: SlipFacts): FreeBetsView | null {
  const { slip, settings, freeBets, now } = facts;
  if (freeBets.length === 0 && slip.freeBet === null) {
    return facts.areFreeBetsMissing ? { options: [], refusal: "missing" } : null;
  }
  const refusal = freeBetRefusal(slip);
  // One that the operator no longer knows stays, spent, until it is taken off.
  const chosen = slip.freeBet;
  const isKnown = chosen === null || freeBets.some(({ id }) => id === chosen.id);
  const known = isKnown ? freeBets : [...freeBets, chosen];
  return {
    options: freeBetOptions(slip, known, { acceptOdds: settings.acceptOdds, serverNow: now }),
    refusal: refusal === "empty" ? null : refusal,
  };
}

function movedTo(slip: Slip, { outcomeId, odds }: Selection) {
  const live = slip.selectionsLive[outcomeId]?.odds ?? null;
  return live === null || live === odds ? null : live;
}

function oldest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length === 0 || known.length < instants.length ? null : Math.min(...known);
}

function toTicketView(state: TicketState, slip: Slip, context: BetContext): SlipTicketView {
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
      return {
        ...facts,
        status: "placed",
        receipt: {
          ...toReceiptView(ticket.betType, state.receipt, context),
          terms: termsView(state.receipt),
        },
      };
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

/** What a bet of several lines says of them. */
function termsView(receipt: Receipt): BetReceiptView["terms"] {
  return {
    systemType: receipt.systemType,
    bets: receipt.bets,
    unitStake: receipt.unitStake,
    isEachWay: receipt.isEachWay,
    isFree: receipt.freeBetId !== null,
    comboBoost: receipt.comboBoost,
  };
}
