import { describe, expect, it } from "vitest";
import { catalogFilesOf, type StaticFile } from "./static-files.ts";

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
