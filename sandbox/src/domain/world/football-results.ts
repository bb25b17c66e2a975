import type { Score } from "../models/football.ts";
import { type FootballMarketRule, footballMarketRules } from "../models/football-markets.ts";
import type { OutcomeResult } from "./world.ts";

/** The facts of a match that decide its markets. */
export interface FootballGoals {
  score: Score;
  /** Null before half-time. */
  halfTime: Score | null;
  /** The side of each goal, in the order in which they were scored. */
  scorers: readonly ("home" | "away")[];
}

function resultOf(verdict: boolean | null): OutcomeResult {
  if (verdict === null) return "void";
  return verdict ? "won" : "lost";
}

function resultsOf(
  { score, halfTime, scorers }: FootballGoals,
  markets: readonly FootballMarketRule[],
  ordinals: number,
): Map<string, OutcomeResult> {
  const results = new Map<string, OutcomeResult>();
  for (const market of markets) {
    // An end before half-time: the score at that moment counts.
    const decisive = market.decidedBy === "final" ? score : (halfTime ?? score);
    for (const outcome of market.outcomes) {
      results.set(`${market.key}-${outcome.key}`, resultOf(outcome.verdict(decisive)));
    }
  }
  for (let ordinal = 1; ordinal <= ordinals; ordinal += 1) {
    const winner = scorers[ordinal - 1] ?? "none";
    for (const key of ["home", "none", "away"]) {
      results.set(`next-goal-${ordinal}-${key}`, resultOf(key === winner));
    }
  }
  return results;
}

/** The results, by "market key-outcome key", that no further goal can change. */
export function resolvedFootball(goals: FootballGoals): Map<string, OutcomeResult> {
  const { score, halfTime, scorers } = goals;
  const isResolved = (market: FootballMarketRule) => {
    if (market.decidedBy === "half-time") return halfTime !== null;
    if (market.type === "both_teams_to_score") return score.home > 0 && score.away > 0;
    return market.type === "total_goals" && score.home + score.away > (market.line ?? 0);
  };
  return resultsOf(goals, footballMarketRules.filter(isResolved), scorers.length);
}

/** The result of every outcome, by "market key-outcome key", of a match that ends with these goals. */
export function settledFootball(goals: FootballGoals): Map<string, OutcomeResult> {
  return resultsOf(goals, footballMarketRules, goals.scorers.length + 1);
}
