import { describe, expect, it } from "vitest";
import { catalogsOf } from "./fixture.ts";
import {
  checkNotLeftOver,
  checkPluralForms,
  checkSameKeys,
  checkSameVariables,
} from "./same-everywhere.ts";

const bets = {
  fr: {
    bets_one: "{{count}} pari",
    bets_many: "{{count}} de paris",
    bets_other: "{{count}} paris",
  },
  nl: { bets_one: "{{count}} weddenschap", bets_other: "{{count}} weddenschappen" },
  en: { bets_one: "one bet", bets_other: "{{count}} bets" },
};

describe("same keys", () => {
  it("is content with the plural forms that each language has", () => {
    expect(checkSameKeys(catalogsOf(bets))).toEqual([]);
    expect(checkPluralForms(catalogsOf(bets))).toEqual([]);
  });

  it("fails a key that a language lacks, whichever it is", () => {
    const catalogs = catalogsOf({ fr: { a: "un" }, nl: { a: "een", b: "twee" }, en: { a: "one" } });
    expect(checkSameKeys(catalogs).map(({ what }) => what)).toEqual([
      "b is missing in fr",
      "b is missing in en",
    ]);
  });

  it("fails French without its form for millions", () => {
    const { bets_many: _, ...fr } = bets.fr;
    expect(checkSameKeys(catalogsOf({ ...bets, fr }))).toMatchObject([
      { what: "bets_many is missing in fr" },
    ]);
  });

  it("does not treat a key that itself ends in _other as a plural", () => {
    const key = { document_other: "x" };
    expect(checkSameKeys(catalogsOf({ fr: key, nl: key, en: key }))).toEqual([]);
  });

  it("fails a form that the language doesn't have", () => {
    const nl = { ...bets.nl, bets_many: "{{count}} weddenschappen" };
    expect(checkPluralForms(catalogsOf({ ...bets, nl }))).toHaveLength(1);
  });
});

describe("same variables and tags", () => {
  it("lets a form of one leave out its count", () => {
    expect(checkSameVariables(catalogsOf(bets))).toEqual([]);
  });

  it.each([
    ["a variable less", "mise", "inzet {{stake}}"],
    ["another variable", "mise {{stake}}", "inzet {{amount}}"],
    ["a tag less", "<0>mise</0>", "inzet"],
    ["a tag left open", "<0>mise</0>", "<0>inzet"],
  ])("fails %s", (_, fr, nl) => {
    expect(checkSameVariables(catalogsOf({ fr: { a: fr }, nl: { a: nl } }))).toHaveLength(1);
  });

  it("does not mind order, spaces or formats", () => {
    const catalogs = catalogsOf({
      fr: { a: "{{stake}} {{ odds, number }}" },
      nl: { a: "{{odds}} {{stake}}" },
    });
    expect(checkSameVariables(catalogs)).toEqual([]);
  });
});

describe("not left as another language's text", () => {
  const none = { texts: [], keys: [] };

  it("fails the same words in two languages", () => {
    const catalogs = catalogsOf({
      fr: { a: "Coupon" },
      nl: { a: "Bet slip" },
      en: { a: "Bet slip" },
    });
    expect(checkNotLeftOver(catalogs, none)).toMatchObject([
      { what: expect.stringContaining("a (en) is the same as in nl") },
    ]);
  });

  it("is content with what is listed as the same, and with what has no words", () => {
    const same = { a: "Tennis", b: "{{home}} – {{away}}", c: "Brand" };
    const catalogs = catalogsOf({ fr: same, nl: same, en: same });
    expect(checkNotLeftOver(catalogs, { texts: ["Tennis"], keys: ["c"] })).toEqual([]);
  });
});
