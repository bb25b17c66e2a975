/** What a selection is about, as its bet keeps it (B3, Outcome). */
export interface LegFacts {
  readonly marketType: string;
  readonly kind: string | null;
  /** The line of a total, or the start that a side is given. */
  readonly handicap: number | null;
  /** A score that was named: home, then away. */
  readonly score: readonly [number, number] | null;
  /** Which goal or which set. */
  readonly ordinal: number | null;
  readonly home: string | null;
  readonly away: string | null;
  /** Places that an each-way bet pays; null without each-way. */
  readonly places: number | null;
  /** The player whom it is about, where it is about one. */
  readonly player?: string;
}

/** A score at one moment: goals, or the games of each set, and sets won. */
export interface LegScore {
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly homeSets: number;
  readonly awaySets: number;
}

export const progressKeys = [
  /** Nothing more may happen: the score is what is needed. */
  "hold-lead",
  "hold-draw",
  "hold-unbeaten",
  "hold-winner",
  "hold-score",
  "hold-clean",
  "no-more-goals",
  "room-goals",
  "room-games",
  /** Something is still missing. */
  "goals",
  "goals-of",
  "goals-or-refund",
  "goal-either",
  "both-score",
  "games",
  "score",
  "other-score",
  "next-goal",
  "player-scores",
  "first-scorer",
  "last-scorer",
  "player-shots",
  "win-match",
  "win-set",
  "first",
  "first-or-placed",
  "placed",
  /** Play has decided it; the settlement is on its way. */
  "decided-won",
  "decided-lost",
] as const;
export type ProgressKey = (typeof progressKeys)[number];

/** Whether the selection would win if play ended now. */
export type Standing = "ahead" | "behind";

/** What a selection still needs: the key of a sentence, and the values in it. */
export interface LegProgress {
  readonly key: ProgressKey;
  readonly standing: Standing;
  /** Goals, games, places, or which goal or set. */
  readonly count?: number;
  /** The side that it is about. */
  readonly team?: string;
  readonly player?: string;
  /** The score that was named, or must be reached: home, then away. */
  readonly score?: readonly [number, number];
}

interface Goals {
  readonly home: number;
  readonly away: number;
}
type Side = "home" | "away";

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const goalsOf = (score: LegScore): Goals => ({ home: total(score.home), away: total(score.away) });
const other = (side: Side): Side => (side === "home" ? "away" : "home");

/** The side that an outcome stands for; null for any other outcome. */
export function sideOf(kind: string | null): Side | null {
  if (kind === "Home" || kind === "W1") return "home";
  return kind === "Away" || kind === "W2" ? "away" : null;
}

function teamOf(facts: LegFacts, side: Side): string {
  return facts[side] ?? "";
}

function ahead(key: ProgressKey, more: Partial<LegProgress> = {}): LegProgress {
  return { key, standing: "ahead", ...more };
}
function behind(key: ProgressKey, more: Partial<LegProgress> = {}): LegProgress {
  return { key, standing: "behind", ...more };
}

/** Win, draw or win, at the end or at half-time. */
function threeWay(facts: LegFacts, goals: Goals): LegProgress | null {
  const side = sideOf(facts.kind);
  const lead = goals.home - goals.away;
  if (side === null) {
    if (facts.kind !== "Draw" && facts.kind !== "X") return null;
    if (lead === 0) return ahead("hold-draw");
    const team = teamOf(facts, lead > 0 ? "away" : "home");
    return behind("goals-of", { count: Math.abs(lead), team });
  }
  const own = side === "home" ? lead : -lead;
  const team = teamOf(facts, side);
  return own > 0 ? ahead("hold-lead", { team }) : behind("goals-of", { count: 1 - own, team });
}

function drawNoBet(facts: LegFacts, goals: Goals): LegProgress | null {
  const side = sideOf(facts.kind);
  if (side === null) return null;
  const own = goals[side] - goals[other(side)];
  const team = teamOf(facts, side);
  if (own > 0) return ahead("hold-lead", { team });
  return own === 0
    ? behind("goals-or-refund", { count: 1, team })
    : behind("goals-of", { count: 1 - own, team });
}

function doubleChance(facts: LegFacts, goals: Goals): LegProgress | null {
  const lead = goals.home - goals.away;
  if (facts.kind === "12") return lead === 0 ? behind("goal-either") : ahead("hold-winner");
  if (facts.kind !== "1X" && facts.kind !== "X2") return null;
  const side = facts.kind === "1X" ? "home" : "away";
  const own = side === "home" ? lead : -lead;
  const team = teamOf(facts, side);
  return own >= 0 ? ahead("hold-unbeaten", { team }) : behind("goals-of", { count: -own, team });
}

