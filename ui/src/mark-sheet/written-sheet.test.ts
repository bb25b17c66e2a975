import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { crestShapes, deriveCrest, deriveSilks, deriveTile, markPatterns } from "../mark/index.ts";
import { sampleCrests, sampleKits, sampleSilks } from "../mark/sample-marks.ts";
import { markSheetStates as states } from "./mark-sheet.states.ts";
import { MarkSheet, type NamedMark } from "./mark-sheet.tsx";

const written = (marks: readonly NamedMark[]) =>
  renderToStaticMarkup(createElement(MarkSheet, { marks }));
const symbolsOf = (html: string) =>
  [...html.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([text, id = ""]) => ({ id, text }));
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

/** A club, a horse, a player or a team by its name, in some sizes. */
const namedMark = fc
  .record({
    name: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
    kind: fc.constantFrom("crest", "silks", "kit", "tile"),
    sizes: fc.uniqueArray(fc.constantFrom(16, 20, 24, 28, 32, 36, 48, 56)),
  })
  .map(({ name, kind, sizes }): NamedMark => {
    if (kind === "silks") return { name, sizes, kind, mark: deriveSilks(name) };
    if (kind === "tile") return { name, sizes, kind, mark: deriveTile(name) };
    if (kind === "kit") return { name, sizes, kind, mark: sampleKits.sash };
    return { name, sizes, kind: "crest", mark: deriveCrest(name) };
  });

describe("a sheet of marks as a server writes it", () => {
  it("[MARK-SHEET-2] has what is shown and no more", () => {
    const ids = (marks: readonly NamedMark[]) => symbolsOf(written(marks)).map(({ id }) => id);
    expect(ids(states["all kinds"].marks)).toEqual([
      "gs-m-club",
      "gs-m-club-l",
      "gs-m-horse",
      "gs-m-horse-l",
      "gs-m-player-l",
      "gs-m-team",
      "gs-m-team-l",
    ]);
    const [club] = states["a list"].marks;
    expect(ids(club ? [club, club] : [])).toHaveLength(1);
    expect(written([])).not.toMatch(/<(?:symbol|clipPath|linearGradient)/);
  });

  it("[MARK-SHEET-3] draws a symbol for the smallest of its sizes", () => {
    const silks = (...sizes: number[]) =>
      written([{ name: "a", kind: "silks", mark: sampleSilks.stars, sizes }]);
    expect(silks(36, 48)).toBe(silks(36));
    expect(silks(48)).not.toBe(silks(36));
  });

  it("[MARK-SHEET-4] has no id twice and refers to what is there, whatever the marks", () => {
    fc.assert(
      fc.property(fc.uniqueArray(namedMark, { selector: ({ name }) => name }), (marks) => {
        const html = written(marks);
        const ids = idsOf(html);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      }),
      { numRuns: 500 },
    );
  });

  it("[MARK-SHEET-5] weighs no more than 300 bytes for a small crest, and 255 on average", () => {
    const marks = markPatterns.flatMap((pattern) =>
      crestShapes.map((shape): NamedMark => {
        const mark = { ...sampleCrests.halves, pattern, shape };
        return { name: "club", kind: "crest", mark, sizes: [20] };
      }),
    );
    const weights = marks.flatMap((mark) =>
      symbolsOf(written([mark])).map(({ text }) => text.length),
    );
    expect(weights).toHaveLength(30);
    expect(Math.max(...weights)).toBeLessThanOrEqual(300);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    expect(mean).toBeLessThanOrEqual(255);
  });
});
