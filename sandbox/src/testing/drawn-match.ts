import { beginPlay, type FootballPlay } from "../domain/football-play/football-play.ts";
import type { Side } from "../domain/football-play/intensities.ts";
import type { LineUp } from "../domain/football-play/squads.ts";
import {
  type FootballDistribution,
  type FootballState,
  goalShare,
  type Rates,
  type Score,
  type ScoreGrid,
} from "../domain/models/football.ts";
import type { Random } from "../domain/models/random.ts";

/** A half with the stoppage time that a bookmaker expects, in real minutes for each of its 45. */
const realMinutes = 50 / 45;
/** Stretches of play in a half, besides those that goals end. */
const stretches = 50;

function drawGoals(grid: ScoreGrid, random: Random): Score {
  let lot = random.next();
  const cell = grid.cells.findIndex((probability) => {
    lot -= probability;
    return lot < 0;
  });
  return { home: Math.floor(cell / grid.size), away: cell % grid.size };
}

/** The minute before which a part of a half’s goals falls. */
function minuteAt(base: number, part: number): number {
  const whole = goalShare(base, base + 45);
  let [low, high] = [0, 45];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (goalShare(base, base + middle) < part * whole) low = middle;
    else high = middle;
  }
  return low;
}

/** The ends of a half’s stretches, with the side whose goal ends one. */
function endsOf(base: number, goals: Score, random: Random) {
  const scored = (["home", "away"] as const).flatMap((side) =>
    Array.from({ length: goals[side] }, () => ({
      to: minuteAt(base, random.next()),
      goal: side as Side | null,
    })),
  );
  const others = Array.from({ length: stretches }, (_, index) => ({
    to: ((index + 1) * 45) / stretches,
    goal: null,
  }));
  return [...scored, ...others].sort((one, other) => one.to - other.to);
}

/**
 * Plays a match whose goals are drawn from the distribution that prices it, for tests. `until` ends it
 * in a minute of its 90, and the state there comes with it.
 * @internal
 */
export function drawnMatch(
  match: {
    rates: Rates;
    lineUps: Readonly<Record<Side, LineUp>>;
    distribution: FootballDistribution;
  },
  random: Random,
  until = 90,
): { play: FootballPlay; state: FootballState } {
  const play = beginPlay(match.rates, match.lineUps, random.fork("play"));
  const score = { home: 0, away: 0 };
  let halfTime: Score | null = null;
  for (const half of [1, 2] as const) {
    const base = half === 1 ? 0 : 45;
    const grid = half === 1 ? match.distribution.halfTime : match.distribution.secondHalf;
    let from = 0;
    for (const { to, goal } of endsOf(base, drawGoals(grid, random), random)) {
      if (base + to > until) {
        return { play, state: { half, minute: from, score: { ...score }, halfTime } };
      }
      if (goal) score[goal] += 1;
      const share = goalShare(base + from, base + to);
      const stretch = { from: from * realMinutes, to: to * realMinutes };
      play.advance({ half, ...stretch, share, goal, score });
      from = to;
    }
    if (half === 1) halfTime = { ...score };
  }
  return { play, state: { half: 3, minute: 0, score, halfTime } };
}
