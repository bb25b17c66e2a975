import type { Odds } from "@grandstand/rules/odds";
import { crestCode, deriveCrest } from "../mark/index.ts";
import type {
  CompetitionView,
  EventView,
  MarketOutcomeView,
  MarketView,
  ScoreView,
} from "./event-view.ts";

/** Saturday 21 November 2026, 14:00 in Brussels: the instant at which states are drawn. */
const now = Date.UTC(2026, 10, 21, 13, 0, 0);
const minute = 60_000;

/** Minutes from the instant at which states are drawn. */
export function inMinutes(minutes: number): number {
  return now + minutes * minute;
}

type Price = Odds | null;

function outcome(id: string, name: string, shortName: string, odds: Price): MarketOutcomeView {
  return { id, name, shortName, odds, isSuspended: false, isVisible: true };
}

/** A market with outcomes given as [name, short name, odds]. */
export function sampleMarket(
  id: string,
  type: string,
  name: string,
  outcomes: readonly (readonly [name: string, shortName: string, odds: Price])[],
): MarketView {
  return {
    id,
    type,
    name,
    isSuspended: false,
    eachWay: null,
    outcomes: outcomes.map(([fullName, shortName, odds], index) =>
      outcome(`${id}-${index}`, fullName, shortName, odds),
    ),
  };
}

/** The three markets of home for a football match, from seven prices. */
export function footballMarkets(
  id: string,
  home: string,
  away: string,
  prices: readonly Price[],
): MarketView[] {
  const price = (index: number) => prices[index] ?? null;
  return [
    sampleMarket(`${id}-result`, "match_result", "Résultat du match", [
      [home, "1", price(0)],
      ["Match nul", "X", price(1)],
      [away, "2", price(2)],
    ]),
    sampleMarket(`${id}-total`, "total_goals", "Total de buts 2,5", [
      ["Plus de 2,5", "+2,5", price(3)],
      ["Moins de 2,5", "−2,5", price(4)],
    ]),
    sampleMarket(`${id}-both`, "both_score", "Les deux équipes marquent", [
      ["Oui", "Oui", price(5)],
      ["Non", "Non", price(6)],
    ]),
  ];
}

/** A football match of the Pro League that has not begun. */
export function sampleMatch(
  id: string,
  home: string,
  away: string,
  startsAt: number,
  prices: readonly Price[],
): EventView {
  const markets = footballMarkets(id, home, away, prices);
  return {
    id,
    name: `${home} – ${away}`,
    href: `/football/pro-league/${id}/`,
    sportSlug: "football",
    competitionId: "101",
    sportId: "1",
    competitionName: "Pro League",
    regionName: "Belgique",
    home,
    away,
    marks: [crestCode(deriveCrest(home)), crestCode(deriveCrest(away))],
    startsAt,
    isLive: false,
    isSuspended: false,
    isBetplus: false,
    status: "not-started",
    statusText: null,
    clock: null,
    score: null,
    markets,
    groups: [],
    marketCount: 84,
  };
}

/** Where persons play. */
function withoutMarks({ marks: _, ...event }: EventView): EventView {
  return event;
}

/** Goals of a football match. */
export function goals(home: number, away: number): ScoreView {
  return {
    home: { periods: [home], sets: null, points: null },
    away: { periods: [away], sets: null, points: null },
    server: null,
  };
}

const secondHalf = {
  matchSummary: {
    currentPhase: "second_half",
    startTimes: { second_half: new Date(now - (22 * 60 + 12) * 1000).toISOString() },
    normalTimeHalfDuration: 45,
  },
};

export const upcoming = sampleMatch(
  "club-anderlecht",
  "Club Brugge",
  "Anderlecht",
  inMinutes(405),
  [1.92, 3.6, 3.85, 2.05, 1.78, 1.7, 2.1],
);

export const startingSoon: EventView = {
  ...sampleMatch(
    "union-genk",
    "Union Saint-Gilloise",
    "KRC Genk",
    inMinutes(12.5),
    [2.24, 3.3, 3.15, 1.98, 1.84, 1.66, 2.16],
  ),
  isBetplus: true,
};

export const live: EventView = {
  ...sampleMatch("antwerp-gent", "Royal Antwerp", "KAA Gent", inMinutes(-82), [
    2.6,
    2.45,
    3.4,
    1,
    null,
    1.02,
    1,
  ]),
  isLive: true,
  status: "live",
  clock: secondHalf,
  score: goals(1, 1),
};

export const halfTime: EventView = {
  ...live,
  clock: {
    matchSummary: { currentPhase: "half_time", startTimes: {}, normalTimeHalfDuration: 45 },
  },
};

export const suspended: EventView = {
  ...live,
  id: "antwerp-gent-suspended",
  isSuspended: true,
  markets: live.markets.map((market) => ({
    ...market,
    isSuspended: true,
    outcomes: market.outcomes.map((each) => ({ ...each, isSuspended: true })),
  })),
};

