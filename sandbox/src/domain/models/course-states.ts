import type { Followed } from "./followed-players.ts";
import type { PlayersToCome } from "./player-chances.ts";
import type { Side } from "./side-goals.ts";

/** Who scored the first, the last or the next goal, where it is no followed player. */
export const noOne = 0;
const anyOne = 1;
/** Followed players come after these. */
const firstFollowed = 2;

const nexts = ["none", "home", "away"] as const;

/** Which of a match’s facts have to be known. */
export interface FactsNeeded {
  first: boolean;
  last: boolean;
  next: boolean;
}

/** What the goals to come have made of the followed players. */
export interface CourseFacts {
  /** More goals of each, up to what changes something. */
  goals: readonly number[];
  first: Followed | "any" | null;
  last: Followed | "any" | null;
  next: (typeof nexts)[number];
}

/** The states that the goals of a match lead through, as numbers from 0 to `size`. */
export interface CourseStates {
  size: number;
  begin: number;
  /** The state after a goal of a side: `by` is the index of a followed player, or `"own"` for an own goal. */
  after(state: number, side: Side, by: number | "any" | "own"): number;
  factsOf(state: number): CourseFacts;
}

export function courseStates(
  followed: readonly Followed[],
  match: PlayersToCome,
  needed: FactsNeeded,
): CourseStates {
  const scorers = firstFollowed + followed.length;
  const sizes = [
    ...followed.map(({ most }) => most + 1),
    needed.first ? scorers : 1,
    needed.last ? scorers : 1,
    needed.next ? nexts.length : 1,
  ];
  const [first, last, next] = [followed.length, followed.length + 1, followed.length + 2];
  const partsOf = (state: number): number[] => {
    let rest = state;
    return sizes.map((size) => {
      const part = rest % size;
      rest = Math.floor(rest / size);
      return part;
    });
  };
  // What is not needed has one value, and what has enough goals keeps them.
  const stateOf = (parts: readonly number[]) =>
    sizes.reduceRight(
      (state, size, index) => state * size + Math.min(parts[index] ?? 0, size - 1),
      0,
    );
  const numberOf = (key: string | null): number => {
    if (key === null) return noOne;
    const scorer = match.players.find((player) => player.key === key);
    const own = followed.findIndex(({ player }) => player !== null && player === scorer);
    if (own >= 0) return firstFollowed + own;
    const group = followed.findIndex(
      ({ player, side }) => player === null && side === scorer?.side && !scorer.isStarter,
    );
    return group >= 0 ? firstFollowed + group : anyOne;
  };
  const scorerAt = (part: number): Followed | "any" | null => {
    if (part === noOne) return null;
    return followed[part - firstFollowed] ?? "any";
  };
  const goals = followed.map(() => 0);
  return {
    size: sizes.reduce((product, size) => product * size, 1),
    begin: stateOf([...goals, numberOf(match.firstScorer), numberOf(match.lastScorer), 0]),
    after(state, side, by) {
      const parts = partsOf(state);
      if (parts[next] === 0) parts[next] = nexts.indexOf(side);
      if (by === "own") return stateOf(parts);
      const scorer = by === "any" ? anyOne : firstFollowed + by;
      if (by !== "any") parts[by] = (parts[by] ?? 0) + 1;
      if (parts[first] === noOne) parts[first] = scorer;
      parts[last] = scorer;
      return stateOf(parts);
    },
    factsOf(state) {
      const parts = partsOf(state);
      return {
        goals: parts.slice(0, followed.length),
        first: scorerAt(parts[first] ?? noOne),
        last: scorerAt(parts[last] ?? noOne),
        next: nexts[parts[next] ?? 0] ?? "none",
      };
    },
  };
}
