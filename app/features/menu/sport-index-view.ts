import type { AnswerOf } from "@grandstand/contract/call";
import type { getSportIndex, League } from "@grandstand/contract/sport-index";
import type {
  IndexCountryView,
  IndexGameView,
  IndexLeagueView,
  IndexSportView,
  OpenBranch,
  OpenLeaguesView,
} from "@grandstand/ui/sport-index";
import type { MenuItemView } from "@grandstand/ui/sport-menu";
import type { Site } from "../../core/site/site.ts";
import { sportPath } from "../events/index.ts";
import type { SportLists } from "./view.ts";

/** A sport with its countries, as the operator answers it. */
export type IndexedSport = AnswerOf<typeof getSportIndex>["sports"][number];

type LinkContext = Pick<Site, "slugs" | "language">;

/** The sports of the menu with their countries; what stands in for others has its games instead. */
export function toIndexSports(
  { sports, esports }: SportLists,
  indexed: readonly IndexedSport[] | null,
  { slugs }: Pick<Site, "slugs">,
): IndexSportView[] {
  const bySlug = new Map(indexed?.map((sport) => [sport.slug, sport]));
  const games = esports.map((game) => toGame(game, bySlug.get(slugOf(game))));
  return sports.map((item) => {
    const slug = slugOf(item);
    const route = slugs.get(slug);
    const isOfGames = route?.is_parent === true && route.category === "esport";
    const own = bySlug.get(slug);
    return {
      ...toGame(item, own),
      slug,
      countries: own?.countries.map(toCountry) ?? [],
      games: isOfGames ? games : [],
      ...(isOfGames && { liveCount: games.reduce((sum, { liveCount }) => sum + liveCount, 0) }),
    };
  });
}

function slugOf({ icon, id }: MenuItemView): string {
  return icon ?? id;
}

function toGame(item: MenuItemView, indexed: IndexedSport | undefined): IndexGameView {
  const { id, name, href, count = 0 } = item;
  return { id, name, href, icon: slugOf(item), count, liveCount: indexed?.live_count ?? 0 };
}

function toCountry(country: IndexedSport["countries"][number]): IndexCountryView {
  return {
    slug: country.slug,
    name: country.name,
    country: country.country,
    count: country.event_count,
    liveCount: country.live_count,
    leagueCount: country.league_count,
  };
}

/** A league as a way to its page; nothing where its sport has none. */
export function toIndexLeagues(
  leagues: readonly League[],
  { slugs, language }: LinkContext,
): IndexLeagueView[] {
  return leagues.flatMap((league) => {
    const route = slugs.get(league.sport_slug);
    if (route === undefined) return [];
    return [
      {
        id: league.id,
        name: league.name,
        href: `${sportPath(route, language)}?competition=${encodeURIComponent(league.slug)}`,
        icon: league.sport_slug,
        country: league.country,
        count: league.event_count,
        liveCount: league.live_count,
      },
    ];
  });
}

/** The leagues of the open country, or that they are on their way. */
export function toOpenLeagues(
  key: string | null,
  { leagues, failed }: OpenLeagues,
  context: LinkContext,
): OpenLeaguesView {
  const loaded = key === null ? [] : leagues.get(key);
  if (loaded) return { status: "ready", leagues: toIndexLeagues(loaded, context) };
  return { status: failed === key ? "error" : "loading", leagues: [] };
}

interface OpenLeagues {
  readonly leagues: ReadonlyMap<string, readonly League[]>;
  readonly failed: string | null;
}

/** What is open before anything was opened: the countries of the first sport that has some. */
export function firstOpen(sports: readonly IndexSportView[]): OpenBranch {
  const first = sports.find(({ countries }) => countries.length > 0);
  return { sport: first?.slug ?? null, country: null, isWhole: false };
}
