import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asHex, contrast, inkOn } from "./colour.ts";
import { deriveCrest, deriveTile } from "./derive.ts";
import { crestLettering, kitLettering, type Lettering, tileLettering } from "./lettering.ts";
import { crestShapes, tilePatterns } from "./marks.ts";
import { markPatterns } from "./patterns.ts";

const runs = { numRuns: 10_000 };
const legible = 4.5;

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const colours = fc.tuple(colour, colour);
const pattern = fc.constantFrom(...markPatterns);
const shape = fc.constantFrom(...crestShapes);

const ratioOf = ({ ground, ink }: Lettering) => contrast(ground, ink);

describe("letters on marks", () => {
  it("[CREST-4] initials of any crest are legible on their plate", () => {
    fc.assert(
      fc.property(colours, pattern, shape, (...[pair, drawn, outline]) => {
        const letters = crestLettering({ colours: pair, pattern: drawn, shape: outline });
        expect(ratioOf(letters)).toBeGreaterThanOrEqual(legible);
      }),
      runs,
    );
  });

  it("[CREST-4] [CREST-5] initials of a crest that is made from a name are legible", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(ratioOf(crestLettering(deriveCrest(name)))).toBeGreaterThanOrEqual(legible);
      }),
      runs,
    );
  });

  it("[KIT-2] a number is legible on any shirt", () => {
    fc.assert(
      fc.property(colours, pattern, (pair, drawn) => {
        const letters = kitLettering({ colours: pair, pattern: drawn });
        expect(ratioOf(letters)).toBeGreaterThanOrEqual(legible);
      }),
      runs,
    );
  });

  it("[LOGO-TILE-2] initials are legible on any tile, and on those that are made from a name", () => {
    fc.assert(
      fc.property(colours, fc.constantFrom(...tilePatterns), fc.string(), (pair, drawn, name) => {
        const letters = tileLettering({ colours: pair, pattern: drawn });
        expect(ratioOf(letters)).toBeGreaterThanOrEqual(legible);
        expect(ratioOf(tileLettering(deriveTile(name)))).toBeGreaterThanOrEqual(legible);
      }),
      runs,
    );
  });

  it("[CREST-4] has the colour that is wished for where that is legible", () => {
    const { red, white, yellow, sky } = {
      red: "#c8202f",
      white: "#ffffff",
      yellow: "#f6cf2e",
      sky: "#8cc4ea",
    };
    expect(inkOn(red, white)).toBe(white);
    expect(inkOn(yellow, white)).not.toBe(white);
    expect(inkOn(sky, yellow)).not.toBe(yellow);
  });

  it("[CREST-8] draws grey for what is no colour", () => {
    expect(asHex("#FFF")).toBe("#ffffff");
    expect(asHex(" #AbCdEf ")).toBe("#abcdef");
    const grey = asHex("");
    for (const wrong of ["red", "#12345", "#ggg", "url(#x)", "rgb(0,0,0)"]) {
      expect(asHex(wrong)).toBe(grey);
    }
  });
});
