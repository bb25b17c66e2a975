import type { Language } from "@grandstand/contract/entities";

export interface StatisticsWords {
  title: string;
  headToHead: string;
  balance: (facts: {
    home: string;
    away: string;
    won: number;
    drawn: number;
    lost: number;
  }) => string;
  form: (name: string) => string;
  table: string;
  date: string;
  match: string;
  score: string;
  result: string;
  side: string;
  /** Each heading of a column, abbreviated and in full. */
  columns: readonly (readonly [short: string, whole: string])[];
  won: readonly [letter: string, word: string];
  drawn: readonly [letter: string, word: string];
  lost: readonly [letter: string, word: string];
  none: string;
}

/** The texts of the page. Seasons are the sandbox's invention, and the page says so. */
export const statisticsWords: Record<Language, StatisticsWords> = {
  fr: {
    title: "Statistiques",
    headToHead: "Face-à-face",
    balance: ({ home, away, won, drawn, lost }) =>
      drawn === 0
        ? `${home} ${won} – ${lost} ${away}`
        : `${home} ${won} – ${lost} ${away}, matchs nuls : ${drawn}`,
    form: (name) => `Forme : ${name}`,
    table: "Classement",
    date: "Date",
    match: "Match",
    score: "Score",
    result: "Résultat",
    side: "Équipe",
    columns: [
      ["J", "Matchs joués"],
      ["G", "Victoires"],
      ["N", "Nuls"],
      ["P", "Défaites"],
      ["Diff.", "Différence de buts"],
      ["Pts", "Points"],
    ],
    won: ["V", "Victoire"],
    drawn: ["N", "Nul"],
    lost: ["D", "Défaite"],
    none: "Il n’y a pas de statistiques pour cet événement.",
  },
  nl: {
    title: "Statistieken",
    headToHead: "Onderlinge duels",
    balance: ({ home, away, won, drawn, lost }) =>
      drawn === 0
        ? `${home} ${won} – ${lost} ${away}`
        : `${home} ${won} – ${lost} ${away}, gelijke spelen: ${drawn}`,
    form: (name) => `Vorm: ${name}`,
    table: "Rangschikking",
    date: "Datum",
    match: "Wedstrijd",
    score: "Score",
    result: "Resultaat",
    side: "Ploeg",
    columns: [
      ["GS", "Gespeeld"],
      ["W", "Gewonnen"],
      ["G", "Gelijk"],
      ["V", "Verloren"],
      ["Saldo", "Doelsaldo"],
      ["Ptn", "Punten"],
    ],
    won: ["W", "Gewonnen"],
    drawn: ["G", "Gelijk"],
    lost: ["V", "Verloren"],
    none: "Voor dit evenement zijn er geen statistieken.",
  },
  en: {
    title: "Statistics",
    headToHead: "Head to head",
    balance: ({ home, away, won, drawn, lost }) =>
      drawn === 0
        ? `${home} ${won} – ${lost} ${away}`
        : `${home} ${won} – ${lost} ${away}, draws: ${drawn}`,
    form: (name) => `Form: ${name}`,
    table: "Table",
    date: "Date",
    match: "Match",
    score: "Score",
    result: "Result",
    side: "Team",
    columns: [
      ["P", "Played"],
      ["W", "Won"],
      ["D", "Drawn"],
      ["L", "Lost"],
      ["GD", "Goal difference"],
      ["Pts", "Points"],
    ],
    won: ["W", "Won"],
    drawn: ["D", "Drawn"],
    lost: ["L", "Lost"],
    none: "There are no statistics for this event.",
  },
};
