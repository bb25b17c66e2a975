import { describe, expect, it } from "vitest";
import { catalogsOf } from "./fixture.ts";
import { checkGlossary } from "./glossary.ts";
import { checkUse } from "./use.ts";

describe("glossary", () => {
  const terms = [
    {
      thing: "bet slip",
      fr: { term: "coupon", never: ["bulletin"] },
      nl: { term: "wedbriefje", never: ["bon"] },
      en: { term: "bet slip", never: ["coupon", "betslip"] },
    },
  ];

  it("fails another word for a thing, in that language alone", () => {
    const catalogs = catalogsOf({ fr: { a: "Votre coupon" }, en: { a: "Your Betslip" } });
    expect(checkGlossary(catalogs, terms)).toMatchObject([
      { instead: expect.stringContaining("bet slip") },
    ]);
  });

  it("does not count a variable's name as a word", () => {
    expect(checkGlossary(catalogsOf({ nl: { a: "Nr. {{bon}}" } }), terms)).toEqual([]);
  });

  it("does not find a word inside another", () => {
    expect(checkGlossary(catalogsOf({ nl: { a: "Bonnen en bonus" } }), terms)).toEqual([]);
  });
});

describe("use", () => {
  const catalogs = catalogsOf({
    fr: {
      "slip.title": "x",
      "slip.bets_one": "x",
      "slip.bets_other": "x",
      "odds.up": "x",
    },
  });

  function findIn(text: string) {
    const files = [{ path: "ui/src/slip/slip.tsx", text }];
    return checkUse(files, catalogs).map(({ what }) => what);
  }

  // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is code
  const everything = 't("slip.title"); t("slip.bets", { count }); t(`odds.${movement}`);';

  it("accepts keys that are all used", () => {
    expect(findIn(everything)).toEqual([]);
  });

  it("fails a key that is used nowhere", () => {
    expect(findIn('t("slip.title"); t("slip.bets");')).toEqual(["odds.up is used nowhere"]);
  });

  it("counts a key on its way to a translation as used", () => {
    const text = `${everything.replace('t("slip.title")', "t(key)")} const open = "slip.title";`;
    expect(findIn(text)).toEqual([]);
  });

  it("does not count a test's use", () => {
    const files = [{ path: "ui/src/slip/slip.test.tsx", text: everything }];
    expect(checkUse(files, catalogs)).toHaveLength(4);
  });
});
