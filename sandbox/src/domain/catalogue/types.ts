import type { Language, SportCategory } from "@grandstand/contract/entities";
import type { Race } from "@grandstand/contract/racing";
import type { EsportRules } from "../models/esports.ts";

/** A name in every language of the product. */
export type Names = Readonly<Record<Language, string>>;

export const esportSlugs = ["counter-strike", "valorant", "league-of-legends"] as const;
export type EsportSlug = (typeof esportSlugs)[number];
export const virtualRacingSlugs = ["virtual-horse-racing", "virtual-greyhounds"] as const;
export type VirtualRacingSlug = (typeof virtualRacingSlugs)[number];
export const virtualSlugs = ["virtual-football", ...virtualRacingSlugs] as const;
export type VirtualSlug = (typeof virtualSlugs)[number];
export const sportSlugs = [
  "football",
  "tennis",
  "horse-racing",
  ...esportSlugs,
  ...virtualSlugs,
] as const;
export type SportSlug = (typeof sportSlugs)[number];

interface SportNames {
  id: string;
  name: Names;
  translatedSlug: Names;
}

export interface SportEntry extends SportNames {
  slug: SportSlug;
  category: SportCategory;
}

/** A heading over all sports of one category, such as the esports. */
export interface ParentSport extends SportNames {
  slug: string;
  category: SportCategory;
  of: SportCategory;
}

/**
 * Every hour of the day. A demonstration is also shown in the morning and at night, so the
 * competitions of interest to a Belgian are in play around the clock, which no real one is.
 */
export const aroundTheClock = [0, 24] as const;

/**
 * A club, a player or a team; `strength` is 0 for the middle of the competition, +1 for about twice
 * as good.
 */
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
  /** How often it is drawn, relative to the others of its sport. */
  weight: number;
}

export interface FootballCompetition extends CompetitionEntry {
  sport: "football";
  /** Goals of a match between two sides of average strength. */
  goals: number;
  clubs: readonly Contender[];
  /** The places of its table after which another part of the season is played for. */
  tableCuts?: readonly number[];
}

export interface TennisCompetition extends CompetitionEntry {
  sport: "tennis";
  /** The share of points that an average player wins on serve against another. */
  servePoints: number;
  setsToWin: 2 | 3;
  players: readonly Contender[];
}

/** What the races of a meeting are run on, and for how much. */
export interface RaceCourse {
  kind: NonNullable<Race["kind"]>;
  track: NonNullable<Race["track"]>;
  direction: NonNullable<Race["direction"]>;
  /** Prizes of an ordinary race, in integer cents. */
  prize: number;
}

export interface RacingCompetition extends CompetitionEntry {
  sport: "horse-racing";
  /** Fewest and most runners of a race. */
  runners: readonly [number, number];
  isHandicap: boolean;
  /** A virtual track and a recorded race have none. */
  course?: RaceCourse;
}

export interface EsportCompetition extends CompetitionEntry {
  sport: EsportSlug;
  rules: EsportRules;
  mapsToWin: 2 | 3;
  /** How much a difference of 1 in strength changes the chance of winning a point. */
  pointEffect: number;
  /** Milliseconds that a point lasts on average. */
  meanPoint: number;
  teams: readonly Contender[];
}

export interface VirtualFootballCompetition extends Omit<FootballCompetition, "sport"> {
  sport: "virtual-football";
}

export interface VirtualTrack extends Omit<RacingCompetition, "sport"> {
  sport: VirtualRacingSlug;
}

export type CatalogueCompetition =
  | FootballCompetition
  | TennisCompetition
  | RacingCompetition
  | EsportCompetition
  | VirtualFootballCompetition
  | VirtualTrack;
