import { describe, expect, it } from "vitest";
import { foundPieces } from "./found-letters.ts";

/** The name with what was found in brackets. */
const marked = (name: string, query: string) =>
  foundPieces(name, query)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join("");

describe("the letters of a name that were typed", () => {
  it.each([
    ["Club Brugge", "brug", "Club [Brug]ge"],
    ["Cercle Brugge", " BRUGGE  cer", "[Cer]cle [Brugge]"],
    ["Sem Verbrugge", "brug", "Sem Ver[brug]ge"],
    ["Bodø/Glimt", "bodo gl", "[Bodø]/[Gl]imt"],
    ["Beşiktaş", "besikt", "[Beşikt]aş"],
    ["1. FC Köln", "kol", "1. FC [Köl]n"],
    ["Étoile", "é", "[É]toile"],
    ["Großaspach", "grosst", "Großaspach"],
    ["Großaspach", "gross", "[Groß]aspach"],
    ["Olympique de Marseille", "om", "Olympique de Marseille"],
    ["Genk", "", "Genk"],
    ["", "genk", ""],
  ])("[SEARCH-BOX-19] of %s for %j", (name, query, expected) => {
    expect(marked(name, query)).toBe(expected);
  });
});
