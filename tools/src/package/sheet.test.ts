import { describe, expect, it } from "vitest";
import { sheetErrors } from "./sheet.ts";

describe("a sheet in a host that has Tailwind", () => {
  it("may have layers under gs, fonts, keyframes and prefixed properties", () => {
    const css =
      "/*! x */@layer gs.theme{:root{--gs-radius-md:8px}}@layer gs.components;@font-face{font-family:A}@keyframes turn{to{rotate:1turn}}:root,:host{--gs-spacing:1px}";
    expect(sheetErrors("a.css", css)).toEqual([]);
  });

  it("must not have a layer of the host's, a rule in none, or a property of the host's", () => {
    const css = "@layer base{a{margin:0}}button{border:0}@layer gs.theme{:root{--spacing:1px}}";
    expect(sheetErrors("a.css", css)).toEqual([
      expect.stringContaining("layer base"),
      expect.stringContaining("has button outside"),
      expect.stringContaining("sets --spacing"),
    ]);
  });
});
