import type { Appearance } from "./appearance.ts";
import type { FootballDistribution, ScoreGrid } from "./football.ts";
import {
  added,
  countsBelow,
  eachGoals,
  ownGoalsBelow,
  type Side,
  type SideGoals,
} from "./side-goals.ts";
import type { Slice } from "./slices.ts";

/** A player’s part in what is still to come. */
export interface PlayerToCome {
  /** Names him among the match’s outcomes. */
  key: string;
  side: Side;
  /** So far; own goals are no goals of his. */
  goals: number;
  /** Shots on target so far, goals included. */
  shots: number;
  isStarter: boolean;
  /** Null once he has left the pitch. */
  appearance: Appearance | null;
}

/** A match as its players’ markets see it. */
export interface PlayersToCome<Player extends PlayerToCome = PlayerToCome> {
  players: readonly Player[];
  slices: readonly Slice[];
  /** The part of a side’s goals that the other scores against itself. */
  ownGoalPart: number;
  /** Shots on target that are no goals, expected of a side in either half. */
  shots: Readonly<Record<Side, { first: number; second: number }>>;
  /** Keys of the first and the last scorer so far, own goals left out; null while there is none. */
  firstScorer: string | null;
  lastScorer: string | null;
}

/** Chances of fewer than one, two and so on. */
function below(chances: readonly number[]): number[] {
  let sum = 0;
  return chances.map((chance) => {
    sum += chance;
    return sum;
  });
}

/** The chances that a player who takes part has at least one, two and so on of what is counted. */
export interface Reach {
  goals: readonly number[];
  shots: readonly number[];
}

/** The most that a player needs in any market. */
const mostNeeded = 3;

/** The chances of a player’s goals and shots on target to come; none once he has left. */
export function reachOf(
  match: PlayersToCome,
  sides: Readonly<Record<Side, SideGoals>>,
  { side, appearance }: PlayerToCome,
): Reach {
  const goals = Array.from({ length: mostNeeded }, () => 0);
  const shots = Array.from({ length: mostNeeded }, () => 0);
  const more = match.shots[side];
  const scores = 1 - match.ownGoalPart;
  for (const { chance, first, second } of appearance?.scenarios ?? []) {
    const scored = added(
      ownGoalsBelow(sides[side].first, scores * first, mostNeeded),
      ownGoalsBelow(sides[side].second, scores * second, mostNeeded),
    );
    const saved = countsBelow(first * more.first + second * more.second, mostNeeded);
    const fewer = { goals: below(scored), shots: below(added(scored, saved)) };
    for (let index = 0; index < mostNeeded; index += 1) {
      goals[index] = (goals[index] ?? 0) + chance * (1 - (fewer.goals[index] ?? 0));
      shots[index] = (shots[index] ?? 0) + chance * (1 - (fewer.shots[index] ?? 0));
    }
  }
  return { goals, shots };
}

/** For each number of a half’s goals to come, from one on, how many of them are `side`’s on average. */
function shareByNumber(grid: ScoreGrid, side: Side): number[] {
  const shares: number[] = [];
  eachGoals(grid, (goals, probability) => {
    const others = goals.home + goals.away - 1;
    if (others >= 0) shares[others] = (shares[others] ?? 0) + probability * goals[side];
  });
  return shares;
}

/** The same summed up, with every other goal counted `rest` times. */
function weighed(shares: readonly number[], rest: number): number {
  return shares.reduceRight((sum, share) => sum * rest + share, 0);
}

/** The chance that a half brings no goal but own goals. */
function noneOf(grid: ScoreGrid, ownGoalPart: number): number {
  let sum = 0;
  eachGoals(grid, ({ home, away }, probability) => {
    sum += probability * ownGoalPart ** (home + away);
  });
  return sum;
}

/** Who scores first or last: by the keys of starters, and what is left for all others and for none. */
export interface ScorerChances {
  players: ReadonlyMap<string, number>;
  others: number;
  none: number;
}

function decided(match: PlayersToCome, scorer: string | null): ScorerChances {
  const starters = match.players.filter(({ isStarter }) => isStarter);
  const players = new Map(starters.map(({ key }) => [key, key === scorer ? 1 : 0]));
  const isOther = scorer !== null && !players.has(scorer);
  return { players, others: isOther ? 1 : 0, none: scorer === null ? 1 : 0 };
}

/** The weight of each slice for a goal of a side that is the first, or the last, to count. */
function sliceWeights(
  match: PlayersToCome,
  { halfTime, secondHalf }: FootballDistribution,
  end: "first" | "last",
): Record<Side, number>[] {
  const { slices, ownGoalPart } = match;
  const shares = {
    1: { home: shareByNumber(halfTime, "home"), away: shareByNumber(halfTime, "away") },
    2: { home: shareByNumber(secondHalf, "home"), away: shareByNumber(secondHalf, "away") },
  };
  // The other half has none that counts where it comes before the first, or after the last.
  const beyond = {
    1: end === "first" ? 1 : noneOf(secondHalf, ownGoalPart),
    2: end === "first" ? noneOf(halfTime, ownGoalPart) : 1,
  };
  const passed = { 1: 0, 2: 0 };
  return slices.map(({ half, part }) => {
    const before = passed[half] + part / 2;
    passed[half] += part;
    const allowed = end === "first" ? 1 - before : before;
    const rest = allowed + (1 - allowed) * ownGoalPart;
    const scale = part * (1 - ownGoalPart) * beyond[half];
    return {
      home: scale * weighed(shares[half].home, rest),
      away: scale * weighed(shares[half].away, rest),
    };
  });
}

/** The chances of the first, or the last, goal that is no own goal. */
export function scorerChances(
  match: PlayersToCome,
  distribution: FootballDistribution,
  end: "first" | "last",
): ScorerChances {
  if (end === "first" && match.firstScorer !== null) return decided(match, match.firstScorer);
  const { ownGoalPart, slices } = match;
  const none =
    noneOf(distribution.halfTime, ownGoalPart) * noneOf(distribution.secondHalf, ownGoalPart);
  if (slices.length === 0) return decided(match, match.lastScorer);
  const weights = sliceWeights(match, distribution, end);
  const all = weights.reduce((sum, { home, away }) => sum + home + away, 0);
  const scale = all > 0 ? (1 - none) / all : 0;
  const now = decided(match, end === "last" ? match.lastScorer : null);
  const players = new Map<string, number>();
  let others = 1 - none;
  for (const { key, side, isStarter, appearance } of match.players) {
    if (!isStarter) continue;
    const more = weights.reduce(
      (sum, weight, slice) => sum + weight[side] * (appearance?.parts[slice] ?? 0),
      0,
    );
    players.set(key, more * scale + none * (now.players.get(key) ?? 0));
    others -= more * scale;
  }
  return {
    players,
    others: Math.max(0, others) + none * now.others,
    none: none * now.none,
  };
}
