import type { Competition, Event } from "@grandstand/contract/entities";
import { inEditorialOrder } from "../catalogue/competitions.ts";
import { sportSlugs } from "../catalogue/types.ts";

/**
 * How much of the programme the home page shows. It is the first page that most visitors download, and
 * with this much its HTML stays below 35 kB on the wire.
 */
export const homeLimits = { live: 6, competitions: 8, eventsEach: 5 } as const;

/** Sports that people play in person: esports and virtual sports have pages of their own. */
function isPlayed({ sport }: Competition): boolean {
  return sport.category === "sport";
}

/** The competitions of the home page, in the book's order: what has not begun, soonest first. */
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
 * The events in play that the home page shows: the first of each competition in the book's order,
 * football before tennis before racing; where those are too few, the second of each, and so on.
 */
export function liveHighlights(live: readonly Competition[]): Event[] {
  const ordered = inEditorialOrder(live).filter(
    (competition) => isPlayed(competition) && competition.events.length > 0,
  );
  const bySport = sportSlugs.flatMap((slug) =>
    ordered.filter((competition) => competition.sport.slug === slug),
  );
  const most = Math.max(0, ...bySport.map(({ events }) => events.length));
  const rounds = Array.from({ length: most }, (_, round) =>
    bySport.flatMap(({ events }) => events.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, homeLimits.live);
}
