import { describe, expect, it } from "vitest";
import { brandCodes, filesOfBrand, readBrand } from "./brand.ts";
import type { StaticFile } from "./static-files.ts";

const fileOf = (etag: string): StaticFile => ({
  type: "image/svg+xml",
  etag,
  isHashed: false,
  plain: new Uint8Array(),
  encoded: {},
});

const files = new Map(
  [
    "/favicon.svg",
    "/worker.js",
    "/brands/harbour/favicon.svg",
    "/brands/harbour/brand.css",
    "/brands/quay/favicon.svg",
    "/brands/quay/brand.css",
  ].map((path) => [path, fileOf(path)]),
);

describe("a brand's folder", () => {
  it.each(brandCodes())("[SERVER-90] %s is whole", (code) => {
    expect(readBrand(code)).toMatchObject({ code, name: expect.stringMatching(/\w/) });
  });
});

describe("the files of a brand", () => {
  it("[SERVER-90] are served where the first brand's were, and no other brand's", () => {
    const served = filesOfBrand(files, "harbour");
    expect([...served.keys()].sort()).toEqual([
      "/brands/harbour/brand.css",
      "/brands/harbour/favicon.svg",
      "/favicon.svg",
      "/worker.js",
    ]);
    expect(served.get("/favicon.svg")?.etag).toBe("/brands/harbour/favicon.svg");
  });

  it("[SERVER-90] are those of no further brand where there is none", () => {
    expect([...filesOfBrand(files, undefined).keys()]).toEqual(["/favicon.svg", "/worker.js"]);
  });
});
