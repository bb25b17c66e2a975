import type { EsportDistribution, EsportEnding, EsportState } from "./esports.ts";
import type { FairMarket, OutcomeKind } from "./fair-market.ts";
import { lineKey } from "./lines.ts";

type MapScore = Omit<EsportEnding, "probability">;

/** One outcome as a rule on the ending of a match: the same rule prices it and settles it. */
export interface EsportOutcomeRule {
  key: string;
  kind?: OutcomeKind;
  handicap?: number;
  participant?: number;
  score?: string;
  isTrue(ending: MapScore): boolean;
}

export interface EsportMarketRule {
  key: string;
  type: string;
  line?: number;
  outcomes: EsportOutcomeRule[];
}

function sides(homeWins: (ending: MapScore) => boolean, line?: number): EsportOutcomeRule[] {
  const handicap = (side: 1 | -1) => (line === undefined ? {} : { handicap: side * line });
  return [
    { key: "home", kind: "Home", participant: 0, ...handicap(1), isTrue: homeWins },
    {
      key: "away",
      kind: "Away",
      participant: 1,
      ...handicap(-1),
      isTrue: (ending) => !homeWins(ending),
    },
  ];
}

function mapHandicap(line: number): EsportMarketRule {
  return {
    key: `maps-handicap-${line < 0 ? "minus" : "plus"}-${lineKey(Math.abs(line))}`,
    type: "map_handicap",
    line,
    outcomes: sides(({ home, away }) => home + line > away, line),
  };
}

function totalMaps(line: number): EsportMarketRule {
  const maps = ({ home, away }: MapScore) => home + away;
  return {
    key: `maps-${lineKey(line)}`,
    type: "total_maps",
    line,
    outcomes: [
      { key: "over", kind: "Over", handicap: line, isTrue: (ending) => maps(ending) > line },
      { key: "under", kind: "Under", handicap: line, isTrue: (ending) => maps(ending) < line },
    ],
  };
}

function mapScore(mapsToWin: 2 | 3): EsportMarketRule {
  const scores: [number, number][] = [];
  for (let lost = 0; lost < mapsToWin; lost += 1) scores.push([mapsToWin, lost]);
  for (let lost = mapsToWin - 1; lost >= 0; lost -= 1) scores.push([lost, mapsToWin]);
  return {
    key: "map-score",
    type: "map_score",
    outcomes: scores.map(([home, away]) => ({
      key: `${home}-${away}`,
      score: `${home}-${away}`,
      isTrue: (ending) => ending.home === home && ending.away === away,
    })),
  };
}

const handicaps = { 2: [-1.5, 1.5], 3: [-2.5, -1.5, 1.5, 2.5] };
const totals = { 2: [2.5], 3: [3.5, 4.5] };

/** Every market on the ending of a match that is won by `mapsToWin` maps. */
export function esportMarketRules(mapsToWin: 2 | 3): EsportMarketRule[] {
  return [
    { key: "winner", type: "match_winner", outcomes: sides(({ home, away }) => home > away) },
    ...totals[mapsToWin].map(totalMaps),
    ...handicaps[mapsToWin].map(mapHandicap),
    mapScore(mapsToWin),
  ];
}

function mapWinner({ maps }: EsportState, homeWinsMap: number): FairMarket {
  const ordinal = maps.home + maps.away + 1;
  return {
    key: `map-${ordinal}`,
    type: "map_winner",
    ordinal,
    winners: 1,
    outcomes: [
      { key: "home", kind: "Home", participant: 0, probability: homeWinsMap },
      { key: "away", kind: "Away", participant: 1, probability: 1 - homeWinsMap },
    ],
  };
}

/** Every market of a match, from one distribution. */
export function esportMarkets(distribution: EsportDistribution, state: EsportState): FairMarket[] {
  const markets = esportMarketRules(state.mapsToWin).map(({ key, type, line, outcomes }) => ({
    key,
    type,
    ...(line === undefined ? {} : { line }),
    winners: 1,
    outcomes: outcomes.map(({ isTrue, ...outcome }) => ({
      ...outcome,
      probability: distribution.endings.reduce(
        (sum, ending) => sum + (isTrue(ending) ? ending.probability : 0),
        0,
      ),
    })),
  }));
  const { homeWinsMap } = distribution;
  return homeWinsMap === null ? markets : [...markets, mapWinner(state, homeWinsMap)];
}
