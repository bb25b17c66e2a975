import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tokenTable } from "@grandstand/tokens/table";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { edgeDecisions } from "../../stories/review/edge-decisions.ts";
import type { KeptInspections, KeptPair } from "../../stories/review/kept-inspections.ts";
import { addPairs, leastOf, ratiosByTokens, withoutPairsOf } from "./pairs.ts";

const { pairs }: KeptInspections = JSON.parse(
  readFileSync(join(root, "stories/review/inspections.gen.json"), "utf8"),
);

function isDecided({ use, what, colour, ground }: KeptPair): boolean {
  return (
    use === "edge" &&
    edgeDecisions.some(
      (each) => each.what.includes(what) && each.colour === colour && each.ground.includes(ground),
    )
  );
}

describe("the pairs of colours that stories draw", () => {
  it("have the contrast that their use asks for, as the tokens are now, in each theme", () => {
    const poor = pairs.filter((pair) => {
      const ratios = ratiosByTokens(pair, tokenTable.colours) ?? pair.ratios;
      return !isDecided(pair) && Math.min(...ratios) < leastOf(pair);
    });
    expect(poor).toEqual([]);
  });

  it("are what was drawn: the tokens give what was measured", () => {
    const byTokens = pairs.filter(({ use }) => use === "text");
    expect(byTokens.length).toBeGreaterThan(0);
    for (const pair of byTokens) {
      const ratios = ratiosByTokens(pair, tokenTable.colours);
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
