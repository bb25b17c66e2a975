import { describe, expect, it } from "vitest";
import { catalogsOf } from "./fixture.ts";
import {
  checkNotLeftOver,
  checkPluralForms,
  checkSameKeys,
  checkSameVariables,
} from "./same-everywhere.ts";

const one = { fr: "{{count}} pari", nl: "{{count}} weddenschap", en: "one bet" };
const other = { fr: "{{count}} paris", nl: "{{count}} weddenschappen", en: "{{count}} bets" };
const bets = {
  fr: { bets_one: one.fr, bets_many: "{{count}} de paris", bets_other: other.fr },
  nl: { bets_one: one.nl, bets_other: other.nl },
  en: { bets_one: one.en, bets_other: other.en },
};
const whatOf = (findings: readonly { what: string }[]) => findings.map(({ what }) => what);

describe("same keys", () => {
  it("is content with the plural forms that each language has", () => {
    expect(checkSameKeys(catalogsOf(bets))).toEqual([]);
    expect(checkPluralForms(catalogsOf(bets))).toEqual([]);
  });

  it("fails a key that a language lacks, whichever it is", () => {
    const catalogs = catalogsOf({ fr: { a: "un" }, nl: { a: "een", b: "twee" }, en: { a: "one" } });
    expect(whatOf(checkSameKeys(catalogs))).toEqual(["b is missing in fr", "b is missing in en"]);
  });

  it("fails French without its form for millions", () => {
    const { bets_many: _, ...fr } = bets.fr;
    expect(whatOf(checkSameKeys(catalogsOf({ ...bets, fr })))).toEqual([
      "bets_many is missing in fr",
    ]);
  });

  it("does not treat a key that itself ends in _other as a plural", () => {
    const key = { document_other: "x" };
    expect(checkSameKeys(catalogsOf({ fr: key, nl: key, en: key }))).toEqual([]);
  });

  it("fails a form that the language doesn't have", () => {
    const nl = { ...bets.nl, bets_many: other.nl };
    expect(checkPluralForms(catalogsOf({ ...bets, nl }))).toHaveLength(1);
  });
});

describe("same variables and tags", () => {
  it("lets a form of one leave out its count", () => {
    expect(checkSameVariables(catalogsOf(bets))).toEqual([]);
  });

  it.each([
    ["fails a variable less", "mise", "inzet {{stake}}", 1],
    ["fails another variable", "mise {{stake}}", "inzet {{amount}}", 1],
    ["fails a tag less", "<0>mise</0>", "inzet", 1],
    ["fails a tag left open", "<0>mise</0>", "<0>inzet", 1],
    ["is content with another order", "{{a}} {{ b, number }}", "{{b}} {{a}}", 0],
  ])("%s", (_, fr, nl, findings) => {
    const catalogs = catalogsOf({ fr: { a: fr }, nl: { a: nl } });
    expect(checkSameVariables(catalogs)).toHaveLength(findings);
  });
});

describe("not left as another language's text", () => {
  it("fails the same words in two languages", () => {
    const catalogs = catalogsOf({ fr: { a: "Pari" }, nl: { a: "Slip" }, en: { a: "Slip" } });
    const none = { texts: [], keys: [] };
    expect(whatOf(checkNotLeftOver(catalogs, none))).toEqual([
      'a (en) is the same as in nl: "Slip"',
    ]);
  });

  it("is content with what is listed as the same, and with what has no words", () => {
    const same = { a: "Tennis", b: "{{home}} – {{away}}", c: "Brand" };
    const catalogs = catalogsOf({ fr: same, nl: same, en: same });
    expect(checkNotLeftOver(catalogs, { texts: ["Tennis"], keys: ["c"] })).toEqual([]);
  });
});
