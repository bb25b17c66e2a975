import type { NamedStates } from "../testing/named-states.ts";
import type { SportIndexProps } from "./sport-index.tsx";
import type { IndexCountryView, IndexLeagueView, IndexSportView } from "./sport-index-view.ts";

function league(
  id: string,
  name: string,
  count: number,
  liveCount: number,
  country?: string,
): IndexLeagueView {
  const href = `/football/?competition=${id}`;
  return { id, name, href, icon: "football", count, liveCount, country };
}

function country(
  slug: string,
  name: string,
  flag: string | undefined,
  [count, liveCount, leagueCount]: readonly [number, number, number],
): IndexCountryView {
  return { slug, name, country: flag, count, liveCount, leagueCount };
}

function sport(
  slug: string,
  name: string,
  count: number,
  liveCount: number,
  countries: readonly IndexCountryView[] = [],
): IndexSportView {
  const href = `/${slug}/`;
  return { id: slug, slug, name, href, icon: slug, count, liveCount, countries, games: [] };
}

const belgian = [
  league("pro-league", "Pro League", 9, 1),
  league("challenger-pro-league", "Challenger Pro League", 8, 0),
  league("coupe-de-belgique", "Coupe de Belgique", 6, 1),
  league("super-league", "Super League dames", 8, 0),
];

const football = sport("football", "Football", 412, 18, [
  country("belgium", "Belgique", "be", [31, 2, 4]),
  country("england", "Angleterre", "gb-eng", [58, 5, 6]),
  country("spain", "Espagne", "es", [41, 3, 3]),
  country("germany", "Allemagne", "de", [38, 4, 3]),
  country("italy", "Italie", "it", [36, 2, 3]),
  country("france", "France", "fr", [33, 1, 2]),
  country("europe", "Europe", "eu", [36, 0, 2]),
]);

const games: IndexSportView = {
  ...sport("e-sports", "E-sports", 57, 2),
  games: [
    {
      id: "11",
      name: "Counter-Strike",
      href: "/e-sports/counter-strike/",
      icon: "counter-strike",
      count: 31,
      liveCount: 2,
    },
    {
      id: "12",
      name: "VALORANT",
      href: "/e-sports/valorant/",
      icon: "valorant",
      count: 26,
      liveCount: 0,
    },
  ],
};

const sports = [
  football,
  sport("tennis", "Tennis", 96, 6, [
    country("atp", "ATP", undefined, [52, 4, 3]),
    country("wta", "WTA", undefined, [44, 2, 3]),
  ]),
  sport("horse-racing", "Hippisme", 38, 0, [country("france", "France", "fr", [38, 0, 4])]),
  games,
  sport("virtual-sports", "Sports virtuels", 27, 3),
];

const ignore = () => undefined;
const props: SportIndexProps = {
  favourites: [
    league("pro-league", "Pro League", 9, 1, "be"),
    league("champions-league", "Ligue des champions", 18, 0, "eu"),
    { ...league("atp-antwerp", "ATP Anvers", 12, 3), icon: "tennis" },
  ],
  sports,
  open: { sport: "football", country: null, isWhole: false },
  leagues: { status: "ready", leagues: [] },
  searchHref: "/search",
  onOpenChange: ignore,
  onRetry: ignore,
};

const inBelgium = { sport: "football", country: "belgium", isWhole: false };

/** Every face of the index of sports, by name. */
export const sportIndexStates = {
  "a sport is open": props,
  "a country is open": {
    ...props,
    open: inBelgium,
    leagues: { status: "ready", leagues: belgian },
  },
  "all countries": { ...props, open: { ...props.open, isWhole: true } },
  "a country of the others": {
    ...props,
    open: { ...inBelgium, country: "france" },
    leagues: { status: "ready", leagues: [league("ligue-1", "Ligue 1", 21, 1)] },
  },
  "leagues on their way": {
    ...props,
    open: inBelgium,
    leagues: { status: "loading", leagues: [] },
  },
  "no leagues": { ...props, open: inBelgium, leagues: { status: "ready", leagues: [] } },
  error: { ...props, open: inBelgium, leagues: { status: "error", leagues: [] } },
  games: { ...props, open: { ...props.open, sport: "e-sports" } },
  closed: { ...props, open: { ...props.open, sport: null } },
  "without favourites": { ...props, favourites: [] },
  "in the app": { ...props, searchHref: null },
  loading: { ...props, favourites: [], sports: [] },
  "long text": {
    ...props,
    favourites: [
      league(
        "eerste-nationale",
        "Eerste nationale van het Belgische amateurvoetbal",
        12_345,
        1_234,
        "be",
      ),
    ],
    sports: [
      sport("horse-racing", "Paardenrennen en draverijen", 12_345, 1_234, [
        country("great-britain", "Verenigd Koninkrijk van Groot-Brittannië", "gb", [9_876, 543, 1]),
      ]),
    ],
    open: { sport: "horse-racing", country: "great-britain", isWhole: false },
    leagues: {
      status: "ready",
      leagues: [league("long", "Koninklijke Wedrennenvereniging van Wevelgem", 1_234, 123)],
    },
  },
} satisfies NamedStates<SportIndexProps>;
