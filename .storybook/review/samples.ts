import type { Language } from "../../stories/review/review-data.ts";

type Sample = string | Readonly<Record<Language, string>>;

/** The values of the variables when the review pages show a message. */
const samples: Readonly<Record<string, Sample>> = {
  absolute: {
    fr: "sam. 21 nov. 2026, 20:45 (heure de Bruxelles)",
    nl: "za 21 nov 2026, 20:45 (Brusselse tijd)",
    en: "Sat, 21 Nov 2026, 20:45 (Brussels time)",
  },
  after: { fr: "18,10\u00a0€", nl: "€\u00a018,10", en: "€18.10" },
  age: "21",
  all: "3",
  amount: { fr: "10,50\u00a0€", nl: "€\u00a010,50", en: "€10.50" },
  aside: { fr: "non-partants", nl: "niet-starters", en: "non-runners" },
  at: { fr: "21 nov., 20:45", nl: "21 nov, 20:45", en: "21 Nov, 20:45" },
  away: "Anderlecht",
  balance: { fr: "250,00\u00a0€", nl: "€\u00a0250,00", en: "€250.00" },
  barred: "18",
  before: { fr: "19,42\u00a0€", nl: "€\u00a019,42", en: "€19.42" },
  bet: {
    fr: "Un combiné de 3 sélections",
    nl: "Een combi van 3 selecties",
    en: "A combi of 3 selections",
  },
  bets: "3",
  boost: {
    fr: ", plus 4,71\u00a0€ de boost",
    nl: ", plus € 4,71 boost",
    en: ", plus a boost of €4.71",
  },
  brand: "Grandstand",
  browser: "Firefox",
  clock: "63:12",
  coins: "250",
  competition: "Jupiler Pro League",
  count: "3",
  country: { fr: "Belgique", nl: "België", en: "Belgium" },
  day: { fr: "samedi", nl: "zaterdag", en: "Saturday" },
  device: { fr: "Firefox sur Windows", nl: "Firefox op Windows", en: "Firefox on Windows" },
  draw: "7",
  eachWay: { fr: ", gagnant-placé", nl: ", each-way", en: ", each-way" },
  email: "help@example.com",
  event: "Club Brugge – Anderlecht",
  field: { fr: "Nom d’utilisateur", nl: "Gebruikersnaam", en: "Username" },
  fields: { fr: "mot de passe", nl: "wachtwoord", en: "password" },
  form: "1-3-2-5",
  fraction: "1/4",
  free: {
    fr: ", mise payée par le pari gratuit",
    nl: ", inzet met de gratis weddenschap",
    en: ", the stake paid by your free bet",
  },
  from: "1.85",
  home: "Club Brugge",
  hotkey: "F8",
  last: { fr: ", début à 20:45", nl: ", begin om 20:45", en: ", the last start today at 20:45" },
  level: "Platinum",
  limit: { fr: "1\u00a0000", nl: "1.000", en: "1,000" },
  lines: "4",
  list: "Club Brugge 1.90",
  market: { fr: "Résultat du match", nl: "Wedstrijdresultaat", en: "Match result" },
  maximum: { fr: "5\u00a0000,00\u00a0€", nl: "€\u00a05.000,00", en: "€5,000.00" },
  meant: "anderlecht",
  message: {
    fr: "Ce nom d’utilisateur est déjà pris.",
    nl: "Deze gebruikersnaam is al in gebruik.",
    en: "This username is already in use.",
  },
  met: "2",
  metres: { fr: "2\u00a0400", nl: "2.400", en: "2,400" },
  minimum: { fr: "0,10\u00a0€", nl: "€\u00a00,10", en: "€0.10" },
  minute: "63",
  minutes: "5",
  money: { fr: "0,01\u00a0€", nl: "€\u00a00,01", en: "€0.01" },
  n: "250",
  name: "An Peeters",
  now: { fr: "18,10\u00a0€", nl: "€\u00a018,10", en: "€18.10" },
  number: "4",
  odds: "1.85",
  of: "4",
  outcome: "Club Brugge",
  pays: {
    fr: ", qui paie 19,42\u00a0€",
    nl: ", die € 19,42 uitbetaalt",
    en: ", paying €19.42 if all of them win",
  },
  percent: { fr: "15\u00a0%", nl: "15%", en: "15%" },
  pick: "Club Brugge",
  place: "2",
  places: {
    fr: ", ou 8,40\u00a0€ si toutes sont placées sans toutes gagner",
    nl: ", of €\u00a08,40 als alles op een betaalde plaats aankomt zonder dat alles wint",
    en: ", or €8.40 if all of them finish in the places but not all win",
  },
  points: { fr: "1\u00a0250", nl: "1.250", en: "1,250" },
  position: "2",
  progress: { fr: "60\u00a0%", nl: "60%", en: "60%" },
  query: "brugge",
  reference: "GS-7K2M-94XA",
  region: { fr: "Belgique", nl: "België", en: "Belgium" },
  return: { fr: "19,42\u00a0€", nl: "€\u00a019,42", en: "€19.42" },
  runners: "12",
  seconds: "12",
  selection: "Club Brugge",
  share: { fr: "15\u00a0%", nl: "15%", en: "15%" },
  size: "2",
  sport: { fr: "Football", nl: "Voetbal", en: "Football" },
  stake: { fr: "10,50\u00a0€", nl: "€\u00a010,50", en: "€10.50" },
  status: "404",
  step: "2",
  steps: "4",
  system: "Windows",
  team: "Club Brugge",
  text: "bruxe",
  time: "20:45",
  timer: "04:59",
  title: "Club Brugge – Anderlecht",
  to: "1.90",
  total: { fr: "31,50\u00a0€", nl: "€\u00a031,50", en: "€31.50" },
  type: { fr: "Combiné", nl: "Combi", en: "Combi" },
  unit: { fr: "1,00\u00a0€", nl: "€\u00a01,00", en: "€1.00" },
  until: {
    fr: "21 novembre 2026 à 20:45 (heure de Bruxelles)",
    nl: "21 november 2026 om 20:45 (Brusselse tijd)",
    en: "21 November 2026 at 20:45 (Brussels time)",
  },
  username: "verified_player",
  weight: "58",
  when: { fr: "aujourd’hui à 20:45", nl: "vandaag om 20:45", en: "today at 20:45" },
  zone: "(GMT+1) Europe/Brussels",
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
