import { barColours, clubColours } from "@grandstand/tokens/mark-colours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, distance, isFloodlit } from "./colour.ts";
import type { MarkColours } from "./marks.ts";
import { type BarTheme, pairTones } from "./pair-tones.ts";

const runs = { numRuns: 10_000 };
const themes = Object.keys(barColours) as BarTheme[];
const { red, white, blue, yellow, black } = clubColours;

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const colours = fc.tuple(colour, colour);

const tones = (home: MarkColours, away: MarkColours, theme: BarTheme = "light") =>
  pairTones(home, away, theme);

describe("the bars of two sides", () => {
  it("[CREST-7] are seen on the card of every theme", () => {
    fc.assert(
      fc.property(colours, colours, fc.constantFrom(...themes), (home, away, theme) => {
        for (const tone of tones(home, away, theme)) {
          expect(contrast(tone, barColours[theme].card)).toBeGreaterThanOrEqual(3);
        }
      }),
      runs,
    );
  });

  it("[CREST-7] differ from each other", () => {
    fc.assert(
      fc.property(
        colours,
        colours,
        fc.constantFrom("dark" as const, "light" as const),
        (...sides) => {
          const [home, away] = tones(...sides);
          expect(distance(home, away)).toBeGreaterThan(0.1);
        },
      ),
      runs,
    );
  });

  it("[CREST-7] have the first colours where these differ", () => {
    expect(tones([red, white], [blue, white])).toEqual([red, blue]);
  });

  it("[CREST-7] pass over the floodlight yellow", () => {
    expect(isFloodlit(yellow)).toBe(true);
    expect(tones([yellow, blue], [red, yellow])).toEqual([blue, red]);
    expect(tones([yellow, yellow], [red, white])).toEqual([barColours.light.grey, red]);
  });

  it("[CREST-7] of two sides that are alike have the away side's second colour, then grey", () => {
    expect(tones([red, white], [red, blue])).toEqual([red, blue]);
    expect(tones([red, white], [red, red])).toEqual([red, barColours.light.grey]);
    expect(tones([yellow, yellow], [yellow, yellow])).toEqual([
      barColours.light.grey,
      barColours.light.ink,
    ]);
  });

  it("[CREST-7] are lightened at night and darkened on paper only as far as they need it", () => {
    const [onPaper] = tones([white, white], [red, red], "light");
    const [atNight] = tones([black, black], [red, red], "dark");
    expect(contrast(onPaper, barColours.light.card)).toBeLessThan(4);
    expect(contrast(atNight, barColours.dark.card)).toBeLessThan(4);
  });
});
