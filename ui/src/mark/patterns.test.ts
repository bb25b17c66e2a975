import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disc, polygon, rectangle } from "./paths.ts";
import { type MarkPattern, markPatterns, patternPath } from "./patterns.ts";

const box = { x: 5, y: 2, width: 38, height: 45 };

describe("the patterns of marks", () => {
  it("[CREST-2] are paths, each of its own; the plain one is empty", () => {
    const paths = markPatterns.map((pattern) => patternPath(pattern, box));
    expect(new Set(paths).size).toBe(markPatterns.length);
    expect(patternPath("plain", box)).toBe("");
    for (const path of paths) expect(path).toMatch(/^(?:M[\d\s.hvLz-]+)*$/);
  });

  it("[CREST-2] have larger checks at small sizes", () => {
    expect(patternPath("checks", box, true).length).toBeLessThan(patternPath("checks", box).length);
  });

  it("[CREST-8] are plain where a pattern is not known", () => {
    expect(patternPath("tartan" as MarkPattern, box)).toBe("");
  });

  it("[MARK-SHEET-5] have at most one decimal", () => {
    fc.assert(
      fc.property(fc.double({ min: -99, max: 99, noNaN: true }), (value) => {
        const paths =
          rectangle(value, value, value, value) + polygon([value, value]) + disc(9, 9, value);
        expect(paths).not.toMatch(/\.\d{2}/);
      }),
    );
  });
});
