import type { Locale } from "../locale/index.ts";
import { amountLimits, type Cents, formatAmountInput, parseAmount } from "../money/index.ts";
import {
  refuseWhileProcessing,
  type Slip,
  type StakeEntry,
  type Transition,
  unchanged,
} from "./slip-state.ts";

/** Reads a typed stake: between 0 and 1100 EUR, at most two decimals (B5). The text is kept as it is. */
export function readStake(text: string): StakeEntry {
  const parsed = parseAmount(text, amountLimits.slipStake);
  if (parsed.ok) return { text, cents: parsed.cents, problem: null };
  return { text, cents: null, problem: parsed.reason === "empty" ? null : parsed.reason };
}

/** What a stake input shows: the typed text, or a default written as the locale writes amounts. */
export function displayedStake(entry: StakeEntry, locale: Locale): string {
  if (entry.text !== null) return entry.text;
  return entry.cents === null ? "" : formatAmountInput(entry.cents, locale);
}

/** The stake entry of one line as a single; the starting one for an outcome that is not on the slip. */
export function stakeOfLine(slip: Slip, outcomeId: string): StakeEntry {
  return slip.stakes[outcomeId] ?? slip.stakeSingle;
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
  const stakes = { ...slip.stakes, [outcomeId]: readStake(text) };
  return { slip: { ...slip, stakes, updatedAt: now }, events: [] };
}

/** Types the combi's stake. */
export function typeCombiStake(slip: Slip, text: string, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  return { slip: { ...slip, stakeCombi: readStake(text), updatedAt: now }, events: [] };
}

/** Types the stake of each bet of a system. */
export function typeSystemStake(slip: Slip, text: string, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  return { slip: { ...slip, stakeSystem: readStake(text), updatedAt: now }, events: [] };
}

/** The stake that the next slip may start with: of the combi, the system, or the last staked line. */
export function stakeInUse(slip: Slip): Cents | null {
  switch (slip.betType) {
    case "combi":
      return slip.stakeCombi.cents;
    case "system":
      return slip.stakeSystem.cents;
    case "single": {
      const staked = slip.selections
        .map((selection) => stakeOfLine(slip, selection.outcomeId).cents)
        .filter((cents) => cents !== null && cents > 0);
      return staked.at(-1) ?? null;
    }
  }
}
