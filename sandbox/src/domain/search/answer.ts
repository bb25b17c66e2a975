import type { AnswerOf } from "@grandstand/contract/call";
import type { Event, Language, Market } from "@grandstand/contract/entities";
import { type FoundPlayer, mostPriced, type search } from "@grandstand/contract/search";
import type { World } from "../world/world.ts";
import { squadsIn } from "./found-players.ts";
import { findByName } from "./search.ts";

/** Outcomes that a row of prices has. */
const mostOutcomes = 3;
const scorerMarket = "anytime_scorer";

/** Events with their main market alone, in the order of the ids; without those whose main market is no row of prices. */
export function withMainMarket(
  world: Pick<World, "competitions">,
  language: Language,
  eventIds: readonly string[],
): Event[] {
  return [...new Set(eventIds)].flatMap((eventId) => {
    const event = world.competitions(language, { eventId })[0]?.events[0];
    const [main] = event?.markets ?? [];
    if (!event || !main || main.outcomes.length > mostOutcomes) return [];
    return [{ ...event, markets: [main], market_groups: [] }];
  });
}

/** A market of the goals of a match, with one player's outcome. */
interface ScorerPrice {
  readonly eventId: string;
  readonly market: Market;
  readonly outcomeId: string;
}

/** The price at which a player scores; null where he has none. */
function scorerPrice(
  world: Pick<World, "markets">,
  language: Language,
  { name, team, next_event: event }: FoundPlayer,
): ScorerPrice | null {
  const market = world.markets(event.id, language)?.find(({ type }) => type === scorerMarket);
  const side = event.home_team === team.name ? "home" : "away";
  const outcome = market?.outcomes.find(
    ({ player }) => player?.name === name && player.side === side,
  );
  if (!market || !outcome?.visible || outcome.odds === null) return null;
  return { eventId: event.id, market, outcomeId: outcome.id };
}

/** The event with the scorers' market after its own, which has these outcomes alone. */
function withScorers(event: Event, scorers: readonly ScorerPrice[]): Event {
  const own = scorers.filter(({ eventId }) => eventId === event.id);
  const [first] = own;
  if (!first) return event;
  const ids = new Set(own.map(({ outcomeId }) => outcomeId));
  const outcomes = first.market.outcomes.filter(({ id }) => ids.has(id));
  return { ...event, markets: [...event.markets, { ...first.market, outcomes }] };
}

/** What is found by name in the world's programme, with the prices of the first of each kind. */
export function searchAnswer(
  world: World,
  language: Language,
  query: string,
): AnswerOf<typeof search> {
  const found = findByName(world.listed(language), query, squadsIn(world));
  const priced = found.players.map((player, index) => ({
    player,
    price: index < mostPriced ? scorerPrice(world, language, player) : null,
  }));
  const scorers = priced.flatMap(({ price }) => price ?? []);
  const first = <Item>(list: readonly Item[]) => list.slice(0, mostPriced);
  const eventIds = [
    ...first(found.teams).map(({ next_event }) => next_event.id),
    ...scorers.map(({ eventId }) => eventId),
    ...first(found.events).map(({ id }) => id),
  ];
  return {
    server_time: world.now(),
    ...found,
    players: priced.map(({ player, price }) => ({
      ...player,
      ...(price && { outcome_id: price.outcomeId }),
    })),
    prices: withMainMarket(world, language, eventIds).map((event) => withScorers(event, scorers)),
  };
}
