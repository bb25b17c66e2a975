import type { Language } from "@grandstand/contract/entities";
import type { OutcomeKind } from "../models/fair-market.ts";
import type { Names } from "./types.ts";

/** What a market's or an outcome's name needs beside its type. */
export interface NameFacts {
  type: string;
  line?: number;
  ordinal?: number;
}

export interface OutcomeNameFacts {
  kind?: OutcomeKind;
  handicap?: number;
  score?: string;
  /** The competitor or the runner of the outcome. */
  participant?: string;
  /** The player of the outcome, and the name of his side. */
  player?: string;
  team?: string;
  /** Both sides' names, where there are two. */
  competitors: readonly string[];
}

const marketNames: Readonly<Record<string, Names>> = {
  "1x2": { fr: "Résultat du match", nl: "Wedstrijdresultaat", en: "Match result" },
  total_goals: {
    fr: "Total de buts : {line}",
    nl: "Totaal doelpunten: {line}",
    en: "Total goals: {line}",
  },
  both_teams_to_score: {
    fr: "Les deux équipes marquent",
    nl: "Beide ploegen scoren",
    en: "Both teams to score",
  },
  double_chance: { fr: "Double chance", nl: "Dubbele kans", en: "Double chance" },
  draw_no_bet: {
    fr: "Remboursé si match nul",
    nl: "Inzet terug bij gelijkspel",
    en: "Draw no bet",
  },
  handicap: { fr: "Handicap {signed}", nl: "Handicap {signed}", en: "Handicap {signed}" },
  half_time_result: {
    fr: "Résultat à la mi-temps",
    nl: "Resultaat bij de rust",
    en: "Half-time result",
  },
  correct_score: { fr: "Score exact", nl: "Juiste score", en: "Correct score" },
  next_goal: {
    fr: "Prochain but (n° {ordinal})",
    nl: "Volgende doelpunt (nr. {ordinal})",
    en: "Next goal (no. {ordinal})",
  },
  anytime_scorer: {
    fr: "Marque avant la fin",
    nl: "Scoort tijdens de wedstrijd",
    en: "Scores in the match",
  },
  first_scorer: { fr: "Premier buteur", nl: "Eerste doelpuntenmaker", en: "First scorer" },
  last_scorer: { fr: "Dernier buteur", nl: "Laatste doelpuntenmaker", en: "Last scorer" },
  player_shots_on_target: {
    fr: "Tirs cadrés d’un joueur : {atLeast} ou plus",
    nl: "Schoten op doel van een speler: {atLeast} of meer",
    en: "Player shots on target: {atLeast} or more",
  },
  match_winner: { fr: "Vainqueur du match", nl: "Winnaar van de wedstrijd", en: "Match winner" },
  set_winner: {
    fr: "Vainqueur du set {ordinal}",
    nl: "Winnaar van set {ordinal}",
    en: "Set {ordinal} winner",
  },
  total_games: {
    fr: "Total de jeux : {line}",
    nl: "Totaal games: {line}",
    en: "Total games: {line}",
  },
  set_score: { fr: "Score en sets", nl: "Uitslag in sets", en: "Set score" },
  win: { fr: "Gagnant", nl: "Winnaar", en: "Win" },
  place: { fr: "Placé", nl: "Plaats", en: "To be placed" },
  forecast: { fr: "Couplé ordre", nl: "Forecast", en: "Forecast" },
  tricast: { fr: "Tiercé dans l’ordre", nl: "Tricast", en: "Tricast" },
  map_winner: {
    fr: "Vainqueur de la carte {ordinal}",
    nl: "Winnaar van map {ordinal}",
    en: "Map {ordinal} winner",
  },
  map_handicap: {
    fr: "Handicap de cartes {signed}",
    nl: "Maphandicap {signed}",
    en: "Map handicap {signed}",
  },
  total_maps: {
    fr: "Total de cartes : {line}",
    nl: "Totaal maps: {line}",
    en: "Total maps: {line}",
  },
  map_score: { fr: "Score en cartes", nl: "Uitslag in maps", en: "Map score" },
  outright_winner: {
    fr: "Vainqueur final",
    nl: "Eindwinnaar",
    en: "Outright winner",
  },
};

const draw: Names = { fr: "Nul", nl: "Gelijkspel", en: "Draw" };
const words: Readonly<Record<string, Names>> = {
  Over: { fr: "Plus de {line}", nl: "Meer dan {line}", en: "Over {line}" },
  Under: { fr: "Moins de {line}", nl: "Minder dan {line}", en: "Under {line}" },
  Yes: { fr: "Oui", nl: "Ja", en: "Yes" },
  No: { fr: "Non", nl: "Nee", en: "No" },
  none: { fr: "Aucun", nl: "Geen", en: "None" },
  other: { fr: "Autre score", nl: "Andere score", en: "Any other score" },
  substitute: { fr: "Un remplaçant", nl: "Een invaller", en: "A substitute" },
  or: { fr: "{first} ou {second}", nl: "{first} of {second}", en: "{first} or {second}" },
};

function word(key: string, language: Language): string {
  return words[key]?.[language] ?? key;
}

/** A line as the language writes it; French and Dutch have a decimal comma. */
function lineText(line: number, language: Language): string {
  return language === "en" ? String(line) : String(line).replace(".", ",");
}

function signedLine(line: number, language: Language): string {
  return line > 0 ? `+${lineText(line, language)}` : lineText(line, language);
}

