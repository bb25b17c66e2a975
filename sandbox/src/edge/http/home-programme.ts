import type { TopMatch } from "@grandstand/contract/content";
import type { Competition, Event } from "@grandstand/contract/entities";
import { inEditorialOrder } from "../../domain/catalogue/competitions.ts";
import { belgianFootball } from "../../domain/catalogue/football-belgium.ts";
import { type SportSlug, sportSlugs } from "../../domain/catalogue/types.ts";
import type { TableRow } from "../../domain/world/records.ts";
import { shiftDays } from "../../kernel/time/brussels-time.ts";

/**
 * How much of the programme the home page shows, in rows: it is a way to every sport and not a list of one, and it is
 * the first page that most visitors download (docs/decisions/122).
 */
export const homeLimits = { live: 6, ownCountry: 5, eachSport: 3 } as const;

const ownLeagues = new Set(belgianFootball.map(({ slug }) => slug));

/** Football of the country whose book it is. */
function isOwn({ slug, sport }: Competition): boolean {
  return sport.slug === "football" && ownLeagues.has(slug);
}

/** Sports that people play in person: esports and virtual sports have pages of their own. */
function isPlayed({ sport }: Competition): boolean {
  return sport.category === "sport";
}

/**
 * The competitions of the home page, with events that have not begun: football of the own country and, where that is
 * too little, of others in the book's order; then a few events of tennis, the next races, a few of the esports.
 */
export function homeCompetitions(competitions: readonly Competition[]): Competition[] {
  const ordered = inEditorialOrder(competitions).map(upcoming);
  const of = (slug: SportSlug) => ordered.filter(({ sport }) => sport.slug === slug);
  const football = of("football");
  const ownFirst = [...football.filter(isOwn), ...football.filter((each) => !isOwn(each))];
  const esports = ordered.filter(({ sport }) => sport.category === "esport");
  return [
    ...firstRows(ownFirst, homeLimits.ownCountry),
    ...firstRows(of("tennis"), homeLimits.eachSport),
    ...soonestRows(of("horse-racing"), homeLimits.eachSport),
    ...firstRows(esports, homeLimits.eachSport),
  ];
}

function upcoming(competition: Competition): Competition {
  return { ...competition, events: competition.events.filter((event) => !event.is_live) };
}

/** As many events as there are rows, from the first competition on. */
function firstRows(competitions: readonly Competition[], rows: number): Competition[] {
  let left = rows;
  return competitions
    .map((competition) => {
      const events = competition.events.slice(0, left);
      left -= events.length;
      return { ...competition, events };
    })
    .filter(({ events }) => events.length > 0);
}

/** The events that begin next, whatever their competition; the competition of the very next comes first. */
function soonestRows(competitions: readonly Competition[], rows: number): Competition[] {
  const next = competitions
    .flatMap(({ events }) => events)
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
    .slice(0, rows);
  const order = [...new Set(next.map((event) => event.competition_id))];
  return order.flatMap((id) =>
    competitions
      .filter((competition) => competition.id === id)
      .map((competition) => ({
        ...competition,
        events: next.filter((event) => event.competition_id === id),
      })),
  );
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

/**
 * The match before all others among the events that home shows: of the own country's football where there is any, of
 * those that begin within a day of the first the one whose sides are highest in their table; without a table the
 * first. Null where home has no football.
 */
export function topMatch(
  shown: readonly Competition[],
  tableOf: (eventId: string) => readonly TableRow[],
): TopMatch | null {
  const football = shown.filter(({ sport }) => sport.slug === "football");
  const own = football.filter(isOwn);
  const ahead = (own.length > 0 ? own : football)
    .flatMap(({ events }) => events)
    .map((event) => ({ event, at: Date.parse(event.starts_at) }))
    .sort((one, other) => one.at - other.at);
  const placed = ahead
    .filter(({ at }) => at <= shiftDays(ahead[0]?.at ?? 0, 1))
    .map(({ event }) => ({ event, standings: standingsOf(event, tableOf(event.id)) }))
    .sort((one, other) => ranksOf(one.standings) - ranksOf(other.standings));
  const [top] = placed;
  if (top === undefined) return null;
  const { event, standings } = top;
  return {
    event_id: event.id,
    reasons: [
      ...(own.length > 0 ? (["own_country"] as const) : []),
      standings === null ? "soonest" : "best_placed",
    ],
    ...(standings && { standings }),
  };
}

function standingsOf(
  { home_team: home, away_team: away }: Event,
  table: readonly TableRow[],
): NonNullable<TopMatch["standings"]> | null {
  const of = (side: string | null) => {
    const index = table.findIndex(({ name }) => name === side);
    const row = table[index];
    return row && { rank: index + 1, points: row.points, form: [...row.form] };
  };
  const [first, second] = [of(home), of(away)];
  return first && second ? { home: first, away: second } : null;
}

/** A match without a table comes after those with one. */
function ranksOf(standings: TopMatch["standings"] | null): number {
  return standings ? standings.home.rank + standings.away.rank : Number.POSITIVE_INFINITY;
}
