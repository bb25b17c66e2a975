import {
  andThen,
  type FreeBetRefusal,
  type Selection,
  type Slip,
  type Transition,
  unchanged,
} from "./slip-state.ts";

/** Whether a selection's market pays places for this outcome, and says how much (B3). */
export function allowsEachWay(selection: Selection): boolean {
  const { hasEachWay, eachWayPlaces, eachWayFraction } = selection;
  return hasEachWay && (eachWayPlaces ?? 0) > 0 && (eachWayFraction ?? 0) > 0;
}

/** Whether each-way is offered: every selection has to take it (B5, Each-way). */
export function offersEachWay(slip: Slip): boolean {
  return slip.selections.length > 0 && slip.selections.every(allowsEachWay);
}

/** Whether a line's single, or with null the combi or the system, is each-way. */
export function isEachWay(slip: Slip, outcomeId: string | null): boolean {
  if (slip.betType !== "single") return slip.isEachWay;
  return outcomeId !== null && slip.eachWayLines.includes(outcomeId);
}

/** Why no free bet can pay for the slip as it is, or null (B5, Free bet). */
export function freeBetRefusal(slip: Slip): FreeBetRefusal | null {
  const [first, second] = slip.selections;
  if (first === undefined) return "empty";
  if (slip.betType === "system") return "system";
  if (slip.betType === "single" && second !== undefined) return "several-singles";
  return isEachWay(slip, first.outcomeId) ? "each-way" : null;
}

/**
 * Drops what the slip can't have any more after it has changed: each-way where a selection takes
 * none, and the free bet where none can pay for what the slip has become (B5).
 */
export function settleShape(slip: Slip): Transition {
  return andThen(dropEachWay(slip), dropFreeBet);
}

function dropEachWay(slip: Slip): Transition {
  if (offersEachWay(slip)) return unchanged(slip);
  const wasOn = slip.selections.some(({ outcomeId }) => isEachWay(slip, outcomeId));
  return {
    slip: { ...slip, isEachWay: false, eachWayLines: [] },
    events: wasOn ? [{ type: "each-way-cleared" }] : [],
  };
}

function dropFreeBet(slip: Slip): Transition {
  const because = freeBetRefusal(slip);
  if (slip.freeBet === null || because === null) return unchanged(slip);
  return { slip: { ...slip, freeBet: null }, events: [{ type: "free-bet-cleared", because }] };
}
