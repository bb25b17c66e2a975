import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { addPairs, listPairs, otherThanTokens, pairsPath, poorPairs, readPairs } from "./pairs.ts";

const listed = readPairs([{ path: pairsPath, text: readFileSync(join(root, pairsPath), "utf8") }]);
const ink = { use: "text", what: "p", colour: "ink", ground: "page" } as const;

describe("the pairs of colours that stories draw", () => {
  it("have the contrast that their use requires, as the tokens are now, in each theme", () => {
    expect(listed.length).toBeGreaterThan(100);
    expect(poorPairs(listed)).toEqual([]);
    expect(poorPairs([{ ...ink, colour: "page" }])).toEqual([
      "text of p: page on page has less contrast than 4.5:1",
    ]);
    expect(poorPairs([{ ...ink, colour: "#777 #777 #777", ratios: [4.6, 4.4, 21] }])).toHaveLength(
      1,
    );
  });

  it("are each kept once, with the least contrast", () => {
    const first = addPairs([], "one", [{ ...ink, ratios: [9, 8, 7] }]);
    const both = addPairs(first, "other", [{ ...ink, ratios: [8, 9, 7] }]);
    expect(both).toEqual([{ ...ink, ratios: [8, 8, 7], stories: ["one", "other"] }]);
  });

  it("are what was drawn: the tokens give what was measured", () => {
    const drawn = { ...ink, stories: [] };
    expect(otherThanTokens([{ ...drawn, ratios: [15.8, 17.59, 21] }])).toEqual([]);
    expect(otherThanTokens([{ ...drawn, ratios: [12, 17.59, 21] }])).toHaveLength(1);
  });

  it("are listed by their tokens, so that only a pair that is new changes the list", () => {
    const mixed = { ...ink, colour: "#777 #777 #777", ratios: [4.6, 4.6, 21] };
    const text = listPairs([{ ...ink, ratios: [9, 8, 7] }, mixed]);
    expect(text).toBe(
      '["text","p","#777 #777 #777","page",[4.6,4.6,21]]\n["text","p","ink","page"]\n',
    );
    expect(readPairs([{ path: pairsPath, text }])).toEqual([mixed, ink]);
    expect(listPairs(listed)).toBe(listPairs([...listed].reverse()));
  });
});
