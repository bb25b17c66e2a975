import type { Event, Language } from "@grandstand/contract/entities";
import { localePath } from "@grandstand/rules/locale";
import type { SportRoute, SportSlugs } from "../../core/site/sport-slugs.ts";

/**
 * The address of an event by its kind (B2): a match's is made of sport, competition, and the event's
 * name with its id; an esports match and a virtual event have routes of their own.
 */
export function matchPath(
  event: Pick<Event, "id" | "name" | "sport_slug" | "competition_slug">,
  language: Language,
  slugs: SportSlugs,
): string {
  const route = slugs.get(event.sport_slug);
  if (route?.category === "esport") return localePath(`/e-sports/match/${event.id}/`, language);
  if (route?.category === "virtual") {
    return localePath(`${virtualPath(route)}?event_id=${event.id}`, language);
  }
  const sport = route?.translated_slug ?? event.sport_slug;
  return localePath(eventPath(sport, event.competition_slug, event), language);
}

/** A match's path without its language; `sport` is the sport's slug in that language. */
export function eventPath(
  sport: string,
  competition: string,
  event: Pick<Event, "id" | "name">,
): string {
  return `/${sport}/${competition}/${slugOf(event.name)}-${event.id}/`;
}

/** The address of a sport's page, by its kind (B2). */
export function sportPath(route: SportRoute, language: Language): string {
  const { category, translated_slug: slug } = route;
  // A parent stands for a whole category, and has none itself.
  if (route.is_parent) return localePath(`/${slug}/`, language);
  if (category === "virtual") return localePath(virtualPath(route), language);
  return localePath(category === "esport" ? `/e-sports/${slug}/` : `/${slug}/`, language);
}

function virtualPath({ id, translated_slug: slug }: SportRoute): string {
  return `/virtual/${id}/${slug}/`;
}

/** The id at the end of a match's slug; null where there is none. */
export function eventIdOf(slug: string): string | null {
  return /-([A-Za-z0-9_]+)$/.exec(slug)?.[1] ?? null;
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
