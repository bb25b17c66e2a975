import {
  type AcceptOdds,
  followsPrice,
  needsAcceptance,
  serverWouldRefuse,
} from "../accept-odds/index.ts";
import type { Odds } from "../odds/index.ts";
import {
  type LiveSelection,
  type OddsChange,
  refuseWhileProcessing,
  type Selection,
  type Slip,
  type SlipEvent,
  type Transition,
  unchanged,
} from "./slip-state.ts";

/** What the feed or a refresh says of one outcome. */
export interface LiveUpdate extends Omit<LiveSelection, "comboBoostAvailable"> {
  readonly outcomeId: string;
  /** Only a refresh says it: without it, what is known remains. */
  readonly comboBoostAvailable?: boolean;
}

/**
 * Applies an update of the feed or a refresh. Outcomes that are not on the slip and news that is older
 * than what is known are passed over; nothing new gives back the same slip.
 */
export function applyLive(slip: Slip, updates: readonly LiveUpdate[]): Transition {
  const next: Record<string, LiveSelection> = { ...slip.selectionsLive };
  const events: SlipEvent[] = [];
  let isChanged = false;
  for (const update of updates) {
    const selection = slip.selections.find((line) => line.outcomeId === update.outcomeId);
    const known = next[update.outcomeId];
    if (selection === undefined || !isNews(known, update)) continue;
    next[update.outcomeId] = knownAfter(known, update);
    events.push(...standingEvents(selection, known, next[update.outcomeId]));
    isChanged = true;
  }
  return isChanged ? { slip: { ...slip, selectionsLive: next }, events } : unchanged(slip);
}

/** The changes that make the changed-odds button show, by the letter of B4. */
export function changesToOffer(slip: Slip, acceptOdds: AcceptOdds): readonly OddsChange[] {
  return oddsChanges(slip).filter((change) => needsAcceptance(acceptOdds, change.from, change.to));
}

/** The changes that have to be consented to first, because the server would refuse the bet. */
export function changesToAccept(slip: Slip, acceptOdds: AcceptOdds): readonly OddsChange[] {
  return oddsChanges(slip).filter((change) =>
    serverWouldRefuse(acceptOdds, change.from, change.to),
  );
}

/** Every line whose live price is not the one on the slip, whatever the settings say. */
export function oddsChanges(slip: Slip): readonly OddsChange[] {
  return slip.selections.flatMap((selection) => {
    const live = slip.selectionsLive[selection.outcomeId]?.odds ?? null;
    if (live === null || live === selection.odds) return [];
    return [{ outcomeId: selection.outcomeId, from: selection.odds, to: live }];
  });
}

/**
 * Consents to the changes that were shown, and to no others: a price that moved again since the
 * person saw it needs a new consent.
 */
export function acceptChanges(slip: Slip, changes: readonly OddsChange[], now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  const accepted = changes.filter((change) =>
    slip.selections.some(
      (line) => line.outcomeId === change.outcomeId && line.odds === change.from,
    ),
  );
  if (accepted.length === 0) return unchanged(slip);
  const odds = new Map(accepted.map((change) => [change.outcomeId, change.to]));
  const selections = slip.selections.map((line) => withOdds(line, odds.get(line.outcomeId)));
  return {
    slip: { ...slip, selections, error: null, updatedAt: now },
    events: [{ type: "changes-accepted", changes: accepted }],
  };
}

/**
 * The price that a line would be placed at: a person who accepts every price (*all*) is shown the price of
 * the moment, anybody else the price on the slip. A line at starting price has no other (B5).
 */
export function priceOfLine(slip: Slip, selection: Selection, acceptOdds: AcceptOdds): Odds {
  if (followsPrice(acceptOdds)) {
    const live = slip.selectionsLive[selection.outcomeId]?.odds ?? null;
    if (live !== null && live !== selection.odds) return live;
  }
  return selection.isStartingPrice ? "SP" : selection.odds;
}

/**
 * The setting for the numbers beside the prices of the slip: a price that moved is shown as it is now,
 * even to a person who has to consent to it first.
 */
export const priceShown = "all" satisfies AcceptOdds;

function withOdds(line: Selection, odds: Odds | undefined): Selection {
  if (odds === undefined) return line;
  const isStartingPrice = odds === "SP" || (line.odds !== "SP" && line.isStartingPrice);
  return { ...line, odds, isStartingPrice };
}

function knownAfter(known: LiveSelection | undefined, update: LiveUpdate): LiveSelection {
  const { odds, isSuspended, pricedAt } = update;
  const isOver = update.isOver ?? known?.isOver ?? false;
  const comboBoostAvailable = update.comboBoostAvailable ?? known?.comboBoostAvailable ?? false;
  return { odds, isSuspended, ...(isOver && { isOver }), comboBoostAvailable, pricedAt };
}

function isNews(known: LiveSelection | undefined, update: LiveUpdate): boolean {
  if (known === undefined) return true;
  if (update.pricedAt < known.pricedAt) return false;
  return (
    update.pricedAt > known.pricedAt ||
    update.odds !== known.odds ||
    (update.comboBoostAvailable ?? known.comboBoostAvailable) !== known.comboBoostAvailable ||
    update.isSuspended !== known.isSuspended ||
    (update.isOver ?? known.isOver ?? false) !== (known.isOver ?? false)
  );
}

function standingEvents(
  selection: Selection,
  known: LiveSelection | undefined,
  next: LiveSelection | undefined,
): readonly SlipEvent[] {
  if (next?.isOver) return known?.isOver ? [] : [{ type: "line-over", selection }];
  const isSuspended = next?.isSuspended ?? false;
  if (isSuspended === (known?.isSuspended ?? false)) return [];
  return [{ type: isSuspended ? "line-suspended" : "line-reopened", selection }];
}
