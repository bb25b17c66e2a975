import type { BuilderOutcome, ScorePair } from "./builder-state.ts";

/** The state of the match, as far as it is known: only endings that continue from it are still possible. */
export interface MatchStand {
  readonly score: ScorePair;
  /** The score at half-time; null before it is known. */
  readonly halfTime: ScorePair | null;
}

/** Why an outcome can't go with the picks. */
export type Incompatibility =
  /** Another outcome of a market that has its pick already. */
  | { readonly because: "same-market"; readonly with: BuilderOutcome }
  /** This pick and the outcome never come true together. */
  | { readonly because: "contradiction"; readonly with: BuilderOutcome }
  /** With each pick it could; with all of them it can't. */
  | { readonly because: "all-together" };

/** One way in which an event may end, in the sport's own numbers. */
interface Ending {
  readonly home: number;
  readonly away: number;
  /** Games of a tennis match; 0 elsewhere. */
  readonly games: number;
}
type Says = (ending: Ending) => boolean;

/** Goals of one side that are looked at: beyond the highest line and the widest handicap. */
const mostGoals = 12;
const mostSets = 3;
/** The fewest and the most games of one set. */
const setGames = { fewest: 6, most: 13 };

const kickOff: MatchStand = { score: { home: 0, away: 0 }, halfTime: null };

/** Markets in which each player has an answer of his own. */
const severalWin: ReadonlySet<string> = new Set(["anytime_scorer", "player_shots_on_target"]);

/**
 * Finds what an outcome can't go with, among the picks of one event; null where it can, or where that
 * can't be decided here: the server prices what is left, and refuses it with odds of 0. A pick does
 * not clash with itself.
 */
export function findIncompatibility(
  picks: readonly BuilderOutcome[],
  outcome: BuilderOutcome,
  stand: MatchStand = kickOff,
): Incompatibility | null {
  const others = picks.filter(({ outcomeId }) => outcomeId !== outcome.outcomeId);
  const rival = others.find(
    ({ marketId }) => marketId === outcome.marketId && !severalWin.has(outcome.marketType),
  );
  if (rival) return { because: "same-market", with: rival };
  const own = possibleFor(outcome, stand);
  const opponent = others.find((pick) => !canBothBe(possibleFor(pick, stand), own));
  if (opponent) return { because: "contradiction", with: opponent };
  const all = [...others.map((pick) => possibleFor(pick, stand)), own];
  return canAllBe(all) ? null : { because: "all-together" };
}

/** The endings that an outcome leaves open; null where nothing can be said of it. */
type Possible = ReadonlySet<string> | null;

function canBothBe(one: Possible, other: Possible): boolean {
  return canAllBe([one, other]);
}

function canAllBe(sets: readonly Possible[]): boolean {
  const known = sets.filter((set) => set !== null);
  const [first, ...rest] = known;
  if (first === undefined) return true;
  for (const ending of first) if (rest.every((set) => set.has(ending))) return true;
  return false;
}

function possibleFor(outcome: BuilderOutcome, stand: MatchStand): Possible {
  const football = footballRule(outcome, stand);
  if (football !== null) return endingsWhere(footballEndings(stand), football);
  const tennis = tennisRule(outcome);
  return tennis === null ? null : endingsWhere(tennisEndings, tennis);
}

function endingsWhere(endings: readonly Ending[], says: Says): ReadonlySet<string> {
  return new Set(endings.filter(says).map(({ home, away, games }) => `${home}-${away}-${games}`));
}

function footballEndings({ score }: MatchStand): readonly Ending[] {
  const endings: Ending[] = [];
  for (let home = score.home; home <= score.home + mostGoals; home += 1) {
    for (let away = score.away; away <= score.away + mostGoals; away += 1) {
      endings.push({ home, away, games: 0 });
    }
  }
  return endings;
}

