import type { AnswerOf } from "@grandstand/contract/call";
import type { getLeagues, getSportIndex, League } from "@grandstand/contract/sport-index";
import { inEditorialOrder } from "../../domain/catalogue/competitions.ts";
import type { ListedEvent } from "../../domain/world/world.ts";

type IndexedSport = AnswerOf<typeof getSportIndex>["sports"][number];
type Leagues = AnswerOf<typeof getLeagues>["leagues"];

/** Which leagues are requested: those of a country, or some by their ids. */
export interface LeagueFilter {
  readonly sport?: string | undefined;
  readonly country?: string | undefined;
  readonly ids?: string | undefined;
}

/** The groups in the order of their first events. */
function grouped(events: readonly ListedEvent[], keyOf: (event: ListedEvent) => string) {
  return [...Map.groupBy(events, keyOf)].map(([key, own]) => ({ key, own }));
}

function countsOf(events: readonly ListedEvent[]) {
  return {
    event_count: events.length,
    live_count: events.filter(({ isLive }) => isLive).length,
  };
}

/** The events of each competition, the competitions in the order of a Belgian book. */
function byLeague(events: readonly ListedEvent[]) {
  const leagues = grouped(events, ({ competition }) => competition.id).map(({ own }) => ({
    slug: own[0]?.competition.slug ?? "",
    own,
  }));
  return inEditorialOrder(leagues).map(({ own }) => own);
}

/** The countries of a sport's events, each at the position of its first league. */
function countriesOf(events: readonly ListedEvent[]): IndexedSport["countries"] {
  return grouped(byLeague(events).flat(), ({ region }) => region.slug).map(({ key, own }) => {
    const [first] = own;
    const flag = first?.region.flag;
    return {
      slug: key,
      name: first?.region.name ?? key,
      ...(flag !== undefined && { country: flag }),
      ...countsOf(own),
      league_count: new Set(own.map(({ competition }) => competition.id)).size,
    };
  });
}

/** The sports that have open events, with their countries; a virtual one is of no country. */
export function sportIndex(events: readonly ListedEvent[]): IndexedSport[] {
  return grouped(events, ({ sport }) => sport.slug).map(({ key, own }) => ({
    slug: key,
    live_count: countsOf(own).live_count,
    countries: own[0]?.sport.category === "virtual" ? [] : countriesOf(own),
  }));
}

function toLeague(own: readonly ListedEvent[]): Leagues {
  const [first] = own;
  if (first === undefined) return [];
  const { competition, sport, region } = first;
  const league: League = {
    id: competition.id,
    slug: competition.slug,
    name: competition.name,
    sport_slug: sport.slug,
    ...(region.flag !== undefined && { country: region.flag }),
    ...countsOf(own),
  };
  return [league];
}

/** The leagues of a sport in a country, or those of the ids in their order; none where neither is given. */
export function leaguesOf(
  events: readonly ListedEvent[],
  { sport, country, ids }: LeagueFilter,
): Leagues {
  if (ids !== undefined) {
    const leagues = Map.groupBy(events, ({ competition }) => competition.id);
    return [...new Set(ids.split(","))].flatMap((id) => toLeague(leagues.get(id) ?? []));
  }
  const own = events.filter((event) => event.sport.slug === sport && event.region.slug === country);
  return byLeague(own).flatMap(toLeague);
}
