import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

const rest = (name: string) => `rel="modulepreload" nonce="n" href="/assets/${name}.js"/>`;
const link = (name: string) => `<link ${rest(name)}`;
const lateLink = (name: string) => `<link fetchpriority="low" ${rest(name)}`;
const sheet = '<link rel="stylesheet" href="/site.css"/>';
const words = "<main>Gagnez 10 € à l’Étoile</main>";
const begin = '<script nonce="n" type="module" async="">import "/assets/site.js"</script>';
const page = `<head>${link("site")}${sheet}${link("framework-1")}${link("match")}</head><body>${words}${begin}</body>`;
const insert =
  '<script nonce="n">{const own=document.currentScript,late=own?.previousSibling;if(late){document.head.append(late.content);late.remove();own.remove()}}</script>';
const moved = `<head>${sheet}</head><body>${words}<template>${["site", "framework-1", "match"].map(lateLink).join("")}</template>${insert}${begin}</body>`;

/** The page as it comes out, after it went in this many bytes at a time. */
function pass(html: string, size = html.length): Promise<string> {
  const bytes = Buffer.from(html);
  const count = Math.ceil(bytes.length / size);
  const parts = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return text(Readable.from(parts).pipe(scriptsLast()));
}

describe("scriptsLast", () => {
  it("[SERVER-70] fetches the scripts behind all that can be seen, and after the sheet", async () => {
    expect(await pass(page)).toBe(moved);
  });

  it("[SERVER-70] does so however the page was cut into parts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: page.length }), async (size) => {
        expect(await pass(page, size)).toBe(moved);
      }),
    );
  });

  it("[SERVER-70] leaves what comes later as it is", async () => {
    const late = `<template>${link("late")}</template>`;
    const parts = [page, late].map((part) => Buffer.from(part));
    expect(await text(Readable.from(parts).pipe(scriptsLast()))).toBe(moved + late);
  });

  it("[SERVER-70] leaves a page without scripts as it is", async () => {
    const still = `<head>${sheet}${link("site")}</head><body>${words}</body>`;
    expect(await pass(still, 7)).toBe(still);
  });
});
