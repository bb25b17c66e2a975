import { describe, expect, it } from "vitest";
import { tokenTable } from "../dist/table.ts";
import { contrastRatio } from "./contrast.ts";
import { themes } from "./token-table.ts";

describe("contrast", () => {
  it("is 21 between black and white, and 1 between equals", () => {
    expect(contrastRatio([0, 0, 0], [1, 0, 0])).toBe(21);
    expect(contrastRatio([0.5, 0.1, 90], [0.5, 0.1, 90])).toBe(1);
  });

  for (const { text, background, minimum, use, ratios } of tokenTable.contrast) {
    it(`keeps ${text} on ${background} at ${minimum} or more in every theme (${use})`, () => {
      for (const theme of themes) expect(ratios[theme], theme).toBeGreaterThanOrEqual(minimum);
    });
  }

  it("holds odds digits to AAA on everything that an odds button may be on", () => {
    const digits = tokenTable.contrast.filter(({ use }) => use.startsWith("odds digits"));
    expect(digits.map(({ background }) => background)).toEqual(
      expect.arrayContaining(["raised", "hover", "surface", "act", "act-press"]),
    );
    for (const { minimum } of digits) expect(minimum).toBe(7);
  });
});
