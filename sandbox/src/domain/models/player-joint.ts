import { type CourseFacts, type CourseStates, courseStates } from "./course-states.ts";
import type { Verdict } from "./fair-market.ts";
import { type Followed, type FollowedScenario, followedBy } from "./followed-players.ts";
import type { FootballDistribution, Score, ScoreGrid } from "./football.ts";
import type { Path } from "./joint.ts";
import { type PlayersToCome, scorerChances } from "./player-chances.ts";
import type { PlayerPick } from "./player-picks.ts";
import { countsBelow, eachGoals, type Side } from "./side-goals.ts";

/** The verdicts of all selections at once. */
type Verdicts = readonly Verdict[];

/** A match of which some selections are on its players, and the others on its goals. */
export interface PlayerTicket {
  match: PlayersToCome;
  distribution: FootballDistribution;
  picks: readonly PlayerPick[];
  /** The verdicts of the other selections, from the goals to come in either half and who scores the next. */
  others(first: Score, second: Score, next: CourseFacts["next"]): Verdicts;
  /** One of the others is on the next goal. */
  hasNext: boolean;
}

/** Scores rarer than this change no price. */
const negligible = 1e-10;
/** More courses than these would be computed for too long. */
const mostCourses = 3_000;

/** Every choice of one entry from each list. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (all, list) => all.flatMap((chosen) => list.map((entry) => [...chosen, entry])),
    [[]],
  );
}

type Moves = Record<Side, readonly (readonly [from: number, to: number, chance: number])[]>;

/** Where a goal of either side leads, with the parts that the followed players have in a half. */
function movesOf(
  states: CourseStates,
  followed: readonly Followed[],
  parts: readonly number[],
  ownGoalPart: number,
): Moves {
  const ofSide = (side: Side) => {
    const own = followed.map((each, index) => (each.side === side ? (parts[index] ?? 0) : 0));
    const sum = own.reduce((total, each) => total + each, 0);
    const scale = (1 - ownGoalPart) / Math.max(1, sum);
    return Array.from({ length: states.size }, (_, from) => [
      [from, states.after(from, side, "own"), ownGoalPart] as const,
      [from, states.after(from, side, "any"), 1 - ownGoalPart - scale * sum] as const,
      ...own.flatMap((part, index) =>
        part > 0 ? [[from, states.after(from, side, index), scale * part] as const] : [],
      ),
    ]).flat();
  };
  return { home: ofSide("home"), away: ofSide("away") };
}

/** The goals of a half that are worth following, by their chances. */
function likelyGoals(grid: ScoreGrid): { goals: Score; chance: number }[] {
  const likely: { goals: Score; chance: number }[] = [];
  eachGoals(grid, (goals, chance) => {
    if (chance > negligible) likely.push({ goals, chance });
  });
  return likely;
}

/** Adds to `to` what a goal makes of the chances of the states, `weight` times. */
function move(from: Float64Array, moves: Moves[Side], weight: number, to: Float64Array): void {
  for (const [state, next, chance] of moves) {
    to[next] = (to[next] ?? 0) + weight * chance * (from[state] ?? 0);
  }
}

/** The chances of the states after a half, by its goals: every order of them is equally likely. */
function afterHalf(begin: Float64Array, moves: Moves, most: Score): (goals: Score) => Float64Array {
  const width = most.away + 1;
  const known: Float64Array[] = [begin];
  for (let home = 0; home <= most.home; home += 1) {
    for (let away = 0; away <= most.away; away += 1) {
      const all = home + away;
      if (all === 0) continue;
      const chances = new Float64Array(begin.length);
      const before = (h: number, a: number) => known[h * width + a] ?? begin;
      if (home > 0) move(before(home - 1, away), moves.home, home / all, chances);
      if (away > 0) move(before(home, away - 1), moves.away, away / all, chances);
      known[home * width + away] = chances;
    }
  }
  return ({ home, away }) => known[home * width + away] ?? begin;
}

function mostOf(likely: readonly { goals: Score }[]): Score {
  return {
    home: Math.max(0, ...likely.map(({ goals }) => goals.home)),
    away: Math.max(0, ...likely.map(({ goals }) => goals.away)),
  };
}

/** What the players’ picks say in a state, with the chances of the shots that are drawn beside the goals. */
function verdictsOf(
  { picks, match }: PlayerTicket,
  followed: readonly Followed[],
  scenarios: readonly FollowedScenario[],
): (facts: CourseFacts) => { chance: number; verdicts: Verdicts }[] {
  const shots = followed.map(({ player, most, hasShots }, index) => {
    const scenario = scenarios[index];
    if (player === null || scenario === undefined || !hasShots) return [{ count: 0, chance: 1 }];
    const mean = match.shots[player.side];
    const fewer = countsBelow(scenario.first * mean.first + scenario.second * mean.second, most);
    const more = 1 - fewer.reduce((sum, chance) => sum + chance, 0);
    return [...fewer, Math.max(0, more)].map((chance, count) => ({ count, chance }));
  });
  const drawn = combinations(shots);
  const verdict = (pick: PlayerPick, facts: CourseFacts, counts: readonly number[]): Verdict => {
    if (pick.kind === "reach") {
      const index = followed.findIndex(({ player }) => player === pick.player);
      if (!scenarios[index]?.plays) return null;
      const extra = pick.counts === "shots" ? (counts[index] ?? 0) : 0;
      return (facts.goals[index] ?? 0) + extra >= pick.needed;
    }
    const scorer = facts[pick.end];
    if (pick.scorer === null || scorer === null) return pick.scorer === scorer;
    if (scorer === "any") return false;
    return pick.scorer === "other" ? !scorer.isStarter : scorer.player === pick.scorer;
  };
  return (facts) =>
    drawn.map((draws) => {
      const counts = draws.map(({ count }) => count);
      return {
        chance: draws.reduce((product, { chance }) => product * chance, 1),
        verdicts: picks.map((pick) => verdict(pick, facts, counts)),
      };
    });
}

