import type { Language } from "../locale/index.ts";
import { amountLimits, type Cents, formatAmountInput, parseAmount } from "../money/index.ts";
import {
  type FreeBet,
  refuseWhileProcessing,
  type Slip,
  type StakeEntry,
  type Transition,
  unchanged,
} from "./slip-state.ts";

/** Reads a typed stake: between 0 and 1100 EUR, at most two decimals (B5). The text is kept as it is. */
export function readStake(text: string): StakeEntry {
  return readWithin(text, amountLimits.slipStake.maximum);
}

/** Reads how much of a free bet is staked: at most what is left of it, and all of it where nothing is typed. */
export function readFreeStake(text: string, freeBet: FreeBet): StakeEntry {
  if (text.trim() === "") return { ...wholeFreeStake(freeBet), text };
  return readWithin(text, largestFreeStake(freeBet));
}

/** All that is left of a free bet, within the limits of a stake. */
export function wholeFreeStake(freeBet: FreeBet): StakeEntry {
  return { text: null, cents: largestFreeStake(freeBet), problem: null };
}

/** The highest stake that may be typed, in cents: the slip's, or what the chosen free bet has left (B5). */
export function stakeMaximum(slip: Slip): Cents {
  return slip.freeBet === null ? amountLimits.slipStake.maximum : largestFreeStake(slip.freeBet);
}

/** What a stake input shows: the typed text, or a default written as the locale writes amounts. */
export function displayedStake(entry: StakeEntry, locale: Language): string {
  if (entry.text !== null) return entry.text;
  return entry.cents === null ? "" : formatAmountInput(entry.cents, locale);
}

/**
 * The stake entry of one line as a single, or what of the chosen free bet pays it; the starting one
 * for an outcome that is not on the slip.
 */
export function stakeOfLine(slip: Slip, outcomeId: string): StakeEntry {
  return slip.freeBet?.stake ?? slip.stakes[outcomeId] ?? slip.stakeSingle;
}

/** The stake entry of the combi, or that of each bet of the system; null where every line has its own. */
export function sharedStake(slip: Slip): StakeEntry | null {
  switch (slip.betType) {
    case "single":
      return null;
    case "combi":
      return slip.freeBet?.stake ?? slip.stakeCombi;
    case "system":
      return slip.stakeSystem;
  }
}

/** Types one line's stake as a single. An outcome that is not on the slip changes nothing. */
export function typeLineStake(
  slip: Slip,
  outcomeId: string,
  text: string,
  now: number,
): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  if (!slip.selections.some((selection) => selection.outcomeId === outcomeId)) {
    return unchanged(slip);
  }
  const { freeBet } = slip;
  if (freeBet !== null && slip.betType === "single") return typeFreeStake(slip, freeBet, text, now);
  const stakes = { ...slip.stakes, [outcomeId]: readStake(text) };
  return { slip: { ...slip, stakes, updatedAt: now }, events: [] };
}

/** Types the combi's stake. */
export function typeCombiStake(slip: Slip, text: string, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  const { freeBet } = slip;
  if (freeBet !== null && slip.betType === "combi") return typeFreeStake(slip, freeBet, text, now);
  return { slip: { ...slip, stakeCombi: readStake(text), updatedAt: now }, events: [] };
}

/** Types the stake of each bet of a system. */
export function typeSystemStake(slip: Slip, text: string, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  return { slip: { ...slip, stakeSystem: readStake(text), updatedAt: now }, events: [] };
}

/**
 * The stake that the next slip may start with: of the combi, the system, or the last staked line.
 * Null where nothing was staked, and where a free bet paid.
 */
export function stakeInUse(slip: Slip): Cents | null {
  if (slip.freeBet !== null) return null;
  const shared = sharedStake(slip);
  if (shared !== null) return shared.cents;
  const staked = slip.selections
    .map((selection) => stakeOfLine(slip, selection.outcomeId).cents ?? 0)
    .filter((cents) => cents > 0);
  return staked.at(-1) ?? null;
}

function typeFreeStake(
  slip: Slip,
  freeBet: NonNullable<Slip["freeBet"]>,
  text: string,
  now: number,
): Transition {
  const chosen = { ...freeBet, stake: readFreeStake(text, freeBet) };
  return { slip: { ...slip, freeBet: chosen, updatedAt: now }, events: [] };
}

function largestFreeStake({ amountRemaining }: FreeBet): Cents {
  return Math.min(amountRemaining, amountLimits.slipStake.maximum);
}

function readWithin(text: string, maximum: Cents): StakeEntry {
  const parsed = parseAmount(text, { ...amountLimits.slipStake, maximum });
  if (parsed.ok) return { text, cents: parsed.cents, problem: null };
  return { text, cents: null, problem: parsed.reason === "empty" ? null : parsed.reason };
}
