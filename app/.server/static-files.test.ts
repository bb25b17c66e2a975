import { describe, expect, it } from "vitest";
import { catalogFilesOf, type StaticFile, textFontOf } from "./static-files.ts";

const file: StaticFile = {
  type: "text/javascript",
  etag: "x",
  isHashed: true,
  plain: new Uint8Array(),
  encoded: {},
};

describe("catalogFilesOf", () => {
  it("finds each language's wording by its name among the built files", () => {
    const paths = ["/assets/site-Bk3.js", "/assets/catalog-nl-a1.js", "/assets/catalog-fr-b2.js"];
    expect(catalogFilesOf(new Map(paths.map((path) => [path, file])))).toEqual({
      fr: "/assets/catalog-fr-b2.js",
      nl: "/assets/catalog-nl-a1.js",
      en: undefined,
    });
  });
});

describe("textFontOf", () => {
  it("finds the letters of every page among the built fonts, and nothing before a build", () => {
    const paths = ["/assets/archivo-clubs-v0hTbmRx.woff2", "/assets/archivo-C_5-gmei.woff2"];
    expect(textFontOf(new Map(paths.map((path) => [path, file])))).toBe(paths[1]);
    expect(textFontOf(new Map())).toBeUndefined();
  });
});
