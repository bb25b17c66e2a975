import { describe, expect, it } from "vitest";
import { sheetErrors } from "./sheet.ts";

describe("a sheet in a host that has Tailwind", () => {
  it("may have layers under gs, fonts, keyframes and prefixed properties", () => {
    const css =
      "/*! x */@layer gs.theme{:root{--gs-radius-md:8px}}@layer gs.components;@font-face{font-family:A}@keyframes gs-turn{to{rotate:1turn}}:root,:host{--gs-spacing:1px}@layer gs.utilities{.gs\\:p-0\\.5{padding:.5px}.gs-odds:hover{background:url(a.png)}}";
    expect(sheetErrors("a.css", css)).toEqual([]);
  });

  it("must not have a layer, a class, an animation or a property of the host's, or a rule in no layer", () => {
    const css =
      "@layer base{a{margin:0}}button{border:0}@keyframes spin{to{rotate:1turn}}@layer gs.theme{:root{--spacing:1px}.flex{gap:var(--gap,1px)}}";
    expect(sheetErrors("a.css", css)).toEqual([
      expect.stringContaining("layer base"),
      expect.stringContaining("has button outside"),
      expect.stringContaining("has @keyframes spin outside"),
      expect.stringContaining("has --spacing"),
      expect.stringContaining("has --gap"),
      expect.stringContaining("has the class .flex"),
    ]);
  });
});
