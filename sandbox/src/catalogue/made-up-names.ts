import type { Contender } from "./types.ts";

/** How often a second half of a name comes back, each time with another first half. */
const turns = 3;

/** Puts first and second halves of names together, so that none is there twice. */
function paired(first: readonly string[], second: readonly string[]): string[] {
  return Array.from({ length: turns }, (_, turn) =>
    second.map((name, index) => `${first[(index + turn) % first.length]} ${name}`),
  ).flat();
}

/**
 * Makes up those who stand below the first of their field, from lists of halves, of which each is
 * paired within itself: "A, B + C, D". Strengths fall from the best to the last. Throws on a list
 * without both halves.
 */
export function rankAndFile(lists: readonly string[], best: number, last: number): Contender[] {
  const names = lists.flatMap((list) => {
    const [first, second] = list
      .split("+")
      .map((half) => half.split(",").map((name) => name.trim()));
    if (first === undefined || second === undefined) throw new Error(`not two halves: ${list}`);
    return paired(first, second);
  });
  // By turns from each list, so that no language is stronger than another.
  const ofList = names.length / lists.length;
  const rankInList = (index: number) => index % ofList;
  return names.map((name, index) => ({
    name,
    strength: best + ((last - best) * rankInList(index)) / ofList,
  }));
}
