import type { BetRefusal } from "../eligibility/index.ts";
import type { Cents } from "../money/index.ts";
import { changesToAccept, changesToOffer } from "./live-update.ts";
import type { OddsChange, Slip } from "./slip-state.ts";
import { slipTotals } from "./totals.ts";
import { type BettingSituation, type Blocker, blockers } from "./validation.ts";

/** Whether the person may bet: what `whoMayBet` answers, or as much of it as matters here. */
export type BettingPermission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: BetRefusal };
export type BettingRestriction = Exclude<BetRefusal, "visitor">;

/** Everything that the place control depends on beside the slip itself. */
export interface PlaceContext extends BettingSituation {
  readonly permission: BettingPermission;
  /** How many tickets were sent and wait for their answer. */
  readonly placingTickets: number;
  /** How many tickets, of this slip or an earlier one, have lost their answer. */
  readonly unknownTickets: number;
}

/** What is shown where the place button is: one thing at a time. */
export type PlaceControl =
  /** Nothing is on the slip. */
  | { readonly kind: "empty" }
  /** Bets are under way. */
  | { readonly kind: "processing" }
  /** An answer was lost and is being looked up: no other bet until it is known. */
  | { readonly kind: "checking"; readonly tickets: number }
  /** The results show: *retain selections* or *clear all*. */
  | { readonly kind: "results" }
  /** The button is disabled, with why; at least one reason. */
  | { readonly kind: "blocked"; readonly because: readonly Blocker[] }
  /** Pressing opens the login. */
  | { readonly kind: "login" }
  /** Pressing opens the overlay or the popup of the restriction (B5, B6). */
  | { readonly kind: "restricted"; readonly because: BettingRestriction }
  /** Prices moved in a way that the server would refuse: consent comes before the bet. */
  | { readonly kind: "accept-changes"; readonly changes: readonly OddsChange[] }
  /**
   * Pressing places the bet for this stake, in cents. `changes` are the ones for which the
   * changed-odds button shows beside it (B4): taking them over is offered, not needed.
   */
  | { readonly kind: "place"; readonly stake: Cents; readonly changes: readonly OddsChange[] };

/** Decides what is shown where the place button is (B4 Placement and Changed-odds button, B5, B6). */
export function placeControl(slip: Slip, context: PlaceContext): PlaceControl {
  if (context.unknownTickets > 0) return { kind: "checking", tickets: context.unknownTickets };
  if (context.placingTickets > 0 || slip.processingStatus === "processing") {
    return { kind: "processing" };
  }
  if (slip.processingStatus === "completed") return { kind: "results" };
  if (slip.selections.length === 0) return { kind: "empty" };
  const because = blockersFor(slip, context);
  if (because.length > 0) return { kind: "blocked", because };
  return controlOfValidSlip(slip, context);
}

/**
 * A person who may not bet sees that reason, never a request to deposit: the balance does not block them.
 */
function blockersFor(slip: Slip, context: PlaceContext): readonly Blocker[] {
  return blockers(slip, context.permission.allowed ? context : { ...context, balance: null });
}

function controlOfValidSlip(slip: Slip, context: PlaceContext): PlaceControl {
  const { permission, acceptOdds } = context;
  if (!permission.allowed) {
    const { because } = permission;
    return because === "visitor" ? { kind: "login" } : { kind: "restricted", because };
  }
  const changes = changesToAccept(slip, acceptOdds);
  if (changes.length > 0) return { kind: "accept-changes", changes };
  return {
    kind: "place",
    stake: slipTotals(slip, acceptOdds).totalStake,
    changes: changesToOffer(slip, acceptOdds),
  };
}