/** Sums up chances by the verdicts that go with them. */
function createSums() {
  const sums = new Map<string, { ending: Verdicts; probability: number }>();
  return {
    add(ending: Verdicts, probability: number) {
      const key = ending.map(String).join();
      const known = sums.get(key) ?? { ending, probability: 0 };
      known.probability += probability;
      sums.set(key, known);
    },
    paths: () => [...sums.values()],
  };
}

/** The chances of the states, by what the selections that are on no player say. */
function createStateSums(size: number) {
  const sums = new Map<string, { others: Verdicts; chances: Float64Array }>();
  return {
    of(others: Verdicts): Float64Array {
      const key = others.map(String).join();
      const known = sums.get(key) ?? { others, chances: new Float64Array(size) };
      sums.set(key, known);
      return known.chances;
    },
    all: () => [...sums.values()],
  };
}

/** One scenario of the followed players’ matches. */
interface Course {
  states: CourseStates;
  facts: readonly CourseFacts[];
  followed: readonly Followed[];
  scenarios: readonly FollowedScenario[];
}

/** Every half of goals after every other, summed up by what the other selections say of them. */
function stateChances(ticket: PlayerTicket, { states, facts, followed, scenarios }: Course) {
  const { match, distribution } = ticket;
  const moves = (half: "first" | "second") =>
    movesOf(
      states,
      followed,
      scenarios.map((scenario) => scenario[half]),
      match.ownGoalPart,
    );
  const late = moves("second");
  const firstGoals = likelyGoals(distribution.halfTime);
  const secondGoals = likelyGoals(distribution.secondHalf);
  const begin = new Float64Array(states.size);
  begin[states.begin] = 1;
  const atHalfTime = afterHalf(begin, moves("first"), mostOf(firstGoals));
  const mostLate = mostOf(secondGoals);
  const sums = createStateSums(states.size);
  for (const first of firstGoals) {
    const atEnd = afterHalf(atHalfTime(first.goals), late, mostLate);
    for (const second of secondGoals) {
      const sumOf = { none: null, home: null, away: null } as Record<string, Float64Array | null>;
      atEnd(second.goals).forEach((chance, state) => {
        const next = facts[state]?.next ?? "none";
        const sum = sumOf[next] ?? sums.of(ticket.others(first.goals, second.goals, next));
        sumOf[next] = sum;
        sum[state] = (sum[state] ?? 0) + chance * first.chance * second.chance;
      });
    }
  }
  return sums.all();
}

/**
 * Who scores first or last depends on when, which the courses of a half leave open: their chances are
 * brought to what the market says.
 */
function agreeing(paths: readonly Path<Verdicts>[], ticket: PlayerTicket): Path<Verdicts>[] {
  const { picks, match, distribution } = ticket;
  return picks.reduce<Path<Verdicts>[]>(
    (agreed, pick, index) => {
      if (pick.kind !== "scorer") return agreed;
      const chances = scorerChances(match, distribution, pick.end);
      const wanted =
        pick.scorer === null
          ? chances.none
          : pick.scorer === "other"
            ? chances.others
            : (chances.players.get(pick.scorer.key) ?? 0);
      const all = agreed.reduce((sum, { probability }) => sum + probability, 0);
      const now = agreed.reduce(
        (sum, { ending, probability }) => sum + (ending[index] === true ? probability : 0),
        0,
      );
      if (now <= 0 || now >= all) return agreed;
      const scale = { won: wanted / (now / all), other: (1 - wanted) / (1 - now / all) };
      return agreed.map(({ ending, probability }) => ({
        ending,
        probability: probability * (ending[index] === true ? scale.won : scale.other),
      }));
    },
    [...paths],
  );
}

/**
 * Every combination of verdicts, those of the players’ picks first, with its chance; null where the
 * players are too many to be followed at once.
 */
export function playerPaths(ticket: PlayerTicket): Path<Verdicts>[] | null {
  const { picks, match } = ticket;
  const followed = followedBy(picks, match);
  const needs = (end: "first" | "last") =>
    picks.some((pick) => pick.kind === "scorer" && pick.end === end);
  const states = courseStates(followed, match, {
    first: needs("first"),
    last: needs("last"),
    next: ticket.hasNext,
  });
  const facts = Array.from({ length: states.size }, (_, state) => states.factsOf(state));
  const allScenarios = combinations(followed.map(({ scenarios }) => scenarios));
  if (states.size * allScenarios.length > mostCourses) return null;
  const sums = createSums();
  for (const scenarios of allScenarios) {
    const likely = scenarios.reduce((product, { chance }) => product * chance, 1);
    const ofPlayers = facts.map(verdictsOf(ticket, followed, scenarios));
    for (const { others, chances } of stateChances(ticket, {
      states,
      facts,
      followed,
      scenarios,
    })) {
      chances.forEach((chance, state) => {
        if (chance === 0) return;
        for (const own of ofPlayers[state] ?? []) {
          sums.add([...own.verdicts, ...others], likely * chance * own.chance);
        }
      });
    }
  }
  return agreeing(sums.paths(), ticket);
}
