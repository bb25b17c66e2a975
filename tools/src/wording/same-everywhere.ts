import type { Finding } from "../repository/finding.ts";
import { type Catalogs, checkTexts, type Entry, languages, textsOf } from "./catalogs.ts";
import { pluralBases, pluralForms, splitPlural, tagsIn, variablesIn } from "./text.ts";

/** `{ "texts": ["Tennis"], "keys": ["brand.name"] }`: what may be the same in two languages. */
export type SameInAll = { texts: readonly string[]; keys: readonly string[] };

/** The same keys in each language, and of a plural the forms that the language has. */
export function checkSameKeys(catalogs: Catalogs): Finding[] {
  const plurals = pluralBases(catalogs);
  const wanted = new Map<string, Entry>();
  for (const entry of textsOf(catalogs)) {
    const base = splitPlural(entry.key)?.base ?? "";
    const key = plurals.has(base) ? base : entry.key;
    if (!wanted.has(key)) wanted.set(key, entry);
  }
  return [...wanted].flatMap(([base, present]) =>
    languages.flatMap((language) => {
      const forms = pluralForms[language].map((form) => `${base}_${form}`);
      return (plurals.has(base) ? forms : [base])
        .filter((key) => !catalogs[language].has(key))
        .map((key) => ({
          file: present.file.replace(/locale\/\w+\//, `locale/${language}/`),
          what: `${key} is missing in ${language}`,
          why: "The person who reads that language would see the raw key.",
          instead: `add it beside the others (${present.language}: "${present.text.slice(0, 60)}")`,
        }));
    }),
  );
}

/** Forms that a language doesn't have are never shown: `_many` in Dutch and English. */
export function checkPluralForms(catalogs: Catalogs): Finding[] {
  const plurals = pluralBases(catalogs);
  return checkTexts(textsOf(catalogs), ({ key, language }) => {
    const { base = "", form = "" } = splitPlural(key) ?? {};
    const shown: readonly string[] = [...pluralForms[language], "zero"];
    if (!plurals.has(base) || shown.includes(form)) return undefined;
    return {
      what: `is a plural form (${form}) that the language doesn't have`,
      why: "It is never shown, so that a change of it changes nothing.",
      instead: `keep ${pluralForms[language].join(", ")}`,
    };
  });
}

/** The same variables and tags as in French. A form for one or none may omit its count. */
export function checkSameVariables(catalogs: Catalogs): Finding[] {
  return checkTexts(textsOf(catalogs), ({ key, text }) => {
    const { base, form = "" } = splitPlural(key) ?? {};
    const source = catalogs.fr.get(key) ?? catalogs.fr.get(`${base}_other`);
    if (!source) return undefined;
    const ignored = ["zero", "one", "many"].includes(form) ? "count" : "";
    const variables = (of: string) => variablesIn(of).filter((name) => name !== ignored);
    const parts = (of: string) => [...variables(of), ...tagsIn(of)];
    if (parts(text).join() === parts(source.text).join()) return undefined;
    return {
      what: "has other variables or tags than French",
      why: "A value or a link is lost in that language, or its raw name is shown.",
      instead: `use exactly ${parts(source.text).join(" ") || "none"}`,
    };
  });
}

const letters = /\p{L}{2,}/u;

/** A text that was not translated: the same words in two languages. */
export function checkNotLeftOver(catalogs: Catalogs, same: SameInAll): Finding[] {
  const [texts, keys] = [new Set(same.texts), new Set(same.keys)];
  return checkTexts(textsOf(catalogs), ({ key, text, language }) => {
    const words = text.replace(/\{\{[^}]*\}\}/g, "");
    if (!letters.test(words) || texts.has(text) || keys.has(key)) return undefined;
    const earlier = languages.slice(0, languages.indexOf(language));
    const twin = earlier.find((other) => catalogs[other].get(key)?.text === text);
    return (
      twin && {
        what: `is the same as in ${twin}: "${text}"`,
        why: "It was probably never translated.",
        instead:
          "translate it, or, when it is rightly the same, add the text to ui/src/locale/same-in-all.json",
      }
    );
  });
}
