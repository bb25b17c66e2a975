import type { Language, Sport } from "@grandstand/contract/entities";
import { localePath } from "@grandstand/rules/locale";
import type { MenuItemView } from "@grandstand/ui/sport-menu";
import { sportPath } from "../events/index.ts";

/** The sports of the left column; virtual ones are in none of its lists (B2). */
export interface SportLists {
  /** With something to bet on, or parents. */
  readonly sports: readonly MenuItemView[];
  /** With events, and no parents. */
  readonly esports: readonly MenuItemView[];
}

export function toSportLists(sports: readonly Sport[], language: Language): SportLists {
  const esports = sports.filter(
    ({ category, event_count, is_parent }) =>
      category === "esport" && event_count > 0 && !is_parent,
  );
  return {
    sports: toSportLinksOf(sports.filter(isOffered), language),
    esports: toSportLinksOf(esports, language),
  };
}

/** Sports as entries of a list, whatever their kind. */
export function toSportLinksOf(sports: readonly Sport[], language: Language): MenuItemView[] {
  return sports.map((sport) => ({
    id: sport.id,
    name: sport.name,
    href: sportPath(sport, language),
    count: sport.total,
    icon: sport.slug,
  }));
}

function isOffered({ category, event_count, outright_count, is_parent }: Sport): boolean {
  if (is_parent) return category !== "virtual";
  return category === "sport" && event_count + outright_count > 0;
}

/** The popular leagues as entries of a list. */
export function toLeagueLinks(
  leagues: readonly {
    id: string;
    label: string;
    url: string;
    icon?: string | null;
    country?: string | undefined;
  }[],
  language: Language,
): MenuItemView[] {
  return leagues.map(({ id, label, url, icon, country }) => ({
    id,
    name: label,
    href: localePath(url, language),
    ...(icon && { icon }),
    ...(country !== undefined && { country }),
  }));
}
