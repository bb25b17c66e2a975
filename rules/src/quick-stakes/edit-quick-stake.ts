import { amountLimits, type Cents, type ParsedAmount, parseAmount } from "../money/index.ts";
import { smallest, sorted } from "./quick-stakes.ts";

/** Why a typed quick stake is not taken; `taken` where another one has the same amount. */
export type QuickStakeRefusal = Extract<ParsedAmount, { ok: false }>["reason"] | "taken";

export type EditedQuickStakes =
  | { readonly ok: true; readonly stakes: readonly Cents[] }
  | { readonly ok: false; readonly reason: QuickStakeRefusal };

/**
 * Replaces one quick stake with a typed amount; the others stay, and all of them are sorted from the
 * smallest to the largest. The amount has to be a stake of the slip, above 0 (B5). An index that does
 * not exist changes nothing.
 */
export function editQuickStake(
  stakes: readonly Cents[],
  index: number,
  text: string,
): EditedQuickStakes {
  const parsed = parseAmount(text, { ...amountLimits.slipStake, minimum: smallest });
  if (!parsed.ok) return parsed;
  const others = stakes.filter((_, at) => at !== index);
  if (others.length === stakes.length) return { ok: true, stakes };
  if (others.includes(parsed.cents)) return { ok: false, reason: "taken" };
  return { ok: true, stakes: sorted([...others, parsed.cents]) };
}
