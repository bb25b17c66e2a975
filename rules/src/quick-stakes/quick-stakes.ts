import { amountLimits, type Cents } from "../money/index.ts";

/** How many quick stakes there are. */
export const quickStakeCount = 4;

/** The quick stakes of a person who has changed none, in cents. */
export const defaultQuickStakes: readonly Cents[] = [500, 1_000, 2_000, 5_000];

/** The least a quick stake can be: one of nothing would stake nothing. */
export const smallest: Cents = 1;

/** Reads what was kept; anything but `quickStakeCount` different stakes counts as the defaults. */
export function readQuickStakes(kept: unknown): readonly Cents[] {
  if (!Array.isArray(kept) || kept.length !== quickStakeCount) return defaultQuickStakes;
  const stakes = kept.filter(isStake);
  return new Set(stakes).size === quickStakeCount ? sorted(stakes) : defaultQuickStakes;
}

function isStake(value: unknown): value is Cents {
  const { maximum } = amountLimits.slipStake;
  return Number.isSafeInteger(value) && Number(value) >= smallest && Number(value) <= maximum;
}

/** From the smallest to the largest. */
export function sorted(stakes: readonly Cents[]): readonly Cents[] {
  return stakes.toSorted((small, large) => small - large);
}
