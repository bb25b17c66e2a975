import { describe, expect, it } from "vitest";
import type { Language } from "./catalogs.ts";
import { budgetOf, checkEachText, checkLengths, wordsToDecide } from "./each-text.ts";
import { catalogsOf } from "./fixture.ts";

function whatIsWrong(language: Language, text: string) {
  return checkEachText(catalogsOf({ [language]: { "a.key": text } })).map(({ what }) => what);
}

describe("each text", () => {
  it.each<[Language, string]>([
    ["fr", ""],
    ["en", "   "],
    ["en", "Place <b>bet</b>"],
    ["en", "Place&nbsp;bet"],
    ["en", "a.key"],
    ["en", "other.key_of-mine"],
    ["en", "Minimum €5"],
    ["en", "Minimum 5 euro"],
    ["nl", "Minimaal 0,10"],
    ["en", "From 1,000 on"],
    ["en", "Until 21/11/2026"],
    ["fr", "Attention : la cote change"],
    ["fr", "Vraiment?"],
    ["fr", "« Combiné »"],
    ["fr", "Connecte-toi"],
    ["fr", "Ta mise"],
    ["fr", "Tu t’es trompé"],
    ["nl", "Je inzet"],
    ["nl", "Voor jullie"],
  ])("fails %s %j", (language, text) => {
    expect(whatIsWrong(language, text)).not.toEqual([]);
  });

  it.each<[Language, string]>([
    ["fr", "Attention\u00a0: la cote change"],
    ["fr", "Vraiment\u202f?"],
    ["fr", "«\u00a0Combiné\u00a0»"],
    ["fr", "Quoi\u00a0?!"],
    ["fr", "À {{time}}, voir https://example.org/a?b=c"],
    ["fr", "Ouvert à 20:30"],
    ["fr", "{{hours}}:{{minutes}}:{{seconds}}"],
    ["fr", "Votre mise, c’est {{amount, number}}"],
    ["fr", "Le total est tenu à jour"],
    ["nl", "Uw inzet"],
    ["en", "Really? Yes: {{amount}}"],
    ["en", "Read the <0>rules</0><1/>"],
    ["en", "You must be 21, page 404 of 500"],
  ])("is content with %s %j", (language, text) => {
    expect(whatIsWrong(language, text)).toEqual([]);
  });
});

describe("lengths", () => {
  it("finds the space by the key's ending, the exact key, or a group", () => {
    expect(budgetOf("slip.place.button", {})).toBe(24);
    expect(budgetOf("slip.title", {})).toBe(60);
    expect(budgetOf("slip.added.toast_one", {})).toBe(120);
    expect(budgetOf("slip.note", {})).toBeUndefined();
    expect(budgetOf("tab.live", { "tab.*": 12 })).toBe(12);
    expect(budgetOf("slip.place.button", { "slip.place.button": 32 })).toBe(32);
  });

  it("fails one character too many, counting what variables mostly are", () => {
    const fits = "x".repeat(16);
    const of = (text: string) => checkLengths(catalogsOf({ nl: { "a.button": text } }), {});
    expect(of(`${fits}{{amount}}`)).toEqual([]);
    expect(of(`${fits}x{{amount}}`)).toHaveLength(1);
    expect(of(`<0>${fits}</0>{{amount}}`)).toEqual([]);
  });
});

describe("words to decide", () => {
  it("lists them in each language, as whole words", () => {
    const catalogs = catalogsOf({
      fr: { a: "Pari gratuit", b: "Dès 18 ans" },
      nl: { a: "Gratis weddenschap" },
      en: { a: "Free bet", b: "Freedom" },
    });
    expect(wordsToDecide(catalogs)).toEqual([
      'a (fr): "gratuit"',
      'b (fr): "18 ans"',
      'a (nl): "Gratis"',
      'a (en): "Free"',
    ]);
  });
});
