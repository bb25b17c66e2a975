import { describe, expect, it } from "vitest";
import { checkCatalogue } from "./catalogue.ts";

const path = "tests/catalogue/rows.spec.md";
const sections = ["A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B8", "B9"];
const rowsOf = (names: readonly string[]) =>
  names.map((name, index) => `- [ROWS-${index + 1}] A row (${name}).`).join("\n");

describe("the catalogue", () => {
  it("is complete with a row of each section, and requires nothing of other specs", () => {
    expect(checkCatalogue([{ path, text: rowsOf(sections) }])).toEqual([]);
    expect(checkCatalogue([{ path: "ui/src/badge/badge.spec.md", text: rowsOf(["A2"]) }])).toEqual(
      [],
    );
  });

  it("fails a section without rows, and a row of no section", () => {
    const text = rowsOf([...sections.filter((name) => name !== "A8"), "no section"]);
    expect(checkCatalogue([{ path, text }]).map(({ what }) => what)).toEqual([
      "[ROWS-10] says of no section that it is a row of it",
      "has no row of A8",
    ]);
  });
});
