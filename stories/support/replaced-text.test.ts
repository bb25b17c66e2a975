import { describe, expect, it } from "vitest";
import { replaceText } from "./replaced-text.ts";

const catalogs = {
  "gs-first": {
    "slip.title": "Pari",
    "slip.bets_one": "{{count}} pari",
    "slip.bets_other": "{{count}} paris",
  },
  "gs-later": { "slip.help": "Aide" },
};

describe("a text that replaces another", () => {
  it("replaces it alone", () => {
    expect(replaceText(catalogs, "slip.help", "Fermer")).toEqual({
      ...catalogs,
      "gs-later": { "slip.help": "Fermer" },
    });
  });

  it("replaces each form of a plural, whatever the state counts", () => {
    expect(replaceText(catalogs, "slip.bets_other", "1 pari")).toEqual({
      ...catalogs,
      "gs-first": { "slip.title": "Pari", "slip.bets_one": "1 pari", "slip.bets_other": "1 pari" },
    });
  });
});
