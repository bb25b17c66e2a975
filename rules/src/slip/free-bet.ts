import type { AcceptOdds } from "../accept-odds/index.ts";
import type { Odds } from "../odds/index.ts";
import { priceOfLine } from "./live-update.ts";
import { freeBetRefusal } from "./shape.ts";
import {
  type FreeBet,
  refuseWhileProcessing,
  type Slip,
  type Transition,
  unchanged,
} from "./slip-state.ts";
import { readFreeStake, wholeFreeStake } from "./stakes.ts";

/** What is wrong with a free bet for the slip's selections at the moment. */
export type FreeBetProblem = "expired" | "spent" | "odds";

/** One entry of the free bets' chooser; one that is hidden has none. */
export interface FreeBetOption {
  readonly freeBet: FreeBet;
  readonly isChosen: boolean;
  /** Why it is disabled, or null. */
  readonly problem: FreeBetProblem | null;
}

interface Moment {
  readonly acceptOdds: AcceptOdds;
  /** Epoch milliseconds by the server's clock. */
  readonly serverNow: number;
}

/** Why a free bet can't pay for the slip's selections now, or null (B5, Free bet). */
export function freeBetProblem(
  slip: Slip,
  freeBet: FreeBet,
  { acceptOdds, serverNow }: Moment,
): FreeBetProblem | null {
  if (serverNow >= freeBet.expiresAt) return "expired";
  if (freeBet.amountRemaining <= 0) return "spent";
  return pricesOf(slip, acceptOdds).every((odds) => isAbove(odds, freeBet.minOdds)) ? null : "odds";
}

/**
 * The free bets to choose from; none while the slip can't be paid with one. A free bet is disabled
 * while the lowest price is at or below its least odds. It is hidden where no movement of prices
 * would open it: spent, expired, or with a selection at starting price (B5). The chosen one is
 * always there, so that it can be taken off.
 */
export function freeBetOptions(
  slip: Slip,
  freeBets: readonly FreeBet[],
  moment: Moment,
): readonly FreeBetOption[] {
  if (freeBetRefusal(slip) !== null) return [];
  const hasStartingPrice = pricesOf(slip, moment.acceptOdds).includes("SP");
  return freeBets
    .map((freeBet) => ({
      freeBet,
      isChosen: freeBet.id === slip.freeBet?.id,
      problem: freeBetProblem(slip, freeBet, moment),
    }))
    .filter(({ isChosen, problem }) => {
      const isOpenable = problem === null || (problem === "odds" && !hasStartingPrice);
      return isChosen || isOpenable;
    });
}

/**
 * Lets a free bet pay the stake, or takes it off (null): all that is left of it, until somebody types
 * less. Nothing happens where no free bet can pay for the slip (B5). The person's own stake stays as
 * it was typed, for when the free bet goes.
 */
export function chooseFreeBet(slip: Slip, freeBet: FreeBet | null, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  if (freeBet !== null && freeBetRefusal(slip) !== null) return unchanged(slip);
  if (slip.freeBet?.id === freeBet?.id) return unchanged(slip);
  const chosen = freeBet && { ...freeBet, stake: wholeFreeStake(freeBet) };
  return { slip: { ...slip, freeBet: chosen, updatedAt: now }, events: [] };
}

/**
 * Applies the person's current free bets. The chosen one keeps paying with what
 * is left of it; one that is gone has nothing left, and stays until the person takes it off, so that
 * a stake never becomes their own money automatically.
 */
export function refreshFreeBet(slip: Slip, freeBets: readonly FreeBet[]): Transition {
  const { freeBet } = slip;
  if (freeBet === null || slip.processingStatus === "processing") return unchanged(slip);
  const news = freeBets.find(({ id }) => id === freeBet.id) ?? { ...freeBet, amountRemaining: 0 };
  const { text } = freeBet.stake;
  const stake = text === null ? wholeFreeStake(news) : readFreeStake(text, news);
  return { slip: { ...slip, freeBet: { ...news, stake } }, events: [] };
}

function pricesOf(slip: Slip, acceptOdds: AcceptOdds): readonly Odds[] {
  return slip.selections.map((selection) => priceOfLine(slip, selection, acceptOdds));
}

function isAbove(odds: Odds, minimum: number): boolean {
  return typeof odds === "number" && odds > minimum;
}
