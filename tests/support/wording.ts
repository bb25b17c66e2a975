import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@grandstand/rules/locale";
import { root } from "@grandstand/tools/src/run/paths.ts";

export type { Locale };

/** Finds a message of the catalogs as a page shows it: whole, with any kind of space for a space. */
export type FindWords = (key: string, variables?: Readonly<Record<string, string>>) => RegExp;

/** The words of a language. Throws on a key that no catalog has. */
export function wordsIn(locale: Locale): FindWords {
  const messages = readMessages(locale);
  return (key, variables = {}) =>
    exactly(messages(key).replace(variable, (_, name: string) => variables[name] ?? ""));
}

/** The same words with any text instead of their variables. */
export function wordsLike(locale: Locale): (key: string) => RegExp {
  const messages = readMessages(locale);
  return (key) => {
    const parts = messages(key)
      .split(variable)
      .filter((_, index) => index % 2 === 0);
    return new RegExp(`^${parts.map(pattern).join(".+")}$`);
  };
}

const variable = /\{\{(\w+)\}\}/g;

/** Finds a message in its catalog. */
function readMessages(locale: Locale): (key: string) => string {
  const folder = join(root, "ui/src/locale", locale);
  const messages = new Map<string, string>();
  for (const file of readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) =>
    name.endsWith(".json"),
  )) {
    const catalog = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, string>;
    for (const [key, message] of Object.entries(catalog)) messages.set(key, message);
  }
  return (key) => {
    const message = messages.get(key);
    if (message === undefined) throw new Error(`No ${locale} catalog has ${key}.`);
    return message;
  };
}

/** Matches this text and nothing around it, whatever spaces the language puts between its words. */
export function exactly(text: string): RegExp {
  return new RegExp(`^${pattern(text)}$`);
}

/** Matches this text anywhere, whatever spaces the language puts between its words. */
export function containing(text: string): RegExp {
  return new RegExp(pattern(text));
}

/** The source of an expression that matches this text, whatever spaces the language puts between its words. */
export function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}
