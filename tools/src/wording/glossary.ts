import type { Finding } from "../repository/finding.ts";
import { type Catalogs, checkTexts, type Language, textsOf } from "./catalogs.ts";
import { plainText, wholeWords } from "./text.ts";

/** One thing with its one term in each language, and the words that are wrong for it. */
export type Term = { thing: string } & Readonly<
  Record<Language, { term: string; never: readonly string[] }>
>;

/** Texts that call a thing by another word than the glossary's. */
export function checkGlossary(catalogs: Catalogs, terms: readonly Term[]): Finding[] {
  const texts = textsOf(catalogs);
  const plain = new Map(texts.map(({ text }) => [text, plainText(text)]));
  return terms.flatMap((entry) => {
    const wrong = {
      fr: wholeWords(entry.fr.never),
      nl: wholeWords(entry.nl.never),
      en: wholeWords(entry.en.never),
    };
    return checkTexts(texts, ({ text, language }) => {
      const { term, never } = entry[language];
      const found = never.length > 0 ? plain.get(text)?.match(wrong[language]) : null;
      return (
        found && {
          what: `says "${found[0]}" for the ${entry.thing}`,
          why: "One thing has one name in a language, or people look for two things.",
          instead: `say "${term}" (docs/glossary.json)`,
        }
      );
    });
  });
}
