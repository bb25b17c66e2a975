import type { ErrorMeta } from "@grandstand/contract/betslip";
import type { UsableFreeBet } from "../freebets/freebets.ts";
import { fault } from "../placement/faults.ts";
import type { World } from "../world/world.ts";
import { type Line, legsOf } from "./line.ts";

/** B5: a free bet pays a single or a combi, neither of them each-way. */
function isPayable({ type, isEachWay }: Line): boolean {
  return type !== "system" && !isEachWay;
}

/** Why the free bet can't pay the line, by its terms and the current prices; null where it can. */
export function findFreeBetFault(
  world: World,
  line: Line,
  freeBet: UsableFreeBet | null,
): ErrorMeta | null {
  if (line.freeBetId === null) return null;
  if (!freeBet || !isPayable(line)) return fault("FREEBET_NOT_AVAILABLE");
  if (line.stake > freeBet.remaining) return fault("FREEBET_AMOUNT_EXCEEDED");
  const legs = legsOf(world, line, "live");
  const tooLow = line.selections.filter((_, index) => {
    const odds = Number(legs[index]?.odds);
    return !(odds > Number(freeBet.minOdds));
  });
  return tooLow.length > 0 ? fault("FREEBET_MIN_ODDS", tooLow) : null;
}
