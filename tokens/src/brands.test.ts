import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { brandDataOf, brandNames, brandsFolder } from "./brands.ts";
import { hexOf } from "./contrast.ts";
import { type TokenTable, themes } from "./token-table.ts";

const dist = new URL("../dist/", import.meta.url);
const firstFiles = fileURLToPath(new URL("../../app/public", import.meta.url));

async function tableOf(brand: string): Promise<TokenTable> {
  return (await import(new URL(`table-${brand}.ts`, dist).href)).tokenTable;
}

function sheetOf(brand: string): string {
  return readFileSync(new URL(`brands/${brand}/brand.css`, dist), "utf8");
}

describe.each(brandNames())("the brand %s", (brand) => {
  it("keeps each contrast that the design requires, in every theme", async () => {
    const { contrast } = await tableOf(brand);
    const poor = contrast.flatMap(({ text, background, minimum, ratios }) =>
      themes
        .filter((theme) => ratios[theme] < minimum)
        .map((theme) => `${text} on ${background}, ${theme}: ${ratios[theme]} of ${minimum}`),
    );
    expect(poor).toEqual([]);
  });

  it("has the browser's colours of its own header and dark page", async () => {
    const { colours } = await tableOf(brand);
    const hex = (name: string) => {
      const value = colours.find((colour) => colour.name === name)?.values.dark ?? "";
      const [lightness = 0, chroma = 0, hue = 0] = value.slice(6, -1).split(" ").map(Number);
      return hexOf([lightness, chroma, hue]);
    };
    const { header, page } = brandDataOf(brand);
    expect([header, page]).toEqual([hex("header"), hex("page")]);
  });

  it("gives the same tokens in every theme, whether it is named or the system's", () => {
    const blocks = [...sheetOf(brand).matchAll(/\{([^{}]*--gs-color-[^{}]*)\}/g)].map(
      ([, block = ""]) => block.match(/--gs-[\w-]+(?=:)/g)?.sort(),
    );
    expect(blocks).toHaveLength(themes.length * 2);
    for (const block of blocks) expect(block).toEqual(blocks[0]);
  });

  it("has each icon that the first brand has, drawn from the mark on the header's colour", () => {
    const iconsOf = (folder: string) => readdirSync(`${folder}/icons`).sort();
    const own = `${brandsFolder}${brand}/public`;
    expect(iconsOf(own)).toEqual(iconsOf(firstFiles));
    const { mark, header } = brandDataOf(brand);
    const drawn = readFileSync(`${own}/favicon.svg`, "utf8");
    expect(drawn).toContain(`d="${mark}"`);
    expect(drawn).toContain(`fill="${header}"`);
  });

  it("has a sheet that says only what differs, and a face for its name alone", () => {
    const sheet = sheetOf(brand);
    const first = readFileSync(new URL("theme.css", dist), "utf8");
    expect(sheet).toContain(`[data-brand="${brand}"]`);
    expect(sheet.length).toBeLessThan(first.length / 2);
    expect(statSync(`${brandsFolder}${brand}/public/wordmark.woff2`).size).toBeLessThan(2_000);
  });
});
