import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio, type Oklch } from "@grandstand/tokens/contrast";
import { tokenTable } from "@grandstand/tokens/table";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { decisionOfEdge } from "../../stories/review/edge-decisions.ts";
import {
  type KeptInspections,
  type KeptPair,
  leastOf,
} from "../../stories/review/kept-inspections.ts";
import { addPairs, withoutPairsOf } from "./pairs.ts";
import { type ThemeName, themeNames } from "./seen.ts";

const { pairs }: KeptInspections = JSON.parse(
  readFileSync(join(root, "stories/review/inspections.gen.json"), "utf8"),
);

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
function ratiosByTokens({ colour, ground }: KeptPair): number[] | undefined {
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

describe("the pairs of colours that stories draw", () => {
  it("have the contrast that their use asks for, as the tokens are now, in each theme", () => {
    const poor = pairs.filter((pair) => {
      const ratios = ratiosByTokens(pair) ?? pair.ratios;
      return !decisionOfEdge(pair) && Math.min(...ratios) < leastOf(pair);
    });
    expect(poor).toEqual([]);
  });

  it("are what was drawn: the tokens give what was measured", () => {
    const byTokens = pairs.filter(({ use }) => use === "text");
    expect(byTokens.length).toBeGreaterThan(0);
    for (const pair of byTokens) {
      const ratios = ratiosByTokens(pair);
      ratios?.forEach((ratio, theme) => {
        expect(Math.abs(ratio - (pair.ratios[theme] ?? 0)) / ratio).toBeLessThan(0.05);
      });
    }
  });

  it("are each kept once, with the least contrast and without what is drawn no more", () => {
    const seen = { use: "text", what: "p", colour: "ink", ground: "page" } as const;
    const first = addPairs([], "one", [{ ...seen, ratios: [9, 8, 7] }]);
    const both = addPairs(first, "other", [{ ...seen, ratios: [8, 9, 7] }]);
    expect(both).toEqual([{ ...seen, ratios: [8, 8, 7], stories: ["one", "other"] }]);
    expect(withoutPairsOf(withoutPairsOf(both, "one"), "other")).toEqual([]);
  });
});
