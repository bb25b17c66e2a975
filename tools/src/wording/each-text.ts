import type { Finding } from "../repository/finding.ts";
import { type Catalogs, checkTexts, type Language, type TextCheck, textsOf } from "./catalogs.ts";
import { plainText, wholeWords } from "./text.ts";

const isEmpty: TextCheck = ({ text }) =>
  text.trim() === ""
    ? {
        what: "is empty",
        why: "An empty text falls back to another language, or shows nothing.",
        instead: "write it, or take the key out of all three languages",
      }
    : undefined;

const hasHtml: TextCheck = ({ text }) => {
  const found = /<(?!\/?\d+\s*\/?>)[a-z/!][^>]*>|&(?:[a-z]+|#\d+);/i.exec(text);
  return (
    found && {
      what: `has raw HTML (${found[0]})`,
      why: "Texts are shown as text: the person would read the tag.",
      instead: "use a numbered tag (<0>…</0>) that the component fills, or the character itself",
    }
  );
};

const isRawKey: TextCheck = ({ key, text }) =>
  text === key || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(text)
    ? {
        what: `looks like a key: "${text}"`,
        why: "A raw key would reach the screen.",
        instead: "write what the person should read",
      }
    : undefined;

const amount =
  /[€$£]|\b(?:EUR|euros?)\b|\d[.,]\d|\d[\s\u00a0\u202f]\d{3}\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/i;

const hasAmount: TextCheck = ({ text }) => {
  const found = amount.exec(plainText(text, () => "X"));
  return (
    found && {
      what: `has a number, a date or a currency in it ("${found[0]}")`,
      why: "Each language writes those in its own way, and values change without the text.",
      instead: "make it a variable; the component formats it with useFormat()",
    }
  );
};

const noBreak = "\u00a0\u202f";

/** Addresses, times of day and clocks (`{{minutes}}:{{seconds}}`) have colons of their own. */
function withoutAddresses(text: string): string {
  return plainText(text, () => "0")
    .replace(/\b[a-z]+:\/\/\S+/gi, "X")
    .replace(/\d:(?=\d)/g, "0h");
}

const frenchSpacing: TextCheck = ({ text, language }) => {
  if (language !== "fr") return undefined;
  const plain = withoutAddresses(text);
  const found =
    new RegExp(`[^${noBreak}:;!?][:;!?]`).exec(plain) ??
    new RegExp(`«[^${noBreak}]|[^${noBreak}]»`).exec(plain);
  return (
    found && {
      what: `lacks a no-break space at "${found[0]}"`,
      why: "French sets one before : ; ! ? and inside « »; a plain space lets the mark fall onto the next line.",
      instead: "put U+00A0 there",
    }
  );
};

const familiar: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `${wholeWords(["tu", "toi", "ton", "ta", "tes", "te", "tien", "tienne"]).source}|(?<!\\p{L})t['’](?=\\p{L})`,
    "iu",
  ),
  nl: wholeWords(["je", "jij", "jou", "jouw", "jullie"]),
  // English has one word for both.
  en: /(?!)/,
};

const isFamiliar: TextCheck = ({ text, language }) => {
  const found = plainText(text).match(familiar[language]);
  return (
    found && {
      what: `speaks familiarly ("${found[0]}")`,
      why: "One register everywhere: vous in French, u in Dutch.",
      instead: language === "fr" ? "say vous" : "say u",
    }
  );
};

/** What is wrong with a text alone, independent of its translations. */
export function checkEachText(catalogs: Catalogs): Finding[] {
  const checks = [isEmpty, hasHtml, isRawKey, hasAmount, frenchSpacing, isFamiliar];
  return checkTexts(textsOf(catalogs), ...checks);
}

/** Limits by key: an exact one, or one for every key with the beginning before a `*`. */
export type Budgets = Readonly<Record<string, number>>;

const usualBudgets: Readonly<Record<string, number>> = { button: 24, title: 60, toast: 120 };
const usualLengths: Readonly<Record<string, number>> = { count: 3, minutes: 2, seconds: 2 };
const usualLength = 8;

/** The most characters that a key's text may have; undefined when nothing limits it. */
export function budgetOf(key: string, budgets: Budgets): number | undefined {
  const exact = budgets[key];
  if (exact !== undefined) return exact;
  const group = Object.keys(budgets).find(
    (pattern) => pattern.endsWith("*") && key.startsWith(pattern.slice(0, -1)),
  );
  if (group !== undefined) return budgets[group];
  const ending = /[._]([a-z]+)(?:_(?:zero|one|two|few|many|other))?$/.exec(key)?.[1] ?? "";
  return usualBudgets[ending];
}

/** How many characters fit in a line of a page of 320 px, in the type of a button or a title. */
const charactersInLine = 24;

/** The most lines that a text with a limit of characters may take on a page of 320 px. */
export function lineLimitOf(budget: number): number {
  return Math.ceil(budget / charactersInLine);
}

/** Texts that are longer than the space for them. A variable counts as its usual length. */
export function checkLengths(catalogs: Catalogs, budgets: Budgets): Finding[] {
  const fill = (name: string) => "x".repeat(usualLengths[name] ?? usualLength);
  return checkTexts(textsOf(catalogs), ({ key, text }) => {
    const budget = budgetOf(key, budgets);
    const length = [...plainText(text, fill)].length;
    if (budget === undefined || length <= budget) return undefined;
    return {
      what: `is ${length} characters long, and there is space for ${budget}`,
      why: "It would be cut off or break the layout on a phone of 320 px.",
      instead:
        "say it shorter (a variable counts 8 characters, a count 3); for a place of another size name it in ui/src/locale/budgets.json",
    };
  });
}

const toDecide: Readonly<Record<Language, readonly string[]>> = {
  fr: "bonus|gratuit|gratuite|gratuits|gratuites|cadeau|cadeaux|sans risque|18 ans|18+".split("|"),
  nl: "bonus|gratis|cadeau|cadeaus|zonder risico|risicovrij|18 jaar|18+".split("|"),
  en: "bonus|free|gift|risk-free|risk free|18 years|18+".split("|"),
};

/** Words that a person has to decide about; they fail nothing. */
export function wordsToDecide(catalogs: Catalogs): string[] {
  return textsOf(catalogs).flatMap(({ key, text, language }) =>
    [...plainText(text).matchAll(wholeWords(toDecide[language]))].map(
      ([word]) => `${key} (${language}): "${word}"`,
    ),
  );
}
