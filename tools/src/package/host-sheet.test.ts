import { expect, it } from "vitest";
import { hostileSheet } from "./host-sheet.ts";

it("has each class and property of ours by the name that a host's Tailwind gives it", () => {
  const css =
    ":root{--gs-radius-sm:4px}.gs\\:flex{display:flex}.gs\\:p-0\\.5:hover{padding:0}.gs-odds{color:red}";
  const sheet = hostileSheet(css);
  expect(sheet).toContain("--radius-sm: 1rem");
  expect(sheet).toContain(".flex {");
  expect(sheet).toContain(".p-0\\.5 {");
  expect(sheet).not.toContain("gs");
});
