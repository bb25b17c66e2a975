import type { acceptOddsOnWire, BetslipSelection, ErrorMeta } from "@grandstand/contract/betslip";
import type { WireOdds } from "@grandstand/contract/entities";
import { foldsOfSystem } from "../bets/systems.ts";
import { fault } from "../placement/faults.ts";
import type { World } from "../world/world.ts";
import { askedOdds, type Line, placeFractionOf } from "./line.ts";

export type AcceptOdds = (typeof acceptOddsOnWire)[number];
/** The highest stake of a slip line, in cents (B5). */
export const maximumStake = 110_000;

/** Whether the person's setting accepts a price that moved (B7 accept_odds). */
export function isAccepted(setting: AcceptOdds, requested: WireOdds, current: WireOdds): boolean {
  if (requested === current) return true;
  switch (setting) {
    case "ACCEPT_ANY":
      return true;
    case "ACCEPT_HIGHER":
      return typeof requested === "number" && typeof current === "number" && current > requested;
    case "ACCEPT_NONE":
      return false;
  }
}

function findUnavailable(world: World, { selections }: Line): ErrorMeta | null {
  const known = (selection: BetslipSelection) => {
    const outcome = world.outcome(selection.outcome_id);
    const isSame =
      outcome?.eventId === selection.event_id && outcome.marketId === selection.market_id;
    return isSame ? outcome : null;
  };
  const unknown = selections.filter((selection) => known(selection) === null);
  if (unknown.length > 0) return fault("UNKNOWN_SELECTION", unknown);
  const ended = selections.filter((selection) => known(selection)?.isEnded);
  if (ended.length > 0) return fault("EVENT_ENDED", ended);
  const suspended = selections.filter((selection) => {
    const outcome = known(selection);
    return outcome?.isSuspended || outcome?.odds == null;
  });
  return suspended.length > 0 ? fault("MARKET_SUSPENDED", suspended) : null;
}

/** B5: no two selections of one event, no forecast or tricast, at least two, and 3 to 16 for a system. */
function findWrongCombination(world: World, { type, systemType, selections }: Line) {
  if (type === "single") return null;
  const casts = selections.filter((selection) =>
    world.outcome(selection.outcome_id)?.marketType.toLowerCase().includes("cast"),
  );
  if (casts.length > 0) return fault("FORECAST_TRICAST_CANNOT_BE_COMBINED", casts);
  const clashing = selections.filter(
    (selection) => selections.filter((other) => other.event_id === selection.event_id).length > 1,
  );
  if (clashing.length > 0) return fault("CANNOT_COMBINE", clashing);
  if (type === "system") {
    const isPossible = foldsOfSystem(systemType ?? "", selections.length) !== null;
    return isPossible ? null : fault("SYSTEM_INVALID", selections);
  }
  return selections.length < 2 ? fault("CANNOT_COMBINE", selections) : null;
}

/** B5: each-way needs a paid place for every selection. */
function findWithoutPlaces(world: World, { isEachWay, selections }: Line): ErrorMeta | null {
  if (!isEachWay) return null;
  const without = selections.filter((selection) => placeFractionOf(world, selection) === null);
  return without.length > 0 ? fault("EACH_WAY_NOT_AVAILABLE", without) : null;
}

function findWrongStake({ unitStake, selections }: Line): ErrorMeta | null {
  const isAccepted = unitStake > 0 && unitStake <= maximumStake;
  return isAccepted ? null : fault("STAKE_INVALID", selections);
}

function findMovedPrices(world: World, line: Line, setting: AcceptOdds): ErrorMeta | null {
  const moved = line.selections.filter((selection) => {
    const current = world.outcome(selection.outcome_id)?.odds;
    return current != null && !isAccepted(setting, askedOdds(selection), current);
  });
  if (moved.length === 0) return null;
  const odds: Record<string, WireOdds> = {};
  for (const { outcome_id } of moved) {
    const current = world.outcome(outcome_id)?.odds;
    if (current != null) odds[outcome_id] = current;
  }
  return { ...fault("ODDS_CHANGED", moved), odds };
}

/** Why the line can't be accepted at this moment, the gravest reason first; null where it can. */
export function findFault(world: World, line: Line, setting: AcceptOdds): ErrorMeta | null {
  return (
    findUnavailable(world, line) ??
    findWrongCombination(world, line) ??
    findWithoutPlaces(world, line) ??
    findWrongStake(line) ??
    findMovedPrices(world, line, setting)
  );
}
