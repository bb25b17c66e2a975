import { describe, expect, it } from "vitest";
import { checkRepeatedKeys, readCatalogs } from "./catalogs.ts";

describe("readCatalogs", () => {
  it("reads every file of a language with each text's line, and only catalogs", () => {
    const catalogs = readCatalogs([
      { path: "ui/src/locale/fr/odds.json", text: '{\n  "odds.up": "en hausse"\n}' },
      { path: "ui/src/locale/fr/slip.json", text: '{ "slip.title": "Coupon" }' },
      { path: "ui/src/locale/approvals.json", text: '{ "odds.up": "x" }' },
    ]);
    expect([...catalogs.fr.keys()]).toEqual(["odds.up", "slip.title"]);
    expect(catalogs.fr.get("odds.up")).toMatchObject({ line: 2, text: "en hausse" });
  });
});

describe("checkRepeatedKeys", () => {
  it("fails a key that is in two files of a language", () => {
    const text = '{ "odds.up": "en hausse" }';
    const found = checkRepeatedKeys([
      { path: "ui/src/locale/fr/odds.json", text },
      { path: "ui/src/locale/fr/slip.json", text },
      { path: "ui/src/locale/nl/odds.json", text },
    ]);
    expect(found).toMatchObject([{ file: "ui/src/locale/fr/slip.json" }]);
  });
});
