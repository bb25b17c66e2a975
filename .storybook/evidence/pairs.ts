import { contrastRatio, type Oklch } from "@grandstand/tokens/contrast";
import type { KeptPair } from "../../stories/review/kept-inspections.ts";
import { type SeenPair, type ThemeName, themeNames } from "./seen.ts";

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

/** The least contrast that WCAG asks for: 4.5 for text, 3 for large text, signs and edges. */
export function leastOf({ use }: KeptPair): number {
  return use === "text" ? 4.5 : 3;
}

interface NamedColour {
  readonly name: string;
  /** CSS colours. */
  readonly values: Readonly<Record<ThemeName, string>>;
}

/** Undefined for a colour that lets another through. */
function channelsOf(css: string): Oklch | undefined {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css) ?? [];
  return lightness ? [Number(lightness), Number(chroma), Number(hue)] : undefined;
}

/** The contrast in each theme as the tokens give it; undefined where the pair has a colour that is no token. */
export function ratiosByTokens(
  { colour, ground }: KeptPair,
  colours: readonly NamedColour[],
): number[] | undefined {
  const colourOf = (name: string, theme: ThemeName) =>
    channelsOf(colours.find((each) => each.name === name)?.values[theme] ?? "");
  const ratios = themeNames.map((theme) => {
    const one = colourOf(colour, theme);
    const other = colourOf(ground, theme);
    return one && other ? contrastRatio(one, other) : undefined;
  });
  return ratios.every((ratio) => ratio !== undefined) ? ratios : undefined;
}
