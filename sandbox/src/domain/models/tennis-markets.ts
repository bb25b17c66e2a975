import type { FairMarket, OutcomeKind } from "./fair-market.ts";
import { lineKey } from "./lines.ts";
import type { TennisDistribution, TennisEnding, TennisState } from "./tennis.ts";

/** One outcome as a rule on the ending of a match: the same rule prices it and settles it. */
export interface TennisOutcomeRule {
  key: string;
  kind?: OutcomeKind;
  handicap?: number;
  participant?: number;
  score?: string;
  isTrue(ending: Pick<TennisEnding, "home" | "away" | "games">): boolean;
}

export interface TennisMarketRule {
  key: string;
  type: string;
  line?: number;
  outcomes: TennisOutcomeRule[];
}

function totalGames(line: number): TennisMarketRule {
  return {
    key: `games-${lineKey(line)}`,
    type: "total_games",
    line,
    outcomes: [
      { key: "over", kind: "Over", handicap: line, isTrue: ({ games }) => games > line },
      { key: "under", kind: "Under", handicap: line, isTrue: ({ games }) => games < line },
    ],
  };
}

function setScores(setsToWin: 2 | 3): TennisMarketRule {
  const scores: [number, number][] = [];
  for (let lost = 0; lost < setsToWin; lost += 1) scores.push([setsToWin, lost]);
  for (let lost = setsToWin - 1; lost >= 0; lost -= 1) scores.push([lost, setsToWin]);
  return {
    key: "set-score",
    type: "set_score",
    outcomes: scores.map(([home, away]) => ({
      key: `${home}-${away}`,
      score: `${home}-${away}`,
      isTrue: (ending) => ending.home === home && ending.away === away,
    })),
  };
}

const gameLines = { 2: [19.5, 20.5, 21.5, 22.5, 23.5, 24.5], 3: [33.5, 35.5, 37.5, 39.5, 41.5] };

/** Every market on the ending of a match that is won by `setsToWin` sets. */
export function tennisMarketRules(setsToWin: 2 | 3): TennisMarketRule[] {
  return [
    {
      key: "winner",
      type: "match_winner",
      outcomes: [
        { key: "home", kind: "Home", participant: 0, isTrue: ({ home, away }) => home > away },
        { key: "away", kind: "Away", participant: 1, isTrue: ({ home, away }) => home < away },
      ],
    },
    ...gameLines[setsToWin].map(totalGames),
    setScores(setsToWin),
  ];
}

function setWinner(state: TennisState, homeWinsSet: number): FairMarket {
  const ordinal = state.sets.home + state.sets.away + 1;
  return {
    key: `set-${ordinal}`,
    type: "set_winner",
    ordinal,
    winners: 1,
    outcomes: [
      { key: "home", kind: "Home", participant: 0, probability: homeWinsSet },
      { key: "away", kind: "Away", participant: 1, probability: 1 - homeWinsSet },
    ],
  };
}

/** Every market of a match, from one distribution. */
export function tennisMarkets(distribution: TennisDistribution, state: TennisState): FairMarket[] {
  const markets = tennisMarketRules(state.setsToWin).map(({ key, type, line, outcomes }) => ({
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
  const { homeWinsSet } = distribution;
  return homeWinsSet === null ? markets : [...markets, setWinner(state, homeWinsSet)];
}
