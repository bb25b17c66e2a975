import type { KeptPair } from "../../stories/review/kept-inspections.ts";
import type { SeenPair } from "./seen.ts";

const keyOf = ({ use, what, colour, ground }: Omit<KeptPair, "ratios" | "stories">) =>
  [use, what, colour, ground].join("|");

/** The pairs without what one story added to them, before it is looked at again. */
export function withoutPairsOf(pairs: readonly KeptPair[], storyId: string): KeptPair[] {
  return pairs
    .map((pair) => ({ ...pair, stories: pair.stories.filter((id) => id !== storyId) }))
    .filter(({ stories }) => stories.length > 0);
}

/** The pairs with those of one story: each pair once, with its least contrast and all of its stories. */
export function addPairs(
  pairs: readonly KeptPair[],
  storyId: string,
  seen: readonly SeenPair[],
): KeptPair[] {
  const byKey = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  for (const pair of seen) {
    const known = byKey.get(keyOf(pair)) ?? { ...pair, stories: [] };
    const stories = [...new Set([...known.stories, storyId])].sort();
    const ratios = pair.ratios.map((ratio, at) => Math.min(ratio, known.ratios[at] ?? ratio));
    byKey.set(keyOf(pair), { ...known, stories, ratios });
  }
  return [...byKey.entries()]
    .sort(([one], [other]) => one.localeCompare(other, "en"))
    .map(([, pair]) => pair);
}
