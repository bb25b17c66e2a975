import type { Contender } from "./types.ts";

/** How often a second half of a name is used, each time with another first half. */
const turns = 3;

/** Combines first and second halves of names, each combination once. */
function paired(first: readonly string[], second: readonly string[]): string[] {
  return Array.from({ length: turns }, (_, turn) =>
    second.map((name, index) => `${first[(index + turn) % first.length]} ${name}`),
  ).flat();
}

/**
 * Makes up the contenders below the first of their field, from lists of halves: "A, B + C, D".
 * Halves of one list are combined with each other. Strengths fall from `best` to `last`. Throws on
 * a list without both halves.
 */
export function rankAndFile(lists: readonly string[], best: number, last: number): Contender[] {
  const names = lists.flatMap((list) => {
    const [first, second] = list
      .split("+")
      .map((half) => half.split(",").map((name) => name.trim()));
    if (first === undefined || second === undefined) throw new Error(`not two halves: ${list}`);
    return paired(first, second);
  });
  // Names alternate between the lists, so that no language is stronger than another.
  const ofList = names.length / lists.length;
  const rankInList = (index: number) => index % ofList;
  return names.map((name, index) => ({
    name,
    strength: best + ((last - best) * rankInList(index)) / ofList,
  }));
}
