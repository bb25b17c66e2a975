import type { Competition, Language, Sport } from "@grandstand/contract/entities";
import type { CompetitionView, EventView } from "@grandstand/ui/event-view";
import { sportPath } from "../events/index.ts";

/** What home shows of one sport; the esports are one. */
export interface HomeSport {
  /** Slugs of the sports whose competitions are in it. */
  readonly slugs: readonly string[];
  readonly name: string;
  /** Its page, with how many events are there; unknown while the list of sports is. */
  readonly all?: { readonly href: string; readonly count: number };
}

/** The sports of home's competitions, in their order, each with the way to all of its events. */
export function toHomeSports(
  competitions: readonly Competition[],
  sports: readonly Sport[],
  language: Language,
): HomeSport[] {
  const found = new Map<string, HomeSport>();
  for (const { sport } of competitions) {
    const entry = sports.find((each) =>
      sport.category === "esport"
        ? each.is_parent && each.category === "esport"
        : each.slug === sport.slug,
    );
    const key = entry?.slug ?? sport.slug;
    const slugs = new Set([...(found.get(key)?.slugs ?? []), sport.slug]);
    found.set(key, {
      slugs: [...slugs],
      name: entry?.name ?? sport.name,
      ...(entry && { all: { href: sportPath(entry, language), count: entry.event_count } }),
    });
  }
  return [...found.values()];
}

/** One sport with what is shown of it. */
export interface HomeSection {
  readonly sport: HomeSport;
  readonly coupons: readonly CompetitionView[];
}

/** The coupons by sport; the sport of the first coupon comes first, so that a favourite brings its sport along. */
export function homeSections(
  coupons: readonly CompetitionView[],
  sports: readonly HomeSport[],
): HomeSection[] {
  const sections = new Map<HomeSport, CompetitionView[]>();
  for (const coupon of coupons) {
    const sport = sports.find(({ slugs }) => slugs.includes(coupon.sportSlug));
    if (sport) sections.set(sport, [...(sections.get(sport) ?? []), coupon]);
  }
  return [...sections].map(([sport, list]) => ({ sport, coupons: list }));
}

/** What home shows of the races, which are no coupons there: soonest first, and the way to all of them. */
export interface HomeRaces {
  readonly events: readonly EventView[];
  readonly all?: { readonly href: string; readonly name: string; readonly count: number };
}

/** The races apart from the other sections; null where there are none. */
export function withoutRaces(sections: readonly HomeSection[]): {
  readonly races: HomeRaces | null;
  readonly sections: readonly HomeSection[];
} {
  const found = sections.find(({ sport }) => sport.slugs.includes("horse-racing"));
  if (found === undefined) return { races: null, sections };
  const { sport, coupons } = found;
  const events = coupons
    .flatMap((coupon) => coupon.events)
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return {
    races: { events, ...(sport.all && { all: { ...sport.all, name: sport.name } }) },
    sections: sections.filter((section) => section !== found),
  };
}
