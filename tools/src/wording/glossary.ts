import type { Finding } from "../repository/finding.ts";
import { about, type Catalogs, type Language, languages } from "./catalogs.ts";
import { plainText, wholeWords } from "./text.ts";

/** One thing with its one term in each language, and the words that are wrong for it. */
export type Term = { thing: string } & Readonly<
  Record<Language, { term: string; never: readonly string[] }>
>;

/** Texts that call a thing by another word than the glossary's. */
export function checkGlossary(catalogs: Catalogs, terms: readonly Term[]): Finding[] {
  return terms.flatMap((entry) =>
    languages.flatMap((language) => {
      const { term, never } = entry[language];
      if (never.length === 0) return [];
      const forbidden = wholeWords(never);
      return [...catalogs[language].values()].flatMap((text) => {
        const [word] = plainText(text.text).match(forbidden) ?? [];
        if (!word) return [];
        return [
          about(text, {
            what: `says "${word}" for the ${entry.thing}`,
            why: "One thing has one name in a language, or people look for two things.",
            instead: `say "${term}" (docs/glossary.json)`,
          }),
        ];
      });
    }),
  );
}
