import { type Catalogs, languages } from "./catalogs.ts";

const variable = /\{\{-?\s*([\w.]+)\s*(?:,[^}]*)?\}\}/g;
const tag = /<\/?\d+\s*\/?>/g;

/** The names of a text's variables, sorted, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(variable)].map(([, name = ""]) => name))].sort();
}

/** The numbered tags of a text (`<0>`, `</0>`), sorted. */
export function tagsIn(text: string): string[] {
  return [...text.matchAll(tag)].map(([found]) => found.replace(/\s/g, "")).sort();
}

/** The text without tags, and with `fill` instead of each variable. */
export function plainText(text: string, fill: (name: string) => string = () => "X"): string {
  return text.replace(tag, "").replace(variable, (_, name: string) => fill(name));
}

/** The plural forms that i18next needs for each language. */
export const pluralForms = {
  fr: ["one", "many", "other"],
  nl: ["one", "other"],
  en: ["one", "other"],
} as const;

const pluralEnding = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key without its plural ending, and that ending. */
export function splitPlural(key: string): { base: string; form: string } | undefined {
  const [, base, form] = pluralEnding.exec(key) ?? [];
  return base && form ? { base, form } : undefined;
}

/**
 * The keys that have plural forms. A key of the specification may itself end in `_other`: it is a
 * plural where a `_one` or `_many` of it exists in some language.
 */
export function pluralBases(catalogs: Catalogs): Set<string> {
  const bases = new Set<string>();
  for (const language of languages) {
    for (const key of catalogs[language].keys()) {
      const plural = splitPlural(key);
      if (plural && (plural.form === "one" || plural.form === "many")) bases.add(plural.base);
    }
  }
  return bases;
}

/** Matches any of the words as whole words, whatever their case. */
export function wholeWords(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}
