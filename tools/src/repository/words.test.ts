import { describe, expect, it } from "vitest";
import { words } from "./words.ts";

function findIn(text: string, path = "rules/src/odds/odds.ts") {
  return words([{ path, text }]);
}

describe("words", () => {
  it.each([
    ["export const takeQuote = 1;", "the name takeQuote", "take"],
    ["interface SiteSurroundings { a: 1 }", "the name SiteSurroundings", "surroundings"],
    ["function f(told: number) {}", "the name told", "told"],
    ["type T = { readonly life: number };", "the name life", "life"],
    ["const { a: look } = b;", "the name look", "look"],
    ["const KEPT_LATER = 1;", "the name KEPT_LATER", "later"],
    ["function asked() {}", "the name asked", "asked"],
    ["interface HoverPanelPlace { a: 1 }", "the name HoverPanelPlace", "place"],
    ["const wordsInPlace = 1;", "the name wordsInPlace", "place"],
    ["/** Tells whether it holds. */\nconst a = 1;", "the comment", "tells"],
    ["const a = 1; // as the feed told", "the comment", "told"],
    ["function f() {\n  return 1;\n  // nothing is heard\n}", "the comment", "heard"],
    ["const a = 1;\n/*\n * The manner of it.\n */", "the comment", "manner"],
  ])("finds the word in a declared name, and in a comment: %s", (text, shown, word) => {
    expect(findIn(text).map(({ what }) => what)).toEqual([`${shown} has the word "${word}"`]);
  });

  it.each([
    "const isEachWay = true;",
    "const lookUpTicket = 1;",
    "const mistaken = 1;",
    "const lifetime = a.take(b.look);",
    "const asked_odds = 1;",
    "function place() {}",
    "const a = { onPlace: 1, canPlace: 2, placeTerms: 3, ew_place: 4 };",
    "function replace() {}",
    "// `tell` is a call\n// it takes a stake\nconst a = 'told // told';",
  ])("lets through part of a word, a use, what the list allows, code and texts: %s", (text) => {
    expect(findIn(text)).toEqual([]);
  });

  it("finds the word in a file's name, unless the list allows the name", () => {
    expect(findIn("", "rules/src/odds/take-odds.ts")).toMatchObject([
      { what: 'take-odds.ts has the word "take"' },
    ]);
    expect(findIn("", "tools/src/new-component.ts")).toEqual([]);
    expect(findIn("", "stories/support/story-place.ts")).toHaveLength(1);
    expect(findIn("", "app/features/bet-slip/press-place.ts")).toEqual([]);
  });

  it("lets a name through in the files alone for which the list allows it", () => {
    const text = "interface Leg { readonly asked: number }";
    expect(findIn(text, "rules/src/placement/ticket-state.ts")).toEqual([]);
    expect(findIn(text, "rules/src/placement/placement.ts")).toHaveLength(1);
  });

  it("finds the word in a document, with its line, and not in what a tool has written", () => {
    const text = "# Odds\n\n- [ODDS-1] `tell` takes a stake.\n- [ODDS-2] Tells the caller (B4).\n";
    expect(findIn(text, "rules/src/odds/odds.spec.md")).toMatchObject([
      { line: 4, what: 'the sentence has the word "tells"' },
    ]);
    expect(findIn(text, "rules/src/odds/README.md")).toHaveLength(1);
    expect(findIn(text, "ui/api-report.gen.md")).toEqual([]);
  });

  it("finds the word in the title of a test, and in no other text of one", () => {
    const text = 'describe("odds", () => {\n  it.each([1])("goes on", () => f("goes on"));\n});';
    expect(findIn(text, "rules/src/odds/odds.test.ts")).toMatchObject([
      { line: 2, what: 'the title has the word "goes on"' },
    ]);
  });

  it("finds the word in a message of a tool, and in no text of the product", () => {
    const text = "say(`The cause stands above.`);";
    expect(findIn(text, "tools/src/run/build.ts")).toMatchObject([
      { what: 'the message has the word "stands"' },
    ]);
    expect(findIn(text, "app/core/say.ts")).toEqual([]);
  });

  it("says the line", () => {
    expect(findIn("\n\nconst told = 1;")).toMatchObject([
      { file: "rules/src/odds/odds.ts", line: 3 },
    ]);
  });
});
