import type { SimpleEvent } from "@grandstand/contract/entities";
import { sidesOf } from "../catalogue/crests.ts";
import type { ListedEvent } from "./world.ts";

/** An event on the wire, as lists and links show it. */
export function simpleEvent(event: ListedEvent): SimpleEvent {
  return {
    id: event.id,
    name: event.name,
    starts_at: new Date(event.startsAt).toISOString(),
    competition_id: event.competition.id,
    competition_slug: event.competition.slug,
    competition_name: event.competition.name,
    sport_slug: event.sport.slug,
    sport_category: event.sport.category,
    type: event.type,
    is_live: event.isLive,
    home_team: event.competitors[0] ?? null,
    away_team: event.competitors[1] ?? null,
    competitors: sidesOf(event.id, event.competitors),
  };
}