/** The market's name; an unknown type is its own name. */
export function marketName(facts: NameFacts, language: Language): string {
  const template = marketNames[facts.type]?.[language] ?? facts.type;
  return template
    .replace("{line}", lineText(facts.line ?? 0, language))
    .replace("{atLeast}", String(Math.ceil(facts.line ?? 0)))
    .replace("{signed}", signedLine(facts.line ?? 0, language))
    .replace("{ordinal}", String(facts.ordinal ?? ""));
}

/** Markets of a goal’s scorer, which may be no one. */
const scoredTypes: ReadonlySet<string> = new Set(["next_goal", "first_scorer", "last_scorer"]);

function either(first: string, second: string, language: Language): string {
  return word("or", language).replace("{first}", first).replace("{second}", second);
}

/** The outcome's name on its button. */
export function outcomeName(facts: OutcomeNameFacts, type: string, language: Language): string {
  const [home = "", away = ""] = facts.competitors;
  if (facts.score !== undefined) return facts.score;
  switch (facts.kind) {
    case "Draw":
      return draw[language];
    case "X":
      return scoredTypes.has(type) ? word("none", language) : draw[language];
    case "Over":
    case "Under":
      return word(facts.kind, language).replace("{line}", lineText(facts.handicap ?? 0, language));
    case "Yes":
    case "No":
      return word(facts.kind, language);
    case "1X":
      return either(home, draw[language].toLocaleLowerCase(language), language);
    case "X2":
      return either(draw[language], away, language);
    case "12":
      return either(home, away, language);
    default:
      return (
        facts.player ??
        facts.participant ??
        word(scoredTypes.has(type) ? "substitute" : "other", language)
      );
  }
}

const handicapTypes: ReadonlySet<string> = new Set(["handicap", "map_handicap"]);

/** The name with the handicap or the club that goes with it, as a receipt needs it. */
export function outcomeFullName(facts: OutcomeNameFacts, type: string, language: Language): string {
  const name = outcomeName(facts, type, language);
  if (facts.player !== undefined && facts.team !== undefined) return `${name} (${facts.team})`;
  return handicapTypes.has(type) && facts.handicap !== undefined
    ? `${name} (${signedLine(facts.handicap, language)})`
    : name;
}

const phaseNames: Readonly<Record<string, Names>> = {
  first_half: { fr: "1re mi-temps", nl: "1e helft", en: "1st half" },
  half_time: { fr: "Mi-temps", nl: "Rust", en: "Half-time" },
  second_half: { fr: "2e mi-temps", nl: "2e helft", en: "2nd half" },
  set_1: { fr: "1er set", nl: "1e set", en: "1st set" },
  set_2: { fr: "2e set", nl: "2e set", en: "2nd set" },
  set_3: { fr: "3e set", nl: "3e set", en: "3rd set" },
  set_4: { fr: "4e set", nl: "4e set", en: "4th set" },
  set_5: { fr: "5e set", nl: "5e set", en: "5th set" },
  map_1: { fr: "Carte 1", nl: "1e map", en: "Map 1" },
  map_2: { fr: "Carte 2", nl: "2e map", en: "Map 2" },
  map_3: { fr: "Carte 3", nl: "3e map", en: "Map 3" },
  map_4: { fr: "Carte 4", nl: "4e map", en: "Map 4" },
  map_5: { fr: "Carte 5", nl: "5e map", en: "Map 5" },
  race: { fr: "En course", nl: "In koers", en: "Running" },
  ended: { fr: "Terminé", nl: "Afgelopen", en: "Ended" },
};

/** The phase of play, in words; null before the start. */
export function phaseName(phase: string, language: Language): string | null {
  return phaseNames[phase]?.[language] ?? null;
}

const groupNames: Readonly<Record<string, Names>> = {
  main: { fr: "Principaux", nl: "Belangrijkste", en: "Main" },
  goals: { fr: "Buts", nl: "Doelpunten", en: "Goals" },
  players: { fr: "Joueurs", nl: "Spelers", en: "Players" },
  halves: { fr: "Mi-temps", nl: "Helften", en: "Halves" },
  handicaps: { fr: "Handicaps", nl: "Handicaps", en: "Handicaps" },
  scores: { fr: "Scores", nl: "Scores", en: "Scores" },
  sets: { fr: "Sets et jeux", nl: "Sets en games", en: "Sets and games" },
  maps: { fr: "Cartes", nl: "Maps", en: "Maps" },
  places: { fr: "Places", nl: "Plaatsen", en: "Places" },
};

const groupOfType: Readonly<Record<string, string>> = {
  total_goals: "goals",
  both_teams_to_score: "goals",
  next_goal: "goals",
  anytime_scorer: "players",
  first_scorer: "players",
  last_scorer: "players",
  player_shots_on_target: "players",
  half_time_result: "halves",
  handicap: "handicaps",
  correct_score: "scores",
  set_winner: "sets",
  total_games: "sets",
  set_score: "sets",
  place: "places",
  forecast: "places",
  tricast: "places",
  map_winner: "maps",
  map_handicap: "handicaps",
  total_maps: "maps",
  map_score: "scores",
};

/** The tab of the match page under which a market is shown. */
export function marketGroup(type: string): string {
  return groupOfType[type] ?? "main";
}

export function marketGroupName(group: string, language: Language): string {
  return groupNames[group]?.[language] ?? group;
}
