import type { Language } from "@grandstand/contract/entities";
import type { Refusal } from "../../../domain/payments/refusals.ts";
import { currency } from "../../../kernel/currency.ts";
import { type Words, wordsEn } from "./words-en.ts";
import { wordsFr } from "./words-fr.ts";
import { wordsNl } from "./words-nl.ts";

const words: Record<Language, Words> = { fr: wordsFr, nl: wordsNl, en: wordsEn };
const intlLocales: Record<Language, string> = { fr: "fr-BE", nl: "nl-BE", en: "en-GB" };

export function wordsIn(language: Language): Words {
  return words[language];
}

/** Amounts and dates as a person reads them, and words with their values filled in. */
export interface Formatter {
  /** For Intl: `fr-BE`. */
  locale: string;
  money(cents: number): string;
  /** Without cents, which there are none of. */
  wholeMoney(cents: number): string;
  /** A day and its time in Brussels, from epoch milliseconds. */
  date(at: number): string;
  say(key: keyof Words, values?: Readonly<Record<string, string>>): string;
}

export function formatterOf(language: Language): Formatter {
  const locale = intlLocales[language];
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  const wholeMoney = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  });
  return {
    locale,
    money: (cents) => money.format(cents / 100),
    wholeMoney: (cents) => wholeMoney.format(cents / 100),
    date: (at) => date.format(at),
    say: (key, values = {}) =>
      words[language][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
  };
}

/** Why money was not moved, with its amount and date. */
export function explainRefusal(refusal: Refusal, language: Language): string {
  const { money, date, say } = formatterOf(language);
  switch (refusal.why) {
    case "limit": {
      const { leftCents, freesAt } = refusal;
      return freesAt === null
        ? say("refusedLimitWhole", { amount: money(leftCents) })
        : say("refusedLimit", { amount: money(leftCents), date: date(freesAt) });
    }
    case "cool-off":
      return refusal.until === null
        ? say("refusedCoolOffOpen")
        : say("refusedCoolOff", { date: date(refusal.until) });
    case "self-excluded":
      return refusal.until === null
        ? say("refusedExcludedOpen")
        : say("refusedExcluded", { date: date(refusal.until) });
    case "documents":
      return say("refusedDocuments");
    case "under-21":
      return say("refusedUnder21");
    case "bank":
      return say("refusedBank");
    case "expired":
      return say("refusedExpired");
    case "balance":
      return say("refusedBalance");
    case "unknown":
      return say("refusedUnknown");
  }
}
