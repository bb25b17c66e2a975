import { expect, it } from "vitest";
import { initialGlobals, toolbarsOf } from "./globals.ts";

it("hands on every toolbar's choice, those of addons too, and what is changed of them", () => {
  const globals = {
    ...initialGlobals,
    locale: "pseudo",
    outline: true,
    pseudo: { hover: true },
    backgrounds: { value: "dark", grid: false },
    viewport: { value: "phone320" },
  };
  const said = toolbarsOf(globals, { theme: "dark" }).split(";");
  expect(said).toContain("locale:pseudo");
  expect(said).toContain("theme:dark");
  expect(said).toContain("outline:!true");
  expect(said).toContain("pseudo.hover:!true");
  expect(said).toContain("backgrounds.value:dark");
  expect(said.filter((part) => part.startsWith("viewport"))).toEqual([]);
});

it("leaves out what an address can't hold", () => {
  expect(toolbarsOf({ note: "a;b", list: [1], none: undefined })).toBe(toolbarsOf({}));
});