/** What a football outcome says of the final score; null for a market that is not known. */
function footballRule(outcome: BuilderOutcome, stand: MatchStand): Says | null {
  const { marketType, kind, handicap, score } = outcome;
  switch (marketType) {
    // A draw gives the stake of draw_no_bet back: the pick does not come true by it.
    case "1x2":
    case "double_chance":
    case "draw_no_bet":
      return resultRule(kind);
    case "total_goals":
      return totalRule(kind, handicap, ({ home, away }) => home + away);
    case "both_teams_to_score":
      return bothScoreRule(kind);
    case "handicap":
      return handicapRule(kind, handicap);
    case "correct_score":
      return score === null ? null : ({ home, away }) => home === score.home && away === score.away;
    case "half_time_result":
      return halfTimeRule(kind, stand);
    case "next_goal":
      return nextGoalRule(kind, stand.score);
    case "anytime_scorer":
    case "first_scorer":
      return scorerRule(outcome, stand.score);
    case "last_scorer":
      return scorerRule(outcome, kickOff.score);
    default:
      return null;
  }
}

function resultRule(kind: string | null): Says | null {
  switch (kind) {
    case "Home":
    case "W1":
      return ({ home, away }) => home > away;
    case "Away":
    case "W2":
      return ({ home, away }) => home < away;
    case "Draw":
    case "X":
      return ({ home, away }) => home === away;
    case "1X":
      return ({ home, away }) => home >= away;
    case "12":
      return ({ home, away }) => home !== away;
    case "X2":
      return ({ home, away }) => home <= away;
    default:
      return null;
  }
}

function totalRule(
  kind: string | null,
  line: number | null,
  count: (ending: Ending) => number,
): Says | null {
  if (line === null) return null;
  if (kind === "Over") return (ending) => count(ending) > line;
  return kind === "Under" ? (ending) => count(ending) < line : null;
}

function bothScoreRule(kind: string | null): Says | null {
  if (kind === "Yes") return ({ home, away }) => home > 0 && away > 0;
  return kind === "No" ? ({ home, away }) => home === 0 || away === 0 : null;
}

/** The line as the picked side sees it. */
function handicapRule(kind: string | null, line: number | null): Says | null {
  if (line === null) return null;
  if (kind === "Home") return ({ home, away }) => home + line > away;
  return kind === "Away" ? ({ home, away }) => away + line > home : null;
}

/** Who leads at half-time has a goal at the end; a draw at half-time leaves every ending open. */
function halfTimeRule(kind: string | null, { halfTime }: MatchStand): Says | null {
  if (halfTime !== null) return null;
  if (kind === "Home") return ({ home }) => home > 0;
  return kind === "Away" ? ({ away }) => away > 0 : null;
}

function nextGoalRule(kind: string | null, score: ScorePair): Says | null {
  if (kind === "Home") return ({ home }) => home > score.home;
  if (kind === "Away") return ({ away }) => away > score.away;
  if (kind !== "X") return null;
  return ({ home, away }) => home === score.home && away === score.away;
}

/** A player scores for his side: after `since`, where he has not yet. */
function scorerRule({ playerOf }: BuilderOutcome, since: ScorePair): Says | null {
  return playerOf === undefined ? null : (ending) => ending[playerOf] > since[playerOf];
}

/** Every score in sets, with every number of games that it may take. */
const tennisEndings: readonly Ending[] = [2, 3].flatMap((toWin) =>
  Array.from({ length: toWin }, (_, lost) => lost).flatMap((lost) =>
    [
      { home: toWin, away: lost },
      { home: lost, away: toWin },
    ].flatMap(({ home, away }) => {
      const sets = home + away;
      const span = (setGames.most - setGames.fewest) * sets + 1;
      return Array.from({ length: span }, (_, more) => ({
        home,
        away,
        games: setGames.fewest * sets + more,
      }));
    }),
  ),
);

/** What a tennis outcome says of sets and games; the number of sets of a match is left to the score picked. */
function tennisRule({ marketType, kind, handicap, score }: BuilderOutcome): Says | null {
  switch (marketType) {
    case "match_winner":
      return resultRule(kind);
    case "total_games":
      return totalRule(kind, handicap, ({ games }) => games);
    case "set_winner":
      if (kind === "Home") return ({ home }) => home > 0;
      return kind === "Away" ? ({ away }) => away > 0 : null;
    case "set_score":
      if (score === null || Math.max(score.home, score.away) > mostSets) return null;
      return ({ home, away }) => home === score.home && away === score.away;
    default:
      return null;
  }
}
