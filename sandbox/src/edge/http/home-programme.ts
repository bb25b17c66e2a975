import type { Competition, Event } from "@grandstand/contract/entities";
import { inEditorialOrder } from "../../domain/catalogue/competitions.ts";
import { sportSlugs } from "../../domain/catalogue/types.ts";

/**
 * How much of the programme the home page shows. It is the first page that most visitors download,
 * and these limits keep its HTML below 35 kB on the wire.
 */
export const homeLimits = { live: 6, competitions: 8, eventsEach: 5 } as const;

/** Sports that people play in person: esports and virtual sports have pages of their own. */
function isPlayed({ sport }: Competition): boolean {
  return sport.category === "sport";
}

/** The competitions of the home page, in the book's order: events that have not begun, soonest first. */
export function homeCompetitions(competitions: readonly Competition[]): Competition[] {
  return inEditorialOrder(competitions)
    .filter(isPlayed)
    .map((competition) => ({
      ...competition,
      events: competition.events.filter((event) => !event.is_live).slice(0, homeLimits.eventsEach),
    }))
    .filter((competition) => competition.events.length > 0)
    .slice(0, homeLimits.competitions);
}

/**
 * From this minute of a football match on, few people bet on it; in other sports, from this price
 * of the favourite.
 */
const lastMinutes = 85;
const certainOdds = 1.02;

function isNearlyOver({ stats, markets }: Event): boolean {
  if (stats !== null && stats.time !== null) return stats.time >= lastMinutes;
  const prices = markets[0]?.outcomes.map(({ odds }) => odds) ?? [];
  return prices.some((odds) => typeof odds === "number" && odds <= certainOdds);
}

/**
 * The events in play on the home page: of each sport the first of its first competition in the
 * book's order, football before tennis before racing, then of the second, and so on; if those are
 * too few, the second events. Events that are nearly over are last.
 */
export function liveHighlights(live: readonly Competition[]): Event[] {
  const ordered = inEditorialOrder(live).filter(isPlayed);
  const ofSport = sportSlugs.map((slug) => {
    const events = ordered.filter(({ sport }) => sport.slug === slug).map((each) => each.events);
    return byTurns(events);
  });
  const shown = byTurns(ofSport);
  const open = shown.filter((event) => !isNearlyOver(event));
  return [...open, ...shown.filter(isNearlyOver)].slice(0, homeLimits.live);
}

/** The first item of each list, then the second of each, and so on. */
function byTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const turns = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
