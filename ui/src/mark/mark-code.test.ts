import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveCrest, deriveSilks, deriveTile } from "./derive.ts";
import { crestCode, markOfCode, silksCode, tileCode } from "./mark-code.ts";

describe("the name of a mark", () => {
  it("says all of it, and is an id that a reference may have", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (club) => {
        const crest = deriveCrest(club);
        const tile = deriveTile(club);
        expect(markOfCode(crestCode(crest))).toEqual({ kind: "crest", mark: crest });
        expect(markOfCode(tileCode(tile))).toEqual({ kind: "tile", mark: tile });
        const silks = deriveSilks(club);
        expect(markOfCode(silksCode(silks))).toEqual({ kind: "silks", mark: silks });
        expect(crestCode(crest) + tileCode(tile) + silksCode(silks)).toMatch(/^[\w-]+$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is short, and in small digits whatever an operator writes", () => {
    const mark = { initials: "RA", colours: ["#C8202F", "#FFFFFF"], pattern: "halves" } as const;
    expect(crestCode({ ...mark, shape: "shield" })).toBe("cc8202fffffff10RA");
  });

  it("of something else is none", () => {
    for (const name of [
      "",
      "club",
      "cc8202fffffff99RA",
      "tzz8202fffffff0",
      "c12",
      "sc8202fffffffz-c8202f-c8202f",
    ]) {
      expect(markOfCode(name)).toBeNull();
    }
  });
});