/** More or fewer than a line, of goals or of games. */
function overUnder(facts: LegFacts, sum: number, unit: "goals" | "games"): LegProgress | null {
  const line = facts.handicap;
  if (line === null) return null;
  const needed = Math.floor(line) + 1 - sum;
  if (facts.kind === "Over") {
    return needed > 0 ? behind(unit, { count: needed }) : ahead("decided-won");
  }
  if (facts.kind !== "Under") return null;
  const margin = Math.ceil(line) - 1 - sum;
  if (margin < 0) return behind("decided-lost");
  if (unit === "games") return ahead("room-games", { count: margin });
  return margin === 0 ? ahead("no-more-goals") : ahead("room-goals", { count: margin });
}

function bothScore(facts: LegFacts, goals: Goals): LegProgress | null {
  const missing = (["home", "away"] as const).filter((side) => goals[side] === 0);
  if (facts.kind === "Yes") {
    const [first, second] = missing;
    if (first === undefined) return ahead("decided-won");
    if (second !== undefined) return behind("both-score");
    return behind("goals-of", { count: 1, team: teamOf(facts, first) });
  }
  if (facts.kind !== "No") return null;
  const [clean, alsoClean] = missing;
  if (clean === undefined) return behind("decided-lost");
  return ahead("hold-clean", alsoClean === undefined ? { team: teamOf(facts, clean) } : {});
}

function handicap(facts: LegFacts, goals: Goals): LegProgress | null {
  const side = sideOf(facts.kind);
  if (side === null || facts.handicap === null) return null;
  const own = goals[side] - goals[other(side)] + facts.handicap;
  const team = teamOf(facts, side);
  if (own > 0) return ahead("hold-score", { team });
  return behind("goals-of", { count: Math.floor(-own) + 1, team });
}

function correctScore(facts: LegFacts, home: number, away: number): LegProgress {
  const { score } = facts;
  if (score === null) return behind("other-score");
  if (home > score[0] || away > score[1]) return behind("decided-lost");
  const isThere = home === score[0] && away === score[1];
  return isThere ? ahead("hold-score") : behind("score", { score });
}

function nextGoal(facts: LegFacts, goals: Goals): LegProgress | null {
  const ordinal = facts.ordinal ?? 1;
  const scored = goals.home + goals.away;
  const side = sideOf(facts.kind);
  if (side === null) return scored < ordinal ? ahead("no-more-goals") : behind("decided-lost");
  // Who scored it is not in the score; the settlement says.
  if (scored >= ordinal) return null;
  return behind("next-goal", { count: ordinal, team: teamOf(facts, side) });
}

function matchWinner(facts: LegFacts, score: LegScore): LegProgress | null {
  const side = sideOf(facts.kind);
  if (side === null) return null;
  const own = side === "home" ? score.homeSets - score.awaySets : score.awaySets - score.homeSets;
  const team = teamOf(facts, side);
  return own > 0 ? ahead("hold-lead", { team }) : behind("win-match", { team });
}

function setWinner(facts: LegFacts): LegProgress | null {
  const side = sideOf(facts.kind);
  if (side === null || facts.ordinal === null) return null;
  return behind("win-set", { count: facts.ordinal, team: teamOf(facts, side) });
}

/** What a player must do: what he has done is not in the score, and the settlement says it. */
function byPlayer({ marketType, handicap, player }: LegFacts): LegProgress | null {
  if (player === undefined) return null;
  switch (marketType) {
    case "anytime_scorer":
      return behind("player-scores", { player });
    case "first_scorer":
      return behind("first-scorer", { player });
    case "last_scorer":
      return behind("last-scorer", { player });
    default:
      if (handicap === null) return null;
      return behind("player-shots", { player, count: Math.floor(handicap) + 1 });
  }
}

/** A race has no score: what must happen is said as it was at the start. */
function race(facts: LegFacts): LegProgress {
  if (facts.places === null) return behind("first");
  return behind("first-or-placed", { count: facts.places });
}

/**
 * What an open selection still needs, in play (B4). Null where the score does not show it, and for
 * markets without a description.
 */
export function legProgress(facts: LegFacts, score: LegScore | null): LegProgress | null {
  if (facts.marketType === "win") return race(facts);
  if (facts.marketType === "place") return behind("placed");
  if (score === null) return null;
  const goals = goalsOf(score);
  switch (facts.marketType) {
    case "1x2":
    case "half_time_result":
      return threeWay(facts, goals);
    case "draw_no_bet":
      return drawNoBet(facts, goals);
    case "double_chance":
      return doubleChance(facts, goals);
    case "total_goals":
      return overUnder(facts, goals.home + goals.away, "goals");
    case "total_games":
      return overUnder(facts, goals.home + goals.away, "games");
    case "both_teams_to_score":
      return bothScore(facts, goals);
    case "handicap":
      return handicap(facts, goals);
    case "correct_score":
      return correctScore(facts, goals.home, goals.away);
    case "set_score":
      return correctScore(facts, score.homeSets, score.awaySets);
    case "next_goal":
      return nextGoal(facts, goals);
    case "match_winner":
      return matchWinner(facts, score);
    case "set_winner":
      return setWinner(facts);
    case "anytime_scorer":
    case "first_scorer":
    case "last_scorer":
    case "player_shots_on_target":
      return byPlayer(facts);
    default:
      return null;
  }
}
