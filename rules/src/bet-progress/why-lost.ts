import { type LegFacts, type LegScore, sideOf } from "./bet-progress.ts";

export const lossKeys = [
  "ended",
  "too-few-goals",
  "too-many-goals",
  "too-few-games",
  "too-many-games",
  "did-not-score",
  "nobody-scored",
  "both-scored",
  "other-scored",
  "goal-fell",
  "other-set",
  "not-first",
  "not-placed",
  "player-did-not-score",
  "player-not-first",
  "player-not-last",
  "player-too-few-shots",
] as const;
export type LossKey = (typeof lossKeys)[number];

/** Why a selection lost: the key of a sentence, and the values in it. */
export interface LegLoss {
  readonly key: LossKey;
  /** The score at which it was decided: home, then away. */
  readonly score?: readonly [number, number];
  /** What there was of goals or games, or which goal or set it was. */
  readonly count?: number;
  /** What was needed, or allowed at most. */
  readonly limit?: number;
  readonly team?: string;
  readonly player?: string;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

function overUnder(facts: LegFacts, sum: number, unit: "goals" | "games"): LegLoss | null {
  if (facts.handicap === null) return null;
  return facts.kind === "Over"
    ? { key: `too-few-${unit}`, count: sum, limit: Math.floor(facts.handicap) + 1 }
    : { key: `too-many-${unit}`, count: sum, limit: Math.ceil(facts.handicap) - 1 };
}

function bothScore(facts: LegFacts, home: number, away: number): LegLoss {
  if (facts.kind === "No") return { key: "both-scored", score: [home, away] };
  if (home === 0 && away === 0) return { key: "nobody-scored" };
  return { key: "did-not-score", team: (home === 0 ? facts.home : facts.away) ?? "" };
}

function nextGoal(facts: LegFacts): LegLoss {
  const side = sideOf(facts.kind);
  const count = facts.ordinal ?? 1;
  return side === null ? { key: "goal-fell", count } : { key: "other-scored", count };
}

function byPlayer({ marketType, handicap, player }: LegFacts): LegLoss | null {
  if (player === undefined) return null;
  if (marketType === "anytime_scorer") return { key: "player-did-not-score", player };
  if (marketType === "first_scorer") return { key: "player-not-first", player };
  if (marketType === "last_scorer") return { key: "player-not-last", player };
  if (handicap === null) return null;
  return { key: "player-too-few-shots", player, count: Math.floor(handicap) + 1 };
}

const playerTypes = ["anytime_scorer", "first_scorer", "last_scorer", "player_shots_on_target"];

/** Why a lost selection lost, by the score that decided it (B3); null where nothing is known of it. */
export function whyLost(facts: LegFacts, score: LegScore | null): LegLoss | null {
  const { marketType } = facts;
  if (marketType === "win") {
    return facts.places === null
      ? { key: "not-first" }
      : { key: "not-placed", count: facts.places };
  }
  if (marketType === "place") return { key: "not-placed" };
  if (marketType === "next_goal") return nextGoal(facts);
  if (marketType === "set_winner") return { key: "other-set", count: facts.ordinal ?? 1 };
  if (playerTypes.includes(marketType)) return byPlayer(facts);
  if (score === null) return null;
  const home = total(score.home);
  const away = total(score.away);
  if (marketType === "match_winner" || marketType === "set_score") {
    return { key: "ended", score: [score.homeSets, score.awaySets] };
  }
  if (marketType === "total_goals") return overUnder(facts, home + away, "goals");
  if (marketType === "total_games") return overUnder(facts, home + away, "games");
  if (marketType === "both_teams_to_score") return bothScore(facts, home, away);
  return { key: "ended", score: [home, away] };
}
