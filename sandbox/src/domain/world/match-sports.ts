import { competitions } from "../catalogue/competitions.ts";
import type {
  CatalogueCompetition,
  Contender,
  EsportCompetition,
  EsportSlug,
  FootballCompetition,
  SportSlug,
  TennisCompetition,
} from "../catalogue/types.ts";
import { lineUpsOf } from "../football-play/squads.ts";
import type { Random } from "../models/random.ts";
import type { Contest } from "./contest.ts";
import { createEsportMatch } from "./esport-match.ts";
import { createFootballMatch } from "./football-match.ts";
import { footballRates, pointChance, serveStrengths } from "./strengths.ts";
import { createTennisMatch } from "./tennis-match.ts";

/** Two sides of one competition that meet. */
export interface DrawnMatch<T extends CatalogueCompetition> {
  competition: T;
  home: Contender;
  away: Contender;
}

/** How a match is played. */
interface Play {
  random: Random;
  /** How many times faster than the clock. */
  speed: number;
}

/** A sport whose events are matches of two sides. */
export interface MatchSport<T extends CatalogueCompetition> {
  sport: SportSlug;
  competitions: readonly T[];
  sidesOf(competition: T): readonly Contender[];
  contestOf(match: DrawnMatch<T>, play: Play): Contest;
}

function isFootball(competition: CatalogueCompetition): competition is FootballCompetition {
  return competition.sport === "football";
}
function isTennis(competition: CatalogueCompetition): competition is TennisCompetition {
  return competition.sport === "tennis";
}

export const football: MatchSport<FootballCompetition> = {
  sport: "football",
  competitions: competitions.filter(isFootball),
  sidesOf: ({ clubs }) => clubs,
  contestOf: ({ competition, home, away }, play) =>
    createFootballMatch({
      home: home.name,
      away: away.name,
      rates: footballRates(competition, home, away),
      lineUps: lineUpsOf(home.name, away.name),
      ...play,
    }),
};

export const tennis: MatchSport<TennisCompetition> = {
  sport: "tennis",
  competitions: competitions.filter(isTennis),
  sidesOf: ({ players }) => players,
  contestOf: ({ competition, home, away }, play) =>
    createTennisMatch({
      home: home.name,
      away: away.name,
      strengths: serveStrengths(competition, home, away),
      setsToWin: competition.setsToWin,
      ...play,
    }),
};

/** An esport, with its leagues and their teams. */
export function esport(sport: EsportSlug): MatchSport<EsportCompetition> {
  return {
    sport,
    competitions: competitions.filter(
      (competition): competition is EsportCompetition => competition.sport === sport,
    ),
    sidesOf: ({ teams }) => teams,
    contestOf: ({ competition, home, away }, play) =>
      createEsportMatch({
        home: home.name,
        away: away.name,
        ...competition,
        point: pointChance(competition, home, away),
        ...play,
      }),
  };
}
