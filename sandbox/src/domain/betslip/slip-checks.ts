import type { ErrorMeta } from "@grandstand/contract/betslip";
import { prospectOf } from "../bets/pricing.ts";
import { fault } from "../placement/faults.ts";
import type { World } from "../world/world.ts";
import { type Line, legsOf, type OperatorTerms, type Slip, termsOf } from "./line.ts";

export const stakeOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.stake, 0);

/**
 * The return of all lines if they win at the requested prices, in cents; null while a price is not
 * known.
 */
function returnOf(
  world: World,
  lines: readonly Line[],
  operatorTerms: OperatorTerms,
): number | null {
  let sum = 0;
  for (const line of lines) {
    const { potentialReturn } = prospectOf(
      termsOf(line, operatorTerms),
      legsOf(world, line, "asked"),
    );
    if (potentialReturn === null) return null;
    sum += potentialReturn;
  }
  return sum;
}

/**
 * Whether the person saw the return that the slip has. With and without its boost is the same slip,
 * because a price may have entered or left the boost since it was shown; a slip that shows no return
 * promises none.
 */
function isReturnAsShown(
  world: World,
  slip: Slip,
  lines: readonly Line[],
  operatorTerms: OperatorTerms,
) {
  if (slip.total_return === null) return true;
  const plain = { ...operatorTerms, boost: { ...operatorTerms.boost, percentSteps: [] } };
  return [operatorTerms, plain].some(
    (terms) => returnOf(world, lines, terms) === slip.total_return,
  );
}

/** What is wrong with the slip as a whole, apart from any line. */
export function findSlipFault(
  world: World,
  slip: Slip,
  lines: readonly Line[],
  operatorTerms: OperatorTerms,
): ErrorMeta | null {
  const ids = slip.selections.map((selection) => selection.outcome_id);
  if (new Set(ids).size < ids.length) return fault("CANNOT_COMBINE", slip.selections);
  if (lines.length === 0) return fault("STAKE_INVALID", slip.selections);
  const bets = lines.reduce((sum, line) => sum + line.bets, 0);
  // No lines at all: what is wrong with such a system is said on its line.
  if (bets === 0) return null;
  const isConsistent =
    bets === slip.total_bets &&
    stakeOf(lines) === slip.total_stake &&
    isReturnAsShown(world, slip, lines, operatorTerms);
  return isConsistent ? null : fault("TOTALS_DIFFER", slip.selections);
}
