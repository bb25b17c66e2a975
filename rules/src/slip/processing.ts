import {
  refuseWhileProcessing,
  type Slip,
  type SlipError,
  type Transition,
  unchanged,
} from "./slip-state.ts";
import { stakeInUse } from "./stakes.ts";

/**
 * The bets of the slip are under way: the slip takes no change until they end, and no second start.
 * They may be of a page before, and the slip empty since.
 */
export function startProcessing(slip: Slip, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  return {
    slip: { ...slip, processingStatus: "processing", error: null, updatedAt: now },
    events: [],
  };
}

/**
 * Every ticket has a status. A stake counts as used once a bet was placed with it; a free bet that
 * paid is taken off, so that what is left of it is chosen again.
 */
export function completeProcessing(
  slip: Slip,
  outcome: { readonly anyPlaced: boolean },
  now: number,
): Transition {
  if (slip.processingStatus !== "processing") return unchanged(slip);
  const used = outcome.anyPlaced ? stakeInUse(slip) : null;
  return {
    slip: {
      ...slip,
      processingStatus: "completed",
      lastUsedStake: used ?? slip.lastUsedStake,
      freeBet: outcome.anyPlaced ? null : slip.freeBet,
      updatedAt: now,
    },
    events: [],
  };
}

/**
 * No bet came of it: calculate failed (with why), or the price moved (null), and the person has to decide
 * again. The slip can be changed, and no results show.
 */
export function abandonProcessing(slip: Slip, error: SlipError | null, now: number): Transition {
  return { slip: { ...slip, processingStatus: "", error, updatedAt: now }, events: [] };
}

/**
 * Closes the results view and keeps the selections and their stakes: *retain selections*, and closing
 * the view before its end (B4, Placement). Tickets that are still under way are not forgotten by
 * it: the place control goes by them.
 */
export function closeResults(slip: Slip, now: number): Transition {
  if (slip.processingStatus === "") return unchanged(slip);
  return { slip: { ...slip, processingStatus: "", error: null, updatedAt: now }, events: [] };
}

/** Reads a refusal of the server: its code first, its own words otherwise (B8). */
export function slipError(code: string | null, message: string | null): SlipError {
  if (code === "BALANCE_INSUFFICIENT" || code === "INSUFFICIENT_BALANCE") {
    return { kind: "insufficient-funds" };
  }
  return message === null || message.trim() === ""
    ? { kind: "failed" }
    : { kind: "message", message };
}
