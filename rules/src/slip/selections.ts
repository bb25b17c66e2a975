import { switchAfterChange } from "./bet-type.ts";
import { overLines } from "./line-errors.ts";
import { closeResults } from "./processing.ts";
import {
  andThen,
  type ClearCause,
  emptySlip,
  isOnSlip,
  type LiveSelection,
  refuseWhileProcessing,
  type Selection,
  type SelectionFacts,
  type Slip,
  type SlipEvent,
  startingStake,
  type Transition,
  unchanged,
} from "./slip-state.ts";

/**
 * Puts a selection on the slip, with what is known live of its price (null: nothing yet). A slip
 * whose bets were placed is emptied first; an outcome that is on the slip already is left alone.
 */
export function addSelection(
  slip: Slip,
  selection: Selection,
  live: LiveSelection | null,
  now: number,
): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  const emptied =
    slip.processingStatus === "completed"
      ? clearSlip(slip, "already-placed", now)
      : unchanged(slip);
  if (isOnSlip(emptied.slip, selection.outcomeId)) return emptied;
  const added = append(emptied.slip, selection, live, now);
  const switched = switchAfterChange(added, "added");
  return {
    slip: switched.slip,
    events: [
      ...emptied.events,
      {
        type: "selection-added",
        selection,
        count: added.selections.length,
        isSuspended: live?.isSuspended ?? false,
      },
      ...switched.events,
    ],
  };
}

/** Takes a line off the slip, with its stake; the last one leaves the default stakes behind. */
export function removeSelection(slip: Slip, outcomeId: string, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  const selection = slip.selections.find((line) => line.outcomeId === outcomeId);
  if (selection === undefined) return unchanged(slip);
  const selections = slip.selections.filter((line) => line !== selection);
  const event: SlipEvent = { type: "selection-removed", selection, count: selections.length };
  const removed: Slip = {
    ...slip,
    selections,
    selectionsLive: without(slip.selectionsLive, outcomeId),
    stakes: without(slip.stakes, outcomeId),
    eachWayLines: slip.eachWayLines.filter((id) => id !== outcomeId),
    systemChoice: null,
    error: null,
    updatedAt: now,
  };
  const switched = switchAfterChange(
    selections.length === 0 ? withStartingStakes(removed) : removed,
    "removed",
  );
  return { slip: switched.slip, events: [event, ...switched.events] };
}

/** Takes off every line that is over. */
export function removeOver(slip: Slip, now: number): Transition {
  return removeAll(unchanged(slip), overLines(slip), now);
}

/**
 * Closes the results and takes off the lines whose bets were placed, so that sending again can't
 * repeat one of them (reliability, fault 9). The other lines stay, with their stakes.
 */
export function retainUnplaced(
  slip: Slip,
  placedOutcomeIds: readonly string[],
  now: number,
): Transition {
  return removeAll(closeResults(slip, now), placedOutcomeIds, now);
}

/**
 * What a click on an odds button does: adds its outcome, or removes it (B4, Odds button). While the
 * results show it always adds, to a slip that is emptied first.
 */
export function toggleSelection(
  slip: Slip,
  selection: Selection,
  live: LiveSelection | null,
  now: number,
): Transition {
  return isOnSlip(slip, selection.outcomeId) && slip.processingStatus !== "completed"
    ? removeSelection(slip, selection.outcomeId, now)
    : addSelection(slip, selection, live, now);
}

/** Empties the slip: processing status, selections, error, stakes, and the type back to single (B4). */
export function clearSlip(slip: Slip, because: ClearCause, now: number): Transition {
  const isAnotherPerson = because === "logged-out" || because === "other-account";
  const cleared: Slip = {
    ...emptySlip(
      isAnotherPerson ? {} : { lastUsedStake: slip.lastUsedStake, ownerId: slip.ownerId },
    ),
    updatedAt: now,
  };
  if (slip.selections.length === 0) return { slip: cleared, events: [] };
  return {
    slip: cleared,
    events: [{ type: "cleared", because, count: slip.selections.length }],
  };
}

/**
 * Undoes a clearing: the slip of before, whose prices have to be reported again. Nothing happens where something was
 * chosen or is under way meanwhile, or where the slip is somebody else's.
 */
export function putBack(slip: Slip, cleared: Slip, now: number): Transition {
  const isOther = slip.selections.length > 0 || slip.processingStatus !== "";
  if (isOther || slip.ownerId !== cleared.ownerId) return unchanged(slip);
  return { slip: { ...cleared, selectionsLive: {}, updatedAt: now }, events: [] };
}

/** Gives a visitor's slip to the person who logs in; somebody else's is emptied first. */
export function claimSlip(slip: Slip, userId: string, now: number): Transition {
  if (slip.ownerId === userId) return unchanged(slip);
  if (slip.ownerId === null) return { slip: { ...slip, ownerId: userId }, events: [] };
  const cleared = clearSlip(slip, "other-account", now);
  return { ...cleared, slip: { ...cleared.slip, ownerId: userId } };
}

/** Gives lines their names in another language; no bet changes by it. */
export function renameSelections(
  slip: Slip,
  facts: Readonly<Record<string, SelectionFacts>>,
): Transition {
  const selections = slip.selections.map((line) => ({ ...line, ...facts[line.outcomeId] }));
  return { slip: { ...slip, selections }, events: [] };
}

function append(slip: Slip, selection: Selection, live: LiveSelection | null, now: number): Slip {
  const { outcomeId } = selection;
  return {
    ...slip,
    selections: [...slip.selections, selection],
    selectionsLive:
      live === null ? slip.selectionsLive : { ...slip.selectionsLive, [outcomeId]: live },
    stakes: { ...slip.stakes, [outcomeId]: slip.stakeSingle },
    systemChoice: null,
    error: null,
    updatedAt: now,
  };
}

function removeAll(done: Transition, outcomeIds: readonly string[], now: number): Transition {
  return outcomeIds.reduce<Transition>(
    (kept, outcomeId) => andThen(kept, (slip) => removeSelection(slip, outcomeId, now)),
    done,
  );
}

function withStartingStakes(slip: Slip): Slip {
  const stake = startingStake(slip.lastUsedStake);
  return { ...slip, stakeSingle: stake, stakeCombi: stake, stakeSystem: stake, freeBet: null };
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
