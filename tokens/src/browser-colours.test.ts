import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { browserColours } from "./browser-colours.ts";
import { hexOf } from "./contrast.ts";

const sheet = readFileSync(new URL("../dist/theme.css", import.meta.url), "utf8");

/** Every value that a theme gives a colour, the dark one's first. */
function valuesOf(name: string): string[] {
  const values = sheet.matchAll(new RegExp(`--gs-color-${name}: oklch\\(([^)]*)\\)`, "g"));
  return [...values].map(([, value = ""]) => {
    const [lightness = 0, chroma = 0, hue = 0] = value.split(" ").map(Number);
    return hexOf([lightness, chroma, hue]);
  });
}

describe("the browser's colours", () => {
  it("are those of the themes: the header is the same in dark and light", () => {
    const [dark, light] = valuesOf("header");
    expect([dark, light]).toEqual([browserColours.header, browserColours.header]);
    expect(valuesOf("page")[0]).toBe(browserColours.page);
  });
});
