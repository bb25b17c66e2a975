import { thresholds } from "../intervals/index.ts";
import { systemBetChoice } from "../systems/index.ts";
import { settleShape } from "./shape.ts";
import {
  andThen,
  type BetType,
  type BetTypeRefusal,
  type BetTypeSwitchCause,
  betTypes,
  refuseWhileProcessing,
  type Selection,
  type Slip,
  type Transition,
  unchanged,
} from "./slip-state.ts";

/** One entry of the bet type selector. */
export interface BetTypeOption {
  readonly betType: BetType;
  readonly isChosen: boolean;
  /** Why it can't be chosen, or null. */
  readonly refusal: BetTypeRefusal | null;
}

/** Why a bet type can't be chosen with a number of selections, or null (B4, B5). */
export function betTypeRefusal(betType: BetType, count: number): BetTypeRefusal | null {
  switch (betType) {
    case "single":
      return null;
    case "combi":
      return count < thresholds.combiMinimumSelections ? "too-few-selections" : null;
    case "system":
      if (count < thresholds.systemMinimumSelections) return "too-few-selections";
      if (count > thresholds.systemSelectorMaximumSelections) return "too-many-selections";
      return count > thresholds.systemMaximumSelections ? "too-many-for-system" : null;
  }
}

/** Whether a slip with a number of selections can be of a type. */
export function canHold(betType: BetType, count: number): boolean {
  return betTypeRefusal(betType, count) === null;
}

/** The bet type selector: every type, with why it is closed. */
export function betTypeOptions(slip: Slip): readonly BetTypeOption[] {
  return betTypes.map((betType) => ({
    betType,
    isChosen: betType === slip.betType,
    refusal: betTypeRefusal(betType, slip.selections.length),
  }));
}

/** Whether two of the selections belong to one event. */
export function hasSameEvent(selections: readonly Selection[]): boolean {
  return new Set(selections.map((selection) => selection.eventId)).size < selections.length;
}

/** Chooses a bet type; one for too few or too many selections is refused, changing nothing (B4, docs/decisions/112). */
export function chooseBetType(slip: Slip, betType: BetType, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  const because = betTypeRefusal(betType, slip.selections.length);
  if (because !== null) {
    return { slip, events: [{ type: "bet-type-refused", betType, because }] };
  }
  return andThen(switchTo(touch(slip, now), betType, "chosen"), settleShape);
}

/**
 * The switches that the slip makes automatically once its selections have changed (B4, Bet type):
 * one selection is a single, a system keeps to its numbers, and singles that can be combined
 * become a combi when one was added.
 */
export function switchAfterChange(slip: Slip, change: "added" | "removed"): Transition {
  return andThen(switchByNumber(slip, change), settleShape);
}

function switchByNumber(slip: Slip, change: "added" | "removed"): Transition {
  const count = slip.selections.length;
  if (count <= 1) return switchTo(slip, "single", "one-selection");
  if (slip.betType === "system") {
    if (count < thresholds.systemMinimumSelections) {
      return switchTo(slip, "single", "too-few-for-system");
    }
    if (count > thresholds.systemMaximumSelections) {
      return switchTo(slip, "single", "too-many-for-system");
    }
    return unchanged(slip);
  }
  if (change === "added" && !hasSameEvent(slip.selections)) {
    return switchTo(slip, "combi", "selections-combine");
  }
  return unchanged(slip);
}

/**
 * Chooses which bets a system makes, by type. Nothing happens unless the slip is a system and its
 * selections can make such bets.
 */
export function chooseSystemBet(slip: Slip, type: string, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  const systemChoice = systemBetChoice(type, slip.selections.length);
  if (slip.betType !== "system" || systemChoice === null) return unchanged(slip);
  return { slip: { ...touch(slip, now), systemChoice }, events: [] };
}

function touch(slip: Slip, now: number): Slip {
  return { ...slip, updatedAt: now };
}

function switchTo(slip: Slip, to: BetType, because: BetTypeSwitchCause): Transition {
  const from = slip.betType;
  if (from === to) return unchanged(slip);
  return {
    slip: { ...slip, betType: to, systemChoice: null },
    events: [{ type: "bet-type-switched", from, to, because }],
  };
}
