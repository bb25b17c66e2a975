import type { LegFacts } from "@grandstand/contract/betslip";
import type { World } from "../world/world.ts";

/** Markets of which a match has several; a number at the end of the id distinguishes them. */
const numbered = /-(?:next-goal|set)-(\d+)$/;

function scoreOf(name: string): [number, number] | null {
  const named = /^(\d+)-(\d+)$/.exec(name);
  return named ? [Number(named[1]), Number(named[2])] : null;
}

/** The facts of a selection at this moment; null where it is not offered. */
export function legFactsOf(
  world: World,
  selection: { event_id: string; market_id: string; outcome_id: string },
): LegFacts | null {
  const { event_id, market_id, outcome_id } = selection;
  const event = world.event(event_id, "fr");
  const market = world.markets(event_id, "fr")?.find(({ id }) => id === market_id);
  const outcome = market?.outcomes.find(({ id }) => id === outcome_id);
  if (!event || !market || !outcome) return null;
  const ordinal = numbered.exec(market_id)?.[1];
  return {
    market_type: market.type,
    kind: outcome.kind ?? null,
    handicap: outcome.handicap ?? null,
    score: scoreOf(outcome.name),
    ordinal: ordinal === undefined ? null : Number(ordinal),
    home_team: event.home_team,
    away_team: event.away_team,
    places: market.ew_place ?? null,
    ...(outcome.player && { player: outcome.player.name }),
    ...(outcome.silks && { silks: outcome.silks }),
  };
}
