import { onLadder } from "../models/margin.ts";
import type { World } from "../world/world.ts";

/** A chance below this is treated as impossible, and is not sold. */
const practicallyImpossible = 1e-6;

/** A ticket's price at this moment. */
export interface BuilderPrice {
  /** Decimal odds; 0 where the selections can't all come true. */
  odds: number;
  impliedOutcomeIds: readonly string[];
}

/**
 * Prices selections of one event: the fair price of their joint chance, less the margin of each of
 * them. Independent selections cost the product of their prices, and correlated ones what they are
 * worth. A selection that follows from the others does not count, and no ticket pays less than the
 * best of its singles. Null where the event takes no builder.
 */
export function priceBuilder(
  world: World,
  eventId: string,
  outcomeIds: readonly string[],
): BuilderPrice | null {
  const joint = world.joint(eventId, outcomeIds);
  if (joint === null) return null;
  const { chance, alone, impliedOutcomeIds } = joint;
  if (chance < practicallyImpossible) return { odds: 0, impliedOutcomeIds: [] };
  const counting = outcomeIds.flatMap((id, index) => {
    const odds = world.outcome(id)?.odds;
    const isCounted = typeof odds === "number" && !impliedOutcomeIds.includes(id);
    return isCounted ? [{ odds, chance: alone[index] ?? 0 }] : [];
  });
  const kept = counting.reduce((product, single) => product * single.odds * single.chance, 1);
  const best = Math.max(...counting.map(({ odds }) => odds));
  return { odds: onLadder(Math.max(best, kept / chance)), impliedOutcomeIds };
}
