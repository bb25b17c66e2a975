import { contrastRatio, type Oklch } from "@grandstand/tokens/contrast";
import { tokenTable } from "@grandstand/tokens/table";
import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { jsonLines, readJsonLines } from "@grandstand/tools/src/run/json-lines.ts";
import { decisionOfEdge } from "../../stories/review/edge-decisions.ts";
import { type KeptPair, leastOf } from "../../stories/review/kept-inspections.ts";
import { type SeenPair, type ThemeName, themeNames } from "./seen.ts";

/** A pair of colours that stories draw, with its contrast in each theme where the tokens don't give it. */
type ListedPair = Pick<KeptPair, "use" | "what" | "colour" | "ground"> &
  Partial<Pick<KeptPair, "ratios">>;

/** Where the pairs are listed, a line each. */
export const pairsPath = "stories/review/pairs.gen.jsonl";

type Row = readonly [
  use: string,
  what: string,
  colour: string,
  ground: string,
  ratios?: readonly number[],
];

const keyOf = ({ use, what, colour, ground }: ListedPair) => [use, what, colour, ground].join("|");

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
function ratiosByTokens({ colour, ground }: ListedPair): number[] | undefined {
  const colours: readonly NamedColour[] = tokenTable.colours;
  const colourOf = (name: string, theme: ThemeName) =>
    channelsOf(colours.find((each) => each.name === name)?.values[theme] ?? "");
  const ratios = themeNames.map((theme) => {
    const one = colourOf(colour, theme);
    const other = colourOf(ground, theme);
    return one && other ? contrastRatio(one, other) : undefined;
  });
  return ratios.every((ratio) => ratio !== undefined) ? ratios : undefined;
}

const inWords = ({ use, what, colour, ground }: ListedPair) =>
  `${use} of ${what}: ${colour} on ${ground}`;

/** The pairs whose contrast, as the tokens are now, is less than their use requires, and that no one decided about. */
export function poorPairs(pairs: readonly ListedPair[]): string[] {
  const poor = pairs.filter((pair) => {
    const ratios = ratiosByTokens(pair) ?? pair.ratios ?? [];
    return !decisionOfEdge(pair) && Math.min(...ratios) < leastOf(pair);
  });
  return poor.map((pair) => `${inWords(pair)} has less contrast than ${leastOf(pair)}:1`);
}

/** The share by which a measurement may differ: the screen's colours have 256 steps. */
const tolerance = 0.05;

/** The texts that were not drawn in the colours that their tokens' names promise. */
export function otherThanTokens(pairs: readonly KeptPair[]): string[] {
  const others = pairs.filter((pair) => {
    const ratios = pair.use === "text" ? ratiosByTokens(pair) : undefined;
    return ratios?.some(
      (ratio, theme) => Math.abs(ratio - (pair.ratios[theme] ?? 0)) / ratio >= tolerance,
    );
  });
  return others.map((pair) => `${inWords(pair)} is drawn with another contrast than its tokens'`);
}

/** The pairs that the tree lists. */
export function readPairs(files: readonly ProjectFile[]): ListedPair[] {
  const file = files.find(({ path }) => path === pairsPath);
  return readJsonLines<Row>(file?.text ?? "").map(([use, what, colour, ground, ratios]) => ({
    use,
    what,
    colour,
    ground,
    ...(ratios && { ratios }),
  }));
}

/** The list of these pairs, sorted, with no contrast that the tokens give. */
export function listPairs(pairs: readonly ListedPair[]): string {
  const byKey = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  const sorted = [...byKey].sort(([one], [other]) => one.localeCompare(other, "en"));
  return jsonLines(
    sorted.map(([, pair]) => {
      const { use, what, colour, ground, ratios } = pair;
      const measured = ratiosByTokens(pair) || !ratios ? [] : [ratios];
      return [use, what, colour, ground, ...measured];
    }),
  );
}
