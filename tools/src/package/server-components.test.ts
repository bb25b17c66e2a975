import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { exportedNames, unsendable } from "./server-components.ts";

describe("what a module exports", () => {
  it("is its functions, values and re-exports, without its types", () => {
    const code =
      'export type A = 1;\nexport interface B {}\nexport function C() {}\nexport const D = 1, E = 2;\nexport class F {}\nconst G = 1;\nexport { G, type H, G as I };\nexport * as J from "./j";';
    expect(exportedNames(code)).toEqual(["C", "D", "E", "F", "G", "I", "J"]);
  });
});

describe("what cannot be sent to a browser", () => {
  it.each([
    ["nothing of plain data", { a: [1, null, { b: "c" }], d: new Date(0) }, []],
    ["nothing of an element", createElement("p", { key: "p" }), []],
    ["nothing of a module's namespace", Object.create(null), []],
    ["a callback", { a: [{ onToggle: () => undefined }] }, ["props.a.0.onToggle"]],
    ["an instance", { clock: new (class Clock {})() }, ["props.clock"]],
  ])("%s", (_name, props, paths) => expect(unsendable(props, "props")).toEqual(paths));
});
