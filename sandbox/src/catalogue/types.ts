import type { Language } from "@grandstand/contract/entities";

/** A name in every language of the product. */
export type Names = Readonly<Record<Language, string>>;

export const sportSlugs = ["football", "tennis", "horse-racing"] as const;
export type SportSlug = (typeof sportSlugs)[number];

export interface SportEntry {
  id: string;
  slug: SportSlug;
  name: Names;
  translatedSlug: Names;
}

/**
 * Every hour of the day. A demonstration is looked at in the morning and at night too, so the
 * competitions that a Belgian comes for are in play around the clock, which no real one is.
 */
export const aroundTheClock = [0, 24] as const;

/** A club or a player; `strength` is 0 for the middle of the competition, +1 for about twice as good. */
export interface Contender {
  name: string;
  strength: number;
}

interface CompetitionEntry {
  slug: string;
  name: Names;
  region: string;
  /** Hours of the day in Brussels at which its events may begin; the second may pass 24. */
  startHours: readonly [number, number];
  /** How often it is drawn, beside the others of its sport. */
  weight: number;
}

export interface FootballCompetition extends CompetitionEntry {
  sport: "football";
  /** Goals of a match between two middling sides. */
  goals: number;
  clubs: readonly Contender[];
}

export interface TennisCompetition extends CompetitionEntry {
  sport: "tennis";
  /** Part of the points that a middling player wins on serve against another. */
  servePoints: number;
  setsToWin: 2 | 3;
  players: readonly Contender[];
}

export interface RacingCompetition extends CompetitionEntry {
  sport: "horse-racing";
  /** Fewest and most runners of a race. */
  runners: readonly [number, number];
  isHandicap: boolean;
}

export type CatalogueCompetition = FootballCompetition | TennisCompetition | RacingCompetition;
