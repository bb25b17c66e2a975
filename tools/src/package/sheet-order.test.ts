import postcss, { type AtRule } from "postcss";
import { describe, expect, it } from "vitest";
import { orderRules } from "./sheet-order.ts";

/** The layers of a sheet's rules by selector, as positions in their order. */
function positionsOf(css: string): Readonly<Record<string, number>> {
  const { rules, layers } = orderRules(postcss.parse(`@layer a{${css}}`).first as AtRule);
  return Object.fromEntries(rules.map(({ selector, layer }) => [selector, layers.indexOf(layer)]));
}

describe("the order of a sheet's rules", () => {
  it("is that of the sheet where two set the same, a part of the same too", () => {
    const position = positionsOf(
      ".p{padding:1px}.ps{padding-inline-start:2px}.pl{padding-left:3px}.c{color:red}",
    );
    expect(position[".p"]).toBeLessThan(position[".ps"] ?? 0);
    expect(position[".ps"]).toBeLessThan(position[".pl"] ?? 0);
    expect(position[".c"]).toBe(position[".p"]);
  });

  it("lets what is more specific win, wherever it is", () => {
    const position = positionsOf(".a:disabled{color:red}@media print{.b{color:blue}}");
    expect(position[".a:disabled"]).toBeGreaterThan(position[".b"] ?? 0);
  });

  it("is the other way about for what is important: the first layer wins", () => {
    const position = positionsOf(".a{width:1px!important}.b{width:2px!important}");
    expect(position[".b"]).toBeLessThan(position[".a"] ?? 0);
  });

  it("parts a rule for several, and one with something important in it", () => {
    const { rules } = orderRules(
      postcss.parse("@layer a{.a,.b{color:red;width:1px!important}}").first as AtRule,
    );
    expect(rules.map(({ selector, isImportant }) => [selector, isImportant])).toEqual([
      [".a", false],
      [".b", false],
      [".a", true],
      [".b", true],
    ]);
  });

  it("leaves animations out: they are no rules", () => {
    expect(positionsOf("@keyframes gs-a{0%{opacity:0}}")).toEqual({});
  });
});
