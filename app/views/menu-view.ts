import type { Language, Sport } from "@grandstand/contract/entities";
import { localePath } from "@grandstand/rules/locale";
import type { MenuItemView } from "@grandstand/ui/sport-menu";
import { sportPath } from "./event-view.ts";

/** The sports of the left column; virtual ones are in none of its lists (B2). */
export interface SportLists {
  /** With something to bet on, or parents. */
  readonly sports: readonly MenuItemView[];
  /** With events, and no parents. */
  readonly esports: readonly MenuItemView[];
}

export function toSportLists(sports: readonly Sport[], language: Language): SportLists {
  const links = (shown: readonly Sport[]) =>
    shown.map((sport) => ({
      id: sport.id,
      name: sport.name,
      href: sportPath(sport, language),
      count: sport.total,
    }));
  return {
    sports: links(sports.filter((sport) => sport.category === "sport" && isOffered(sport))),
    esports: links(
      sports.filter((sport) => {
        return sport.category === "esport" && sport.event_count > 0 && !sport.is_parent;
      }),
    ),
  };
}

function isOffered({ event_count, outright_count, is_parent }: Sport): boolean {
  return event_count > 0 || outright_count > 0 || is_parent;
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
