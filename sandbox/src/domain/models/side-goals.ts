import type { FootballDistribution, Score, ScoreGrid } from "./football.ts";

export type Side = keyof Score;

/** Visits the goals to come of one half of a match, with their probability. */
export function eachGoals(
  grid: ScoreGrid,
  visit: (goals: Score, probability: number) => void,
): void {
  for (let cell = 0; cell < grid.cells.length; cell += 1) {
    const probability = grid.cells[cell] ?? 0;
    if (probability === 0) continue;
    visit({ home: Math.floor(cell / grid.size), away: cell % grid.size }, probability);
  }
}

/** Chances of a side’s goals to come in either half: none, one, two and so on. */
export interface SideGoals {
  first: readonly number[];
  second: readonly number[];
}

function ofSide(grid: ScoreGrid, side: Side): number[] {
  const chances = Array.from({ length: grid.size }, () => 0);
  eachGoals(grid, (goals, probability) => {
    chances[goals[side]] = (chances[goals[side]] ?? 0) + probability;
  });
  return chances;
}

export function sideGoals({ halfTime, secondHalf }: FootballDistribution, side: Side): SideGoals {
  return { first: ofSide(halfTime, side), second: ofSide(secondHalf, side) };
}

/** Chances of fewer than `limit` goals, one by one, where each of a side’s is one’s own with a chance. */
export function ownGoalsBelow(goals: readonly number[], chance: number, limit: number): number[] {
  const own = Array.from({ length: limit }, () => 0);
  const odds = chance / Math.max(1e-12, 1 - chance);
  let none = 1;
  goals.forEach((probability, count) => {
    let term = probability * none;
    none *= 1 - chance;
    for (let scored = 0; scored < limit && scored <= count; scored += 1) {
      own[scored] = (own[scored] ?? 0) + term;
      term *= ((count - scored) / (scored + 1)) * odds;
    }
  });
  return own;
}

/** The sum of two independent numbers, below as many as the first has. */
export function added(one: readonly number[], other: readonly number[]): number[] {
  return one.map((_, sum) => {
    let total = 0;
    for (let first = 0; first <= sum; first += 1) {
      total += (one[first] ?? 0) * (other[sum - first] ?? 0);
    }
    return total;
  });
}

/** Poisson chances of fewer than `limit`. */
export function countsBelow(mean: number, limit: number): number[] {
  let term = Math.exp(-mean);
  return Array.from({ length: limit }, (_, count) => {
    const chance = term;
    term *= mean / (count + 1);
    return chance;
  });
}
