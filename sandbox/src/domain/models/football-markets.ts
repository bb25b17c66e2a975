import type { FairMarket, FairOutcome, OutcomeKind, Verdict } from "./fair-market.ts";
import {
  eachScore,
  type FootballDistribution,
  type FootballState,
  type Rates,
  ratesAt,
  type Score,
  type ScoreGrid,
} from "./football.ts";
import { lineKey } from "./lines.ts";

/** One outcome as a rule on scores: the same rule prices it and settles it. */
export interface FootballOutcomeRule {
  key: string;
  kind?: OutcomeKind;
  handicap?: number;
  participant?: number;
  score?: string;
  verdict(score: Score): Verdict;
}

/** One market as rules on the score at half-time or at the end. */
export interface FootballMarketRule {
  key: string;
  type: string;
  line?: number;
  decidedBy: "final" | "half-time";
  winners: number;
  outcomes: FootballOutcomeRule[];
}

const homeWins = ({ home, away }: Score) => home > away;
const awayWins = ({ home, away }: Score) => home < away;
const drawn = ({ home, away }: Score) => home === away;
const goals = ({ home, away }: Score) => home + away;

function threeWay(key: string, type: string, decidedBy: "final" | "half-time"): FootballMarketRule {
  return {
    key,
    type,
    decidedBy,
    winners: 1,
    outcomes: [
      { key: "home", kind: "Home", participant: 0, verdict: homeWins },
      { key: "draw", kind: "Draw", verdict: drawn },
      { key: "away", kind: "Away", participant: 1, verdict: awayWins },
    ],
  };
}

function total(line: number): FootballMarketRule {
  return {
    key: `total-${lineKey(line)}`,
    type: "total_goals",
    line,
    decidedBy: "final",
    winners: 1,
    outcomes: [
      { key: "over", kind: "Over", handicap: line, verdict: (score) => goals(score) > line },
      { key: "under", kind: "Under", handicap: line, verdict: (score) => goals(score) < line },
    ],
  };
}

function handicap(line: number): FootballMarketRule {
  const homeCovers = ({ home, away }: Score) => home + line > away;
  return {
    key: `handicap-${line < 0 ? "minus" : "plus"}-${lineKey(Math.abs(line))}`,
    type: "handicap",
    line,
    decidedBy: "final",
    winners: 1,
    outcomes: [
      { key: "home", kind: "Home", participant: 0, handicap: line, verdict: homeCovers },
      {
        key: "away",
        kind: "Away",
        participant: 1,
        handicap: -line,
        verdict: (score) => !homeCovers(score),
      },
    ],
  };
}

const bothScore = ({ home, away }: Score) => home > 0 && away > 0;
const listedGoals = [0, 1, 2, 3, 4];
const isListed = ({ home, away }: Score) => Math.max(home, away) < listedGoals.length;

const correctScore: FootballMarketRule = {
  key: "correct-score",
  type: "correct_score",
  decidedBy: "final",
  winners: 1,
  outcomes: [
    ...listedGoals.flatMap((home) =>
      listedGoals.map((away) => ({
        key: `${home}-${away}`,
        score: `${home}-${away}`,
        verdict: (score: Score) => score.home === home && score.away === away,
      })),
    ),
    { key: "other", verdict: (score: Score) => !isListed(score) },
  ],
};

/** Every market on the score, the main three first. Totals above 4.5 are offered once goals make them matter. */
export const footballMarketRules: readonly FootballMarketRule[] = [
  threeWay("1x2", "1x2", "final"),
  total(2.5),
  {
    key: "both-score",
    type: "both_teams_to_score",
    decidedBy: "final",
    winners: 1,
    outcomes: [
      { key: "yes", kind: "Yes", verdict: bothScore },
      { key: "no", kind: "No", verdict: (score) => !bothScore(score) },
    ],
  },
  {
    key: "double-chance",
    type: "double_chance",
    decidedBy: "final",
    winners: 2,
    outcomes: [
      { key: "1x", kind: "1X", verdict: (score) => !awayWins(score) },
      { key: "12", kind: "12", verdict: (score) => !drawn(score) },
      { key: "x2", kind: "X2", verdict: (score) => !homeWins(score) },
    ],
  },
  {
    key: "draw-no-bet",
    type: "draw_no_bet",
    decidedBy: "final",
    winners: 1,
    outcomes: [
      {
        key: "home",
        kind: "W1",
        participant: 0,
        verdict: (score) => (drawn(score) ? null : homeWins(score)),
      },
      {
        key: "away",
        kind: "W2",
        participant: 1,
        verdict: (score) => (drawn(score) ? null : awayWins(score)),
      },
    ],
  },
  ...[0.5, 1.5, 3.5, 4.5, 5.5, 6.5, 7.5].map(total),
  ...[-2.5, -1.5, 1.5, 2.5].map(handicap),
  threeWay("half-time", "half_time_result", "half-time"),
  correctScore,
];

