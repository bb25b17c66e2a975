import { randomUUID } from "node:crypto";
import type {
  BuilderSelectionOnWire,
  calculateBuilder,
  getPrecannedBuilders,
} from "@grandstand/contract/bet-builder";
import type { AnswerOf, BodyOf } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import type { Database } from "../../kernel/database/open.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import type { Account } from "../accounts/account.ts";
import { displayOdds } from "../models/display-odds.ts";
import type { World } from "../world/world.ts";
import { quoteBuilder } from "./checks.ts";
import { precannedOf } from "./precanned.ts";
import { priceBuilder } from "./price.ts";
import { issueTicket } from "./tickets.ts";

interface Dependencies {
  database: Database;
  world: World;
}

function selectionOf(world: World, outcomeId: string, language: Language): BuilderSelectionOnWire {
  const outcome = world.outcome(outcomeId);
  const names = world.describe(outcomeId, language);
  return {
    event_id: outcome?.eventId ?? "unknown",
    market_id: outcome?.marketId ?? "unknown",
    outcome_id: outcomeId,
    event_name: names?.eventName ?? outcomeId,
    market_name: names?.marketName ?? "",
    outcome_name: names?.outcomeName ?? outcomeId,
    odds: outcome?.odds ?? null,
    is_suspended: outcome?.isSuspended ?? true,
  };
}

/** The name of the ticket: the event's, or the name under which it is offered. */
function nameOf(world: World, { precanned_id, event_id, lang }: BodyOf<typeof calculateBuilder>) {
  const made = precannedOf(world, event_id).find(({ id }) => id === precanned_id);
  return made?.name[lang] ?? world.event(event_id, lang)?.name ?? event_id;
}

/**
 * Prices a builder (B7). A visitor gets the price; a logged-in person also gets a ticket to submit,
 * valid for 5 minutes. Odds of 0 mean that there is no price, and `error_meta` says why.
 */
export async function calculateTicket(
  { database, world }: Dependencies,
  account: Account | null,
  order: BodyOf<typeof calculateBuilder>,
): Promise<AnswerOf<typeof calculateBuilder>> {
  const { price, fault } = quoteBuilder(world, order);
  const odds = price?.odds ?? 0;
  const isForSale = account !== null && price !== null && fault === null;
  const uuid = isForSale ? randomUUID() : null;
  const now = world.now();
  if (uuid !== null && account !== null) {
    const { event_id, precanned_id, selections } = order;
    const kept = { event_id, precanned_id, selections };
    await issueTicket(database, { uuid, accountId: account.id, order: kept, odds }, now);
  }
  return {
    server_time: now,
    ticket: {
      uuid,
      name: nameOf(world, order),
      odds,
      display_odds: price === null ? null : displayOdds(odds),
      selections: order.selections.map(({ outcome_id }) =>
        selectionOf(world, outcome_id, order.lang),
      ),
      implied_outcome_ids: [...(price?.impliedOutcomeIds ?? [])],
      error_meta: fault,
    },
    message: fault && messageIn(order.lang, fault.code),
  };
}

/** The ready-made builders on offer, without those that have no price at the moment. */
export function offerPrecanned(
  world: World,
  eventId: string,
  language: Language,
): AnswerOf<typeof getPrecannedBuilders> {
  const builders = precannedOf(world, eventId).flatMap(({ id, name, outcomeIds }) => {
    const odds = priceBuilder(world, eventId, outcomeIds)?.odds ?? 0;
    if (odds === 0) return [];
    return [
      {
        precanned_id: id,
        name: name[language],
        odds,
        display_odds: displayOdds(odds),
        selections: outcomeIds.map((outcomeId) => selectionOf(world, outcomeId, language)),
      },
    ];
  });
  return { server_time: world.now(), builders };
}
