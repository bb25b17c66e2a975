import { amountLimits, type Cents, type ParsedAmount, parseAmount } from "../money/index.ts";

/** How many quick stakes there are. */
export const quickStakeCount = 4;

/** The quick stakes of whoever has changed none, in cents. */
export const defaultQuickStakes: readonly Cents[] = [500, 1_000, 2_000, 5_000];

/** The least a quick stake can be: one of nothing would stake nothing. */
const smallest: Cents = 1;

/** Why a typed quick stake is not taken; `taken` where another one has the same amount. */
export type QuickStakeRefusal = Extract<ParsedAmount, { ok: false }>["reason"] | "taken";

export type EditedQuickStakes =
  | { readonly ok: true; readonly stakes: readonly Cents[] }
  | { readonly ok: false; readonly reason: QuickStakeRefusal };

/**
 * Puts a typed amount in the place of one quick stake; the others stay, and all of them stand from the
 * smallest to the largest. The amount has to be a stake of the slip, above 0 (B5). A place that there
 * is none of changes nothing.
 */
export function editQuickStake(
  stakes: readonly Cents[],
  place: number,
  text: string,
): EditedQuickStakes {
  const parsed = parseAmount(text, { ...amountLimits.slipStake, minimum: smallest });
  if (!parsed.ok) return parsed;
  const others = stakes.filter((_, index) => index !== place);
  if (others.length === stakes.length) return { ok: true, stakes };
  if (others.includes(parsed.cents)) return { ok: false, reason: "taken" };
  return { ok: true, stakes: sorted([...others, parsed.cents]) };
}

/** Reads what was kept; anything that is not so many different stakes counts as the defaults. */
export function readQuickStakes(kept: unknown): readonly Cents[] {
  if (!Array.isArray(kept) || kept.length !== quickStakeCount) return defaultQuickStakes;
  const stakes = kept.filter(isStake);
  return new Set(stakes).size === quickStakeCount ? sorted(stakes) : defaultQuickStakes;
}

function isStake(value: unknown): value is Cents {
  const { maximum } = amountLimits.slipStake;
  return Number.isSafeInteger(value) && Number(value) >= smallest && Number(value) <= maximum;
}

function sorted(stakes: readonly Cents[]): readonly Cents[] {
  return stakes.toSorted((small, large) => small - large);
}
