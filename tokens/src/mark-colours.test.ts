import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hexOf } from "./contrast.ts";
import { barColours } from "./mark-colours.ts";
import { type Theme, themes } from "./token-table.ts";

const sheet = readFileSync(new URL("../dist/theme.css", import.meta.url), "utf8");

/** What a theme of the built sheet has for a colour. */
function hexIn(theme: Theme, name: string): string {
  const block = sheet.split(`[data-theme="${theme}"] {\n`)[1] ?? "";
  const value = new RegExp(`--gs-color-${name}: oklch\\(([^)]*)\\)`).exec(block)?.[1] ?? "";
  const [lightness = 0, chroma = 0, hue = 0] = value.split(" ").map(Number);
  return hexOf([lightness, chroma, hue]);
}

describe("the colours of bars", () => {
  it.each(themes)("are those of the theme %s", (theme) => {
    expect(barColours[theme]).toEqual({
      card: hexIn(theme, "surface"),
      grey: hexIn(theme, "ink-faint"),
      ink: hexIn(theme, "ink"),
    });
  });
});
