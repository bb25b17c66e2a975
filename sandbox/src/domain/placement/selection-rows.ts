import { languages } from "@grandstand/contract/entities";
import type { betSelections, SelectionNames } from "../bets/schema.ts";
import type { World } from "../world/world.ts";

type NewSelection = typeof betSelections.$inferInsert;

/** A selection of a ticket, as every call sends it. */
export interface TicketSelection {
  event_id: string;
  market_id: string;
  outcome_id: string;
}

/** A selection as it is accepted: at which price, and with which facts. */
export interface AcceptedLeg
  extends Pick<NewSelection, "askedOdds" | "odds" | "boosted" | "placeFraction" | "facts"> {
  selection: TicketSelection;
}

/** The names of a selection in every language, for its receipt. */
function namesOf(world: World, outcomeId: string): SelectionNames {
  const unknown = { eventName: outcomeId, marketName: "", outcomeName: outcomeId };
  const entries = languages.map(
    (language) => [language, world.describe(outcomeId, language) ?? unknown] as const,
  );
  return Object.fromEntries(entries) as SelectionNames;
}

/** The rows of a bet's selections, with names for the receipt. */
export function selectionRows(
  world: World,
  betId: string,
  legs: readonly AcceptedLeg[],
): NewSelection[] {
  return legs.map(({ selection, ...columns }, position) => {
    const outcome = world.outcome(selection.outcome_id);
    return {
      betId,
      position,
      epoch: world.epoch,
      eventId: selection.event_id,
      marketId: selection.market_id,
      outcomeId: selection.outcome_id,
      names: namesOf(world, selection.outcome_id),
      startsAt: outcome?.startsAt ?? "",
      sportSlug: outcome?.sportSlug ?? "",
      competitionSlug: outcome?.competitionSlug ?? null,
      result: "pending",
      ...columns,
    };
  });
}
