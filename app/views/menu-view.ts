import type { Language, Sport } from "@grandstand/contract/entities";
import { localePath } from "@grandstand/rules/locale";
import type { MenuItemView } from "@grandstand/ui/sport-menu";

/** The sports of the left column: those with something to bet on, or parents; never virtual ones (B2). */
export function toSportLinks(sports: readonly Sport[], language: Language): MenuItemView[] {
  return sports
    .filter(({ category }) => category === "sport")
    .filter((sport) => sport.event_count > 0 || sport.outright_count > 0 || sport.is_parent)
    .map((sport) => ({
      id: sport.id,
      name: sport.name,
      href: localePath(`/${sport.translated_slug}/`, language),
      count: sport.total,
    }));
}

/** The popular competitions (B2). */
export function toLeagueLinks(
  leagues: readonly { id: string; label: string; url: string }[],
  language: Language,
): MenuItemView[] {
  return leagues.map(({ id, label, url }) => ({
    id,
    name: label,
    href: localePath(url, language),
  }));
}
