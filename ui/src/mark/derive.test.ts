import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveCrest, deriveSilks, deriveTile } from "./derive.ts";
import { initialsOf } from "./initials.ts";

const runs = { numRuns: 10_000 };
const name = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 4 }));

describe("a mark that is made from a name", () => {
  it("[CREST-5] is the same for the same name", () => {
    fc.assert(
      fc.property(name, (each) => {
        const again = ` ${each.normalize("NFD")} `;
        expect(deriveCrest(again)).toEqual(deriveCrest(each));
        expect(deriveTile(again)).toEqual(deriveTile(each));
        expect(deriveSilks(again)).toEqual(deriveSilks(each));
      }),
      runs,
    );
  });

  it("[CREST-5] stays as it is from one version to the next", () => {
    expect(deriveCrest("Excelsior Virton")).toMatchInlineSnapshot(`
      {
        "colours": [
          "#1f7a46",
          "#10141c",
        ],
        "initials": "EV",
        "pattern": "plain",
        "shape": "peak",
      }
    `);
    expect(deriveTile("Silver Foxes")).toMatchInlineSnapshot(`
      {
        "colours": [
          "#0d2740",
          "#39b4ff",
        ],
        "initials": "SF",
        "pattern": "corner",
      }
    `);
    expect(deriveSilks("Sainte Rose")).toMatchInlineSnapshot(`
      {
        "body": [
          "#f6cf2e",
          "#1c4f9c",
        ],
        "cap": [
          "#1c4f9c",
          "#f6cf2e",
          "spots",
        ],
        "pattern": "stripes",
        "sleeves": "#1c4f9c",
      }
    `);
  });

  it("[CREST-5] differs for most of two names", () => {
    const names = Array.from({ length: 100 }, (_, index) => `Club ${index}`);
    const faces = names.map((each) => {
      const { colours, pattern, shape } = deriveCrest(each);
      return [colours, pattern, shape].join();
    });
    expect(new Set(faces).size).toBeGreaterThan(80);
  });

  it("[CREST-6] has at most three initials, in capitals", () => {
    fc.assert(
      fc.property(name, (each) => {
        const { initials } = deriveCrest(each);
        expect([...initials].length).toBeLessThanOrEqual(3);
        expect(initials).toBe(initials.toUpperCase());
        expect([...deriveTile(each).initials].length).toBeLessThanOrEqual(2);
      }),
      runs,
    );
  });

  it.each([
    ["Union Saint-Gilloise", "USG"],
    ["RSC Anderlecht", "AND"],
    ["Club Brugge KV", "CB"],
    ["Standard de Liège", "SL"],
    ["Paris Saint-Germain FC", "PSG"],
    ["1. FC Köln", "KOL"],
    ["FC St. Pauli", "SP"],
    ["K.V. Oostende", "OOS"],
    ["Schalke 04", "SCH"],
    ["Étoile Carouge (dames)", "EC"],
    ["FC", "FC"],
    ["1899", "189"],
    ["ЦСКА Москва", "ЦМ"],
    ["ß", "SS"],
    ["?!", ""],
    ["", ""],
  ])("[CREST-6] %s has %s", (each, initials) => {
    expect(initialsOf(each, 3)).toBe(initials);
  });
});
