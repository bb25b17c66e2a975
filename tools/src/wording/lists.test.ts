import { describe, expect, it } from "vitest";
import { catalogsOf } from "./fixture.ts";
import { checkGlossary } from "./glossary.ts";
import { checkUse } from "./use.ts";

describe("glossary", () => {
  const terms = [
    {
      thing: "bet slip",
      fr: { term: "coupon", never: [] },
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

  it.each([
    ["a variable's name", "Nr. {{bon}}"],
    ["a word inside another", "Bonnen en bonus"],
  ])("does not count %s as a word", (_, text) => {
    expect(checkGlossary(catalogsOf({ nl: { a: text } }), terms)).toEqual([]);
  });
});

describe("use", () => {
  const keys = { "slip.title": "x", "slip.bets_one": "x", "slip.bets_other": "x", "odds.up": "x" };
  const catalogs = catalogsOf({ fr: keys });
  const findIn = (text: string, path = "ui/src/slip/slip.tsx") =>
    checkUse([{ path, text }], catalogs).map(({ what }) => what);

  // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is code
  const others = 't("slip.bets", { count }); t(`odds.${movement}`);';

  it.each(['t("slip.title");', 'const open = "slip.title"; t(open);'])(
    "accepts keys that are all used, also on their way to a translation: %s",
    (title) => expect(findIn(title + others)).toEqual([]),
  );

  it("fails a key that is used nowhere", () => {
    expect(findIn('t("slip.title"); t("slip.bets");')).toEqual(["odds.up (fr) is used nowhere"]);
  });

  it("does not count a test's use", () => {
    expect(findIn(`t("slip.title"); ${others}`, "ui/src/slip/slip.test.tsx")).toHaveLength(4);
  });
});