/** Totals above this line are offered once the goals come near. */
const highestStandingLine = 4.5;

function isOffered(rule: FootballMarketRule, state: FootballState): boolean {
  if (rule.type !== "total_goals" || rule.line === undefined) return true;
  return rule.line <= highestStandingLine || rule.line <= goals(state.score) + 2.5;
}

/** The effect of a score on a market: the outcomes that win, by their indices. */
interface Decision {
  came: readonly number[];
  isRefunded: boolean;
}

/** More goals of one side than any grid contains. */
const goalsBound = 64;
/** Every quote applies the same rules to the same scores, and the results never change. */
const decisions = new Map<FootballMarketRule, Decision[]>();

function decisionOf(rule: FootballMarketRule, score: Score): Decision {
  const known = decisions.get(rule) ?? [];
  decisions.set(rule, known);
  const position = score.home * goalsBound + score.away;
  const decision = known[position] ?? decide(rule, score);
  known[position] = decision;
  return decision;
}

function decide(rule: FootballMarketRule, score: Score): Decision {
  const verdicts = rule.outcomes.map((outcome) => outcome.verdict(score));
  return {
    came: verdicts.flatMap((verdict, index) => (verdict ? [index] : [])),
    isRefunded: verdicts.includes(null),
  };
}

interface LikelyScore {
  score: Score;
  probability: number;
}

function scoresOf(grid: ScoreGrid): LikelyScore[] {
  const scores: LikelyScore[] = [];
  eachScore(grid, (score, probability) => scores.push({ score, probability }));
  return scores;
}

function fairMarket(rule: FootballMarketRule, scores: readonly LikelyScore[]): FairMarket {
  const sums = rule.outcomes.map(() => 0);
  let refunded = 0;
  for (const { score, probability } of scores) {
    const { came, isRefunded } = decisionOf(rule, score);
    for (const index of came) sums[index] = (sums[index] ?? 0) + probability;
    if (isRefunded) refunded += probability;
  }
  const decisive = 1 - refunded;
  const outcomes = rule.outcomes.map(
    ({ verdict: _, ...outcome }, index): FairOutcome => ({
      ...outcome,
      probability: decisive > 1e-9 ? (sums[index] ?? 0) / decisive : 0,
    }),
  );
  const { key, type, line, winners } = rule;
  return { key, type, winners, outcomes, ...(line === undefined ? {} : { line }) };
}

/** The side that scores the goal after those already scored, or none. */
function nextGoal(
  distribution: FootballDistribution,
  rates: Rates,
  state: FootballState,
): FairMarket {
  const ordinal = goals(state.score) + 1;
  let none = 0;
  eachScore(distribution.final, (score, probability) => {
    if (score.home === state.score.home && score.away === state.score.away) none = probability;
  });
  const { home, away } = ratesAt(rates, state.score);
  const homeShare = home / (home + away);
  return {
    key: `next-goal-${ordinal}`,
    type: "next_goal",
    ordinal,
    winners: 1,
    outcomes: [
      { key: "home", kind: "Home", participant: 0, probability: (1 - none) * homeShare },
      { key: "none", kind: "X", probability: none },
      { key: "away", kind: "Away", participant: 1, probability: (1 - none) * (1 - homeShare) },
    ],
  };
}

/** Every market of a match, from one distribution. */
export function footballMarkets(
  distribution: FootballDistribution,
  rates: Rates,
  state: FootballState,
): FairMarket[] {
  const scores = {
    final: scoresOf(distribution.final),
    "half-time": scoresOf(distribution.halfTime),
  };
  const markets = footballMarketRules
    .filter((rule) => isOffered(rule, state))
    .map((rule) => fairMarket(rule, scores[rule.decidedBy]));
  return [...markets, nextGoal(distribution, rates, state)];
}