export const ended: EventView = {
  ...live,
  id: "antwerp-gent-ended",
  isLive: false,
  status: "ended",
  statusText: "Terminé",
  clock: null,
  score: goals(2, 1),
  markets: [],
};

export const nextDay = sampleMatch(
  "cercle-standard",
  "Cercle Brugge",
  "Standard de Liège",
  inMinutes(1560),
  [2.1, 3.35, 3.5, 2.12, 1.72, 1.8, 1.95],
);

export const longNames: EventView = {
  ...sampleMatch(
    "long-names",
    "Koninklijke Sportvereniging Wevelgem-Gullegem",
    "Royale Association Athlétique Louviéroise",
    inMinutes(12_000),
    [101.5, 34, 1.01, 12.25, 1.04, 15.5, 1.02],
  ),
  isBetplus: true,
};

export const tennis: EventView = {
  ...sampleMatch("tennis", "T. Verhaegen", "M. Solberg", inMinutes(-70), []),
  marks: ["be", "no"],
  sportSlug: "tennis",
  competitionId: "201",
  sportId: "2",
  competitionName: "ATP Anvers",
  href: "/tennis/atp-anvers/tennis/",
  isLive: true,
  status: "live",
  clock: { matchSummary: { currentPhase: "set_2", startTimes: {}, normalTimeHalfDuration: 0 } },
  score: {
    home: { periods: [6, 3], sets: 1, points: "40" },
    away: { periods: [4, 2], sets: 0, points: "A" },
    server: "home",
  },
  markets: [
    sampleMarket("tennis-winner", "match_winner", "Vainqueur du match", [
      ["T. Verhaegen", "1", 1.44],
      ["M. Solberg", "2", 2.75],
    ]),
  ],
};

export const basketball: EventView = {
  ...sampleMatch("basket", "Monaco", "Fenerbahçe", inMinutes(-50), []),
  sportSlug: "basketball",
  competitionId: "301",
  sportId: "3",
  competitionName: "EuroLeague",
  regionName: "Europe",
  isLive: true,
  status: "live",
  clock: { matchSummary: { currentPhase: "quarter_3", startTimes: {}, normalTimeHalfDuration: 0 } },
  score: goals(58, 61),
  markets: [
    sampleMarket("basket-winner", "match_winner", "Vainqueur, prolongations comprises", [
      ["Monaco", "1", 2.05],
      ["Fenerbahçe", "2", 1.75],
    ]),
  ],
};

const runners: readonly [name: string, jockey: string, odds: Price][] = [
  ["Vent de Mer", "L. Carpentier", 3.4],
  ["Roi des Ardennes", "J. Maertens", 4.5],
  ["Petite Étoile du Nord", "A. Wouters", 6],
  ["Silver Lantern", "P. Delcourt", "SP"],
  ["Dernier Mot", "S. Vermeiren", null],
  ["Quai des Brumes", "N. Lambrecht", 21],
];

export const race: EventView = {
  ...withoutMarks(sampleMatch("race", "", "", inMinutes(38), [])),
  name: "Prix des Remparts",
  sportSlug: "horse-racing",
  competitionId: "401",
  sportId: "4",
  competitionName: "Mons-Ghlin",
  regionName: "Belgique",
  href: "/courses-hippiques/mons-ghlin/race/",
  home: null,
  away: null,
  marketCount: 2,
  markets: [
    {
      id: "race-winner",
      type: "win",
      name: "Gagnant",
      isSuspended: false,
      eachWay: { places: 3, fraction: "1/5", price: 0.2 },
      outcomes: runners.map(([name, jockey, odds], index) => ({
        ...outcome(`runner-${index}`, name, String(index + 1), odds),
        number: index + 1,
        detail: jockey,
        isWithdrawn: odds === null,
      })),
    },
  ],
};

export const proLeague: CompetitionView = {
  id: "pro-league",
  name: "Pro League",
  regionName: "Belgique",
  country: "be",
  sportName: "Football",
  sportSlug: "football",
  events: [upcoming, startingSoon, live, nextDay],
};

export const championsLeague: CompetitionView = {
  id: "champions-league",
  name: "Ligue des champions",
  regionName: "Europe",
  sportName: "Football",
  sportSlug: "football",
  events: [
    sampleMatch(
      "arsenal-bayern",
      "Arsenal",
      "Bayern München",
      inMinutes(4_740),
      [2.36, 3.55, 2.9, 1.62, 2.28, 1.52, 2.45],
    ),
    sampleMatch(
      "psv-juventus",
      "PSV Eindhoven",
      "Juventus",
      inMinutes(4_740),
      [2.75, 3.4, 2.55, 1.88, 1.92, 1.68, 2.12],
    ),
  ],
};
