import {
  type BuilderError,
  builderMaximumSelections,
  type submitBuilder,
} from "@grandstand/contract/bet-builder";
import type { BodyOf } from "@grandstand/contract/call";
import type { World } from "../world/world.ts";
import { precannedOf } from "./precanned.ts";
import { type BuilderPrice, priceBuilder } from "./price.ts";

export type AcceptOdds = BodyOf<typeof submitBuilder>["accept_odds"];

/** The content of a ticket, as either call sends it. */
export interface BuilderOrder {
  event_id: string;
  precanned_id: string | null;
  selections: readonly { event_id: string; market_id: string; outcome_id: string }[];
}

/** A price, or why there is none. */
export type BuilderQuote =
  | { readonly price: BuilderPrice; readonly fault: null }
  | { readonly price: null; readonly fault: BuilderError };

/** The lowest and the highest stake of a builder, in cents: the limits of inputs other than the slip's (B5). */
const minimumStake = 10;
const maximumStake = 1_000_000;

function fault(code: BuilderError["code"], outcomeIds: readonly string[] = []): BuilderError {
  return { code, outcome_ids: [...outcomeIds] };
}

function findUnavailable(
  world: World,
  { event_id, selections }: BuilderOrder,
): BuilderError | null {
  const idsOf = (holds: (selection: BuilderOrder["selections"][number]) => boolean) =>
    selections.filter(holds).map(({ outcome_id }) => outcome_id);
  const unknown = idsOf(({ event_id: ownEvent, market_id, outcome_id }) => {
    const outcome = world.outcome(outcome_id);
    const isSame = outcome?.eventId === event_id && outcome.marketId === market_id;
    return !isSame || ownEvent !== event_id;
  });
  if (unknown.length > 0) return fault("UNKNOWN_SELECTION", unknown);
  const ended = idsOf(({ outcome_id }) => world.outcome(outcome_id)?.isEnded ?? true);
  if (ended.length > 0) return fault("EVENT_ENDED", ended);
  const suspended = idsOf(({ outcome_id }) => {
    const outcome = world.outcome(outcome_id);
    return outcome?.isSuspended || typeof outcome?.odds !== "number";
  });
  return suspended.length > 0 ? fault("MARKET_SUSPENDED", suspended) : null;
}

/** Markets in which each player has an answer of his own. */
const severalWin: ReadonlySet<string> = new Set(["anytime_scorer", "player_shots_on_target"]);

/** Two selections at least, each from its own market but for players, and a ready-made builder unchanged (B1). */
function findWrongOrder(world: World, order: BuilderOrder): BuilderError | null {
  const { selections, precanned_id, event_id } = order;
  const ids = selections.map(({ outcome_id }) => outcome_id);
  const questions = new Set(
    selections.map(({ market_id, outcome_id }) => {
      const isShared = severalWin.has(world.outcome(outcome_id)?.marketType ?? "");
      return isShared ? outcome_id : market_id;
    }),
  );
  const isCountable = selections.length >= 2 && selections.length <= builderMaximumSelections;
  if (!isCountable || questions.size < selections.length) return fault("CANNOT_COMBINE", ids);
  if (precanned_id === null) return null;
  const made = precannedOf(world, event_id).find(({ id }) => id === precanned_id);
  const isSame =
    made?.outcomeIds.length === ids.length && ids.every((id) => made.outcomeIds.includes(id));
  return isSame ? null : fault("UNKNOWN_SELECTION", ids);
}

/** Prices an order at this moment, or says why it has no price; the gravest reason first. */
export function quoteBuilder(world: World, order: BuilderOrder): BuilderQuote {
  const ids = order.selections.map(({ outcome_id }) => outcome_id);
  const wrong = findUnavailable(world, order) ?? findWrongOrder(world, order);
  if (wrong) return { price: null, fault: wrong };
  const price = priceBuilder(world, order.event_id, ids);
  if (price === null || price.odds === 0)
    return { price: null, fault: fault("CANNOT_COMBINE", ids) };
  return { price, fault: null };
}

/** Whether the person's setting accepts a price that moved (B7). */
export function isAccepted(setting: AcceptOdds, requested: number, current: number): boolean {
  if (requested === current) return true;
  switch (setting) {
    case "all":
      return true;
    case "higher":
      return current > requested;
    case "none":
      return false;
  }
}

/** B5: a stake between the limits of inputs other than the slip's. */
export function findWrongStake(stake: number): BuilderError | null {
  return stake >= minimumStake && stake <= maximumStake ? null : fault("STAKE_INVALID");
}
