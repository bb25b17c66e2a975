import type { Finding } from "../repository/finding.ts";
import { about, type Catalogs, type Entry, type Language, languages } from "./catalogs.ts";
import { pluralBases, pluralForms, splitPlural, tagsIn, variablesIn } from "./text.ts";

/** `{ "texts": ["Tennis"], "keys": ["brand.name"] }`: what may be the same in two languages. */
export type SameInAll = { texts: readonly string[]; keys: readonly string[] };

/** The keys that a text has in a language: itself, or of a plural the forms of that language. */
function keysOf(base: string, language: Language, plurals: ReadonlySet<string>): string[] {
  return plurals.has(base) ? pluralForms[language].map((form) => `${base}_${form}`) : [base];
}

/** The same keys in each language, and of a plural the forms that the language has. */
export function checkSameKeys(catalogs: Catalogs): Finding[] {
  const plurals = pluralBases(catalogs);
  const wanted = new Map<string, Entry>();
  for (const entry of languages.flatMap((language) => [...catalogs[language].values()])) {
    const base = splitPlural(entry.key)?.base ?? "";
    const key = plurals.has(base) ? base : entry.key;
    if (!wanted.has(key)) wanted.set(key, entry);
  }
  return [...wanted].flatMap(([base, present]) =>
    languages.flatMap((language) =>
      keysOf(base, language, plurals)
        .filter((key) => !catalogs[language].has(key))
        .map((key) => ({
          file: present.file.replace(/locale\/(fr|nl|en)\//, `locale/${language}/`),
          what: `${key} is missing in ${language}`,
          why: "The person who reads that language would see the raw key.",
          instead: `add it beside the others (${present.language}: "${present.text.slice(0, 60)}")`,
        })),
    ),
  );
}

/** Forms that a language doesn't have are never shown: `_many` in Dutch and English. */
export function checkPluralForms(catalogs: Catalogs): Finding[] {
  const plurals = pluralBases(catalogs);
  return languages.flatMap((language) =>
    [...catalogs[language].values()].flatMap((entry) => {
      const { base = "", form } = splitPlural(entry.key) ?? {};
      const isShown = [...keysOf(base, language, plurals), `${base}_zero`].includes(entry.key);
      if (!plurals.has(base) || isShown) return [];
      return [
        about(entry, {
          what: `is a plural form (${form}) that the language doesn't have`,
          why: "It is never shown, so that a change of it changes nothing.",
          instead: `keep ${pluralForms[language].join(", ")}`,
        }),
      ];
    }),
  );
}

/** The entry of another language with the same meaning: the same key, or the plural's `_other`. */
function counterpart(entry: Entry, catalogs: Catalogs, language: Language): Entry | undefined {
  const base = splitPlural(entry.key)?.base;
  return catalogs[language].get(entry.key) ?? catalogs[language].get(`${base}_other`);
}

function without(names: readonly string[], left: string): string[] {
  return names.filter((name) => name !== left);
}

/** The same variables and tags as in French. A form for one or none may omit its count. */
export function checkSameVariables(catalogs: Catalogs): Finding[] {
  return languages.flatMap((language) =>
    [...catalogs[language].values()].flatMap((entry) => {
      const source = counterpart(entry, catalogs, "fr");
      if (!source || source === entry) return [];
      const form = splitPlural(entry.key)?.form ?? "";
      const ignored = ["zero", "one", "many"].includes(form) ? "count" : "";
      const differs = (one: readonly string[], other: readonly string[]) =>
        without(one, ignored).join() !== without(other, ignored).join();
      const findings: Finding[] = [];
      if (differs(variablesIn(entry.text), variablesIn(source.text))) {
        findings.push(differsFromFrench(entry, "variables", variablesIn(source.text)));
      }
      if (tagsIn(entry.text).join() !== tagsIn(source.text).join()) {
        findings.push(differsFromFrench(entry, "tags", tagsIn(source.text)));
      }
      return findings;
    }),
  );
}

function differsFromFrench(entry: Entry, what: string, french: readonly string[]): Finding {
  return about(entry, {
    what: `has other ${what} than French`,
    why: "A value or a link is lost in that language, or its raw name is shown.",
    instead: `use exactly ${french.join(" ") || "none"}`,
  });
}

const letters = /\p{L}{2,}/u;

/** A text that was not translated: the same words in two languages. */
export function checkNotLeftOver(catalogs: Catalogs, same: SameInAll): Finding[] {
  const texts = new Set(same.texts);
  const keys = new Set(same.keys);
  return (["nl", "en"] as const).flatMap((language) =>
    [...catalogs[language].values()].flatMap((entry) => {
      const words = entry.text.replace(/\{\{[^}]*\}\}/g, "");
      if (!letters.test(words) || texts.has(entry.text) || keys.has(entry.key)) return [];
      const earlier = languages.slice(0, languages.indexOf(language));
      const twin = earlier.find((other) => catalogs[other].get(entry.key)?.text === entry.text);
      if (!twin) return [];
      return [
        about(entry, {
          what: `is the same as in ${twin}: "${entry.text}"`,
          why: "It was probably never translated.",
          instead:
            "translate it, or, when it is rightly the same, add the text to ui/src/locale/same-in-all.json",
        }),
      ];
    }),
  );
}
