import type {
  acceptOddsOnWire,
  BetslipSelection,
  ErrorCode,
  ErrorMeta,
} from "@grandstand/contract/betslip";
import type { WireOdds } from "@grandstand/contract/entities";
import type { Account } from "../accounts/account.ts";
import type { World } from "../world/world.ts";
import { potentialReturn } from "./arithmetic.ts";

export type AcceptOdds = (typeof acceptOddsOnWire)[number];
/** One bet to be: its stake is everything that is debited, both halves of an each-way bet included. */
export interface Line {
  type: "single" | "combi";
  stake: number;
  selections: readonly BetslipSelection[];
}

/** The highest stake of a slip line, in cents (B5), and the lowest age (B9). */
const maximumStake = 110_000;
const minimumAge = 21;

function fault(code: ErrorCode, selections: readonly BetslipSelection[] = []): ErrorMeta {
  return { code, outcome_ids: selections.map((selection) => selection.outcome_id) };
}

/** Why this person may not bet, or null (B5). */
export function findBar(account: Account): ErrorMeta | null {
  const { profile, settings } = account;
  const isBarred =
    !profile.permissions.bet_placement_allowed ||
    profile.age < minimumAge ||
    !settings.is_over_21 ||
    profile.self_excluded ||
    profile.on_cool_off;
  return isBarred ? fault("BET_NOT_ALLOWED") : null;
}

/** Whether a price that moved still is what the person asked for, by their setting (B7 accept_odds). */
export function isAccepted(setting: AcceptOdds, asked: WireOdds, current: WireOdds): boolean {
  if (setting === "ACCEPT_ANY" || asked === current) return true;
  if (setting === "ACCEPT_NONE") return false;
  return typeof asked === "number" && typeof current === "number" && current > asked;
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

/** B5: no two selections of one event, no forecast or tricast, at least two. */
function findWrongCombination(world: World, { type, selections }: Line): ErrorMeta | null {
  if (type === "single") return null;
  const casts = selections.filter((selection) =>
    world.outcome(selection.outcome_id)?.marketType.toLowerCase().includes("cast"),
  );
  if (casts.length > 0) return fault("FORECAST_TRICAST_CANNOT_BE_COMBINED", casts);
  const clashing = selections.filter(
    (selection) => selections.filter((other) => other.event_id === selection.event_id).length > 1,
  );
  if (clashing.length > 0) return fault("CANNOT_COMBINE", clashing);
  return selections.length < 2 ? fault("CANNOT_COMBINE", selections) : null;
}

function findWrongStake(world: World, { stake, selections }: Line): ErrorMeta | null {
  const eachWay = selections.filter((selection) => selection.each_way);
  const withoutPlaces = eachWay.filter((selection) => placeFractionOf(world, selection) === null);
  if (withoutPlaces.length > 0) return fault("STAKE_INVALID", withoutPlaces);
  const isDivisible = eachWay.length === 0 || stake % 2 === 0;
  const unit = eachWay.length === 0 ? stake : stake / 2;
  return stake > 0 && isDivisible && unit <= maximumStake
    ? null
    : fault("STAKE_INVALID", selections);
}

/** The price to show a return for: the live one where the line stands, the asked one where it does not. */
export function legsOf(world: World, selections: readonly BetslipSelection[], isLive: boolean) {
  return selections.map((selection) => ({
    odds: String((isLive ? world.outcome(selection.outcome_id)?.odds : null) ?? selection.odds),
    eachWay: selection.each_way,
    placeFraction: selection.each_way ? placeFractionOf(world, selection) : null,
  }));
}

/** A return that could not be written down exactly can't be promised. */
function findUnpayable(world: World, { stake, selections }: Line): ErrorMeta | null {
  const legs = legsOf(world, selections, true);
  const isOpen = legs.some(({ odds }) => odds === "SP");
  const isPayable = isOpen || potentialReturn(stake, legs) !== null;
  return isPayable ? null : fault("STAKE_INVALID", selections);
}

function findMovedPrices(world: World, line: Line, setting: AcceptOdds): ErrorMeta | null {
  const moved = line.selections.filter((selection) => {
    const current = world.outcome(selection.outcome_id)?.odds;
    return current != null && !isAccepted(setting, selection.odds, current);
  });
  if (moved.length === 0) return null;
  const odds: Record<string, WireOdds> = {};
  for (const { outcome_id } of moved) {
    const current = world.outcome(outcome_id)?.odds;
    if (current != null) odds[outcome_id] = current;
  }
  return { ...fault("ODDS_CHANGED", moved), odds };
}

/** Why the line can't stand at this moment, the gravest reason first; null where it can. */
export function findFault(world: World, line: Line, setting: AcceptOdds): ErrorMeta | null {
  return (
    findUnavailable(world, line) ??
    findWrongCombination(world, line) ??
    findWrongStake(world, line) ??
    findUnpayable(world, line) ??
    findMovedPrices(world, line, setting)
  );
}

/** The fraction of the odds that the selection's market pays for a place, as decimal text; null where it pays none. */
export function placeFractionOf(world: World, selection: BetslipSelection): string | null {
  if (!world.outcome(selection.outcome_id)?.hasEachWay) return null;
  const market = world
    .markets(selection.event_id, "fr")
    ?.find(({ id }) => id === selection.market_id);
  return market?.ew_price === undefined ? null : String(market.ew_price);
}
