import { describe, expect, it } from "vitest";
import { completeFolders } from "../repository/complete-folders.ts";
import { rawColours } from "../repository/raw-colour.ts";
import { specs } from "../specs/proofs.ts";
import { componentFiles, isFolderName } from "./templates.ts";

describe("a new component", () => {
  it("passes the checks of the repository and of specs without a change", () => {
    const files = [...componentFiles("price-tag")].map(([path, text]) => ({ path, text }));
    for (const check of [completeFolders, rawColours, specs]) {
      expect(check.find(files)).toEqual([]);
    }
  });

  it("names everything after its folder", () => {
    const files = componentFiles("price-tag");
    expect([...files.keys()]).toContain("ui/src/price-tag/price-tag.states.ts");
    expect(files.get("ui/src/price-tag/index.ts")).toContain("PriceTag, type PriceTagProps");
    expect(files.get("ui/src/price-tag/price-tag.spec.md")).toContain("[PRICE-TAG-1]");
  });
});

describe("isFolderName", () => {
  it.each(["badge", "odds-button", "top-10"])("accepts %s", (name) => {
    expect(isFolderName(name)).toBe(true);
  });

  it.each(["", "Badge", "odds_button", "-badge", "a--b", "../badge", "1x2"])(
    "refuses %j",
    (name) => {
      expect(isFolderName(name)).toBe(false);
    },
  );
});
