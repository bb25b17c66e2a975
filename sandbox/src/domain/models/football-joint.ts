import type { Verdict } from "./fair-market.ts";
import {
  eachScore,
  type FootballDistribution,
  type FootballState,
  footballDistribution,
  type Rates,
  type Score,
} from "./football.ts";
import { footballMarketRules } from "./football-markets.ts";
import { type JointChance, jointChance, type Path } from "./joint.ts";
import type { PlayersToCome } from "./player-chances.ts";
import { playerPaths } from "./player-joint.ts";
import { type PlayerPick, playerPick } from "./player-picks.ts";

/** The ending of a match, as far as its markets depend on it. */
interface Ending {
  readonly halfTime: Score;
  readonly final: Score;
  /** Who scores the next goal. */
  readonly next: "home" | "away" | "none";
}
type Says = (ending: Ending) => Verdict;

function less(score: Score, other: Score): Score {
  return { home: score.home - other.home, away: score.away - other.away };
}

/**
 * The share of a path in which the home side scores first. Every order of the goals of one half is
 * equally likely; the goals of the first half precede those of the second.
 */
function homeFirst(state: FootballState, halfTime: Score, final: Score): number | null {
  const halves =
    state.half === 1
      ? [less(halfTime, state.score), less(final, halfTime)]
      : [less(final, state.score)];
  for (const { home, away } of halves) {
    if (home + away > 0) return home / (home + away);
  }
  return null;
}

/** Every possible course of the match: both halves' scores, and who scores next. */
export function footballPaths(
  distribution: FootballDistribution,
  state: FootballState,
): Path<Ending>[] {
  const paths: Path<Ending>[] = [];
  eachScore(distribution.halfTime, (halfTime, first) => {
    eachScore(distribution.secondHalf, (rest, second) => {
      const final = { home: halfTime.home + rest.home, away: halfTime.away + rest.away };
      const probability = first * second;
      const home = homeFirst(state, halfTime, final);
      if (home === null) {
        paths.push({ ending: { halfTime, final, next: "none" }, probability });
        return;
      }
      paths.push(
        { ending: { halfTime, final, next: "home" }, probability: probability * home },
        { ending: { halfTime, final, next: "away" }, probability: probability * (1 - home) },
      );
    });
  });
  return paths;
}

/** The verdict of a selection on an ending, by its key "market-outcome"; null for an unknown key. */
export function footballSelection(key: string, state: FootballState): Says | null {
  const ordinal = state.score.home + state.score.away + 1;
  for (const next of ["home", "away", "none"] as const) {
    if (key === `next-goal-${ordinal}-${next}`) return (ending) => ending.next === next;
  }
  for (const market of footballMarketRules) {
    const outcome = market.outcomes.find((each) => key === `${market.key}-${each.key}`);
    if (!outcome) continue;
    return market.decidedBy === "final"
      ? ({ final }) => outcome.verdict(final)
      : ({ halfTime }) => outcome.verdict(halfTime);
  }
  return null;
}

/** Selections of a match, in the order given: those of its players apart. */
interface SortedKeys {
  picks: { index: number; pick: PlayerPick }[];
  others: { index: number; says: Says; isNext: boolean }[];
}

function sortedKeys(
  keys: readonly string[],
  state: FootballState,
  playersOf: () => PlayersToCome | null,
): { keys: SortedKeys; players: PlayersToCome | null } | null {
  const sorted: SortedKeys = { picks: [], others: [] };
  const says = keys.map((key) => footballSelection(key, state));
  const players = says.includes(null) ? playersOf() : null;
  for (const [index, key] of keys.entries()) {
    const other = says[index];
    const pick = other || players === null ? null : playerPick(key, players);
    if (other) sorted.others.push({ index, says: other, isNext: key.startsWith("next-goal-") });
    else if (pick) sorted.picks.push({ index, pick });
    else return null;
  }
  return { keys: sorted, players };
}

const impossible = { won: 0, refunded: 0 };

function withPlayers(
  distribution: FootballDistribution,
  players: PlayersToCome,
  { picks, others }: SortedKeys,
): JointChance {
  const size = picks.length + others.length;
  const paths = playerPaths({
    match: players,
    distribution,
    picks: picks.map(({ pick }) => pick),
    hasNext: others.some(({ isNext }) => isNext),
    others(first, second, next) {
      const { homeFrom, awayFrom } = distribution.halfTime;
      const { secondHalf } = distribution;
      const halfTime = { home: homeFrom + first.home, away: awayFrom + first.away };
      const final = {
        home: halfTime.home + secondHalf.homeFrom + second.home,
        away: halfTime.away + secondHalf.awayFrom + second.away,
      };
      return others.map(({ says }) => says({ halfTime, final, next }));
    },
  });
  if (paths === null) {
    return { ...impossible, alone: Array.from({ length: size }, () => impossible), implied: [] };
  }
  const positions = [...picks, ...others].map(({ index }) => index);
  const selections = Array.from({ length: size }, (_, index) => positions.indexOf(index));
  return jointChance(
    paths,
    selections.map((position) => (verdicts) => verdicts[position] ?? null),
  );
}

/**
 * The joint chance of selections of one match, by their keys; null where one is not known. `playersOf`
 * has the players, for selections on them.
 */
export function footballJoint(
  rates: Rates,
  state: FootballState,
  keys: readonly string[],
  playersOf: () => PlayersToCome | null = () => null,
): JointChance | null {
  const known = sortedKeys(keys, state, playersOf);
  if (known === null) return null;
  const { keys: sorted, players } = known;
  const distribution = footballDistribution(rates, state);
  if (players) return withPlayers(distribution, players, sorted);
  return jointChance(
    footballPaths(distribution, state),
    sorted.others.map(({ says }) => says),
  );
}
