import type { Market } from "@grandstand/contract/entities";
import { placeProbabilities } from "../models/racing.ts";
import type { World } from "../world/world.ts";

/** How likely a selection is by the current prices, or why that is not known. */
export type Chances =
  | {
      readonly kind: "known";
      readonly win: number;
      readonly place: number;
      readonly isLive: boolean;
    }
  | { readonly kind: "suspended" }
  | { readonly kind: "unpriced" };

/**
 * The chances that the market's prices imply. The implied chances of one market add up to more than
 * the number of its outcomes that win; the excess is the margin, and is removed in proportion.
 */
function fairChances({ outcomes }: Market): Map<string, number> {
  const booked = outcomes.flatMap(({ id, odds }) =>
    typeof odds === "number" && odds > 0 ? [[id, 1 / odds] as const] : [],
  );
  const sum = booked.reduce((total, [, chance]) => total + chance, 0);
  const comeTrue = Math.max(1, Math.round(sum));
  const excess = Math.max(1, sum / comeTrue);
  return new Map(booked.map(([id, chance]) => [id, Math.min(1, chance / excess)]));
}

/** The chance of a paid place, from the chances of winning (Harville). */
function placeChance(chances: Map<string, number>, outcomeId: string, places: number): number {
  const ids = [...chances.keys()];
  const wins = [...chances.values()];
  return Math.min(1, placeProbabilities(wins, places)[ids.indexOf(outcomeId)] ?? 0);
}

/** The chances of an open selection at this moment. */
export function chancesOf(
  world: World,
  selection: { eventId: string; marketId: string; outcomeId: string; isEachWay: boolean },
): Chances {
  const outcome = world.outcome(selection.outcomeId);
  if (!outcome || outcome.isSuspended || outcome.isEnded) return { kind: "suspended" };
  if (typeof outcome.odds !== "number") return { kind: "unpriced" };
  const market = world
    .markets(selection.eventId, "fr")
    ?.find(({ id }) => id === selection.marketId);
  const chances = market && fairChances(market);
  const win = chances?.get(selection.outcomeId);
  if (chances === undefined || win === undefined) return { kind: "suspended" };
  const place = selection.isEachWay
    ? placeChance(chances, selection.outcomeId, market?.ew_place ?? 1)
    : win;
  return { kind: "known", win, place, isLive: outcome.isLive };
}
