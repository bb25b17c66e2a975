import type { Language } from "../../stories/review/review-data.ts";

type Sample = string | Readonly<Record<Language, string>>;

/** What stands in the place of a variable when a message is shown to be read. */
const samples: Readonly<Record<string, Sample>> = {
  absolute: { fr: "sam. 21 nov., 20:45", nl: "za 21 nov, 20:45", en: "Sat, 21 Nov, 20:45" },
  age: "21",
  all: "3",
  amount: { fr: "10,50\u00a0€", nl: "€\u00a010,50", en: "€10.50" },
  aside: { fr: "non-partants", nl: "niet-starters", en: "non-runners" },
  away: "Anderlecht",
  barred: "18",
  brand: "Grandstand",
  clock: "63:12",
  competition: "Jupiler Pro League",
  count: "3",
  day: { fr: "samedi", nl: "zaterdag", en: "Saturday" },
  email: "help@example.com",
  event: "Club Brugge – Anderlecht",
  fields: { fr: "mot de passe", nl: "wachtwoord", en: "password" },
  fraction: "1/4",
  from: "1.85",
  home: "Club Brugge",
  hotkey: "F8",
  market: { fr: "Résultat du match", nl: "Wedstrijdresultaat", en: "Match result" },
  maximum: { fr: "5\u00a0000,00\u00a0€", nl: "€\u00a05.000,00", en: "€5,000.00" },
  minimum: { fr: "0,10\u00a0€", nl: "€\u00a00,10", en: "€0.10" },
  minutes: "5",
  name: "An Peeters",
  number: "4",
  odds: "1.85",
  outcome: "Club Brugge",
  region: { fr: "Belgique", nl: "België", en: "Belgium" },
  return: { fr: "19,42\u00a0€", nl: "€\u00a019,42", en: "€19.42" },
  seconds: "12",
  selection: "Club Brugge",
  sport: { fr: "Football", nl: "Voetbal", en: "Football" },
  stake: { fr: "10,50\u00a0€", nl: "€\u00a010,50", en: "€10.50" },
  status: "404",
  time: "20:45",
  timer: "04:59",
  to: "1.90",
  type: { fr: "Combiné", nl: "Combi", en: "Combi" },
  until: {
    fr: "21 novembre 2026 à 20:45 (Bruxelles)",
    nl: "21 november 2026 om 20:45 (Brussel)",
    en: "21 November 2026 at 20:45 (Brussels)",
  },
  when: { fr: "aujourd’hui à 20:45", nl: "vandaag om 20:45", en: "today at 20:45" },
};

/** The counts that show each plural form in these languages. */
const counts: Readonly<Record<string, string>> = { one: "1", many: "1000000", other: "3" };

/**
 * A sample of a variable, in a language, for a key's plural form; the variable's name in angle
 * quotes where nobody has written a sample yet.
 */
export function sampleOf(name: string, language: Language, pluralForm?: string): string {
  if (name === "count" && pluralForm) return counts[pluralForm] ?? "3";
  const sample = samples[name];
  if (sample === undefined) return `‹${name}›`;
  return typeof sample === "string" ? sample : sample[language];
}
