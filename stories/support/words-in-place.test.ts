import { describe, expect, it } from "vitest";
import { putInPlace } from "./words-in-place.ts";

const catalogs = {
  "gs-first": {
    "slip.title": "Pari",
    "slip.bets_one": "{{count}} pari",
    "slip.bets_other": "{{count}} paris",
  },
  "gs-later": { "slip.help": "Aide" },
};

describe("a text in the place of another", () => {
  it("stands there alone", () => {
    expect(putInPlace(catalogs, "slip.help", "Fermer")).toEqual({
      ...catalogs,
      "gs-later": { "slip.help": "Fermer" },
    });
  });

  it("of a plural stands there whatever the state counts", () => {
    expect(putInPlace(catalogs, "slip.bets_other", "1 pari")).toEqual({
      ...catalogs,
      "gs-first": { "slip.title": "Pari", "slip.bets_one": "1 pari", "slip.bets_other": "1 pari" },
    });
  });
});
