import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readFaces } from "./letters.ts";

const sheet = readFileSync(
  fileURLToPath(new URL("../../../tokens/fonts/letters.css", import.meta.url)),
  "utf8",
);

const axes = { weight: "400 800", stretch: "84% 100%", display: "swap" };
const range = "U+0100-0151, U+0154-017F, U+0218-021B";

describe("readFaces", () => {
  it("reads the letters' faces, those of every page first", () => {
    expect(readFaces(sheet)).toEqual([
      { family: "Archivo", file: "./archivo.woff2", descriptors: axes },
      {
        family: "Archivo Clubs",
        file: "./archivo-clubs.woff2",
        descriptors: { ...axes, unicodeRange: range },
      },
    ]);
  });

  it("reads them as a build writes them", () => {
    const built =
      '@font-face{font-family:Archivo;src:url(/assets/archivo-C_5.woff2)format("woff2");font-weight:400 800;font-stretch:84% 100%;font-display:swap}';
    expect(readFaces(built)).toEqual([
      { family: "Archivo", file: "/assets/archivo-C_5.woff2", descriptors: axes },
    ]);
  });
});
