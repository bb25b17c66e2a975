import { describe, expect, it } from "vitest";
import { words } from "./words.ts";

function found(text: string, path = "rules/src/odds/odds.ts"): (string | undefined)[] {
  return words([{ path, text }]).map(({ what }) => what);
}

describe("words", () => {
  it.each([
    ["export const takeQuote = 1;", "the name takeQuote", "take"],
    ["interface SiteSurroundings { a: 1 }", "the name SiteSurroundings", "surroundings"],
    ["function f(told: number) {}", "the name told", "told"],
    ["type T = { readonly life: number };", "the name life", "life"],
    ["const { a: look } = b;", "the name look", "look"],
    ["const KEPT_LATER = 1;", "the name KEPT_LATER", "later"],
  ])("finds the word in a declared name: %s", (text, shown, word) => {
    expect(found(text)).toEqual([`${shown} has the word "${word}"`]);
  });

  it.each([
    "const isEachWay = true;",
    "const lookUpTicket = 1;",
    "const mistaken = 1;",
    "const lifetime = a.take(b.look);",
    "const asked_odds = 1;",
  ])("lets through a part of another word, a use, and what the list allows: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    "/** Tells whether it holds. */\nconst a = 1;",
    "const a = 1; // as the feed told",
    "function f() {\n  return 1;\n  // nothing is heard\n}",
    "const a = 1;\n/*\n * The manner of it.\n */",
  ])("finds the word in a comment: %s", (text) => {
    expect(found(text)).toEqual([expect.stringContaining("the comment has the word")]);
  });

  it("leaves alone code in a comment, plain verbs in a comment, and what a text says", () => {
    expect(found("// `tell` is a call\n// it takes a stake\nconst a = 'told // told';")).toEqual(
      [],
    );
  });

  it("finds the word in a file's name, unless the list allows the name", () => {
    expect(found("", "rules/src/odds/take-odds.ts")).toEqual(['take-odds.ts has the word "take"']);
    expect(found("", "tools/src/new-component.ts")).toEqual([]);
  });

  it("finds the word in a spec, with the line of its rule", () => {
    const text = "# Odds\n\n- [ODDS-1] It is drawn.\n- [ODDS-2] Tells the caller (B4).\n";
    const [finding, ...others] = words([{ path: "rules/src/odds/odds.spec.md", text }]);
    expect(finding).toMatchObject({ line: 4, what: 'the sentence has the word "tells"' });
    expect(others).toEqual([]);
  });

  it("leaves alone code and plain verbs in a spec, and a spec that the list allows", () => {
    expect(found("- [ODDS-1] `tell` takes a stake.", "ui/src/odds/odds.spec.md")).toEqual([]);
    expect(found("It tells.", "rules/src/odds/README.md")).toEqual([]);
  });

  it("says the line, and leaves folders alone that were not swept", () => {
    const [finding] = words([{ path: "contract/src/a.ts", text: "\n\nconst told = 1;" }]);
    expect(finding).toMatchObject({ file: "contract/src/a.ts", line: 3 });
    expect(found("const told = 1;", "elsewhere/src/a.ts")).toEqual([]);
  });
});
