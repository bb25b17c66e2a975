import { atBrusselsHour } from "../../kernel/time/brussels-time.ts";
import { competitions } from "../catalogue/competitions.ts";
import type {
  CatalogueCompetition,
  EsportCompetition,
  FootballCompetition,
  Names,
  TennisCompetition,
} from "../catalogue/types.ts";
import { mapWinProbability } from "../models/esports.ts";
import {
  knockoutWinProbabilities,
  leagueWinProbabilities,
  type SeasonOutlook,
} from "../models/outright.ts";
import type { Random } from "../models/random.ts";
import { createOutright } from "./outright.ts";
import type { Fixture } from "./programme.ts";
import type { LeagueRecord } from "./records.ts";
import { footballRates, pointChance } from "./strengths.ts";

/** In days. */
const seasonEnds = 120;
const tournamentEnds = 5;
/** The other contenders of a tournament are too unlikely to be offered. */
const mostContenders = 32;
const mostGoals = 8;
/** A tennis player twice as good wins about nine matches of ten. */
const tennisEdge = 2.3;
/** Cups are drawn again each round, so the way to their final is unknown. */
const cups: ReadonlySet<string> = new Set(["croky-cup", "champions-league", "europa-league"]);

const title: Names = {
  fr: "Vainqueur de la compétition",
  nl: "Winnaar van de competitie",
  en: "Competition winner",
};

/** Points that the home side and the away side are expected to win, with their variances. */
function matchPoints(rates: { home: number; away: number }) {
  const terms = (mean: number) => {
    const list = [Math.exp(-mean)];
    for (let goals = 1; goals <= mostGoals; goals += 1) {
      list.push(((list[goals - 1] ?? 0) * mean) / goals);
    }
    return list;
  };
  const home = terms(rates.home);
  const away = terms(rates.away);
  let won = 0;
  let drawn = 0;
  let lost = 0;
  home.forEach((one, goals) => {
    away.forEach((two, others) => {
      if (goals > others) won += one * two;
      else if (goals === others) drawn += one * two;
      else lost += one * two;
    });
  });
  const outlook = (win: number): SeasonOutlook => {
    const mean = 3 * win + drawn;
    return { mean, variance: 9 * win + drawn - mean ** 2 };
  };
  return { home: outlook(won), away: outlook(lost) };
}

function leagueField(competition: FootballCompetition, record: LeagueRecord) {
  const outlooks = new Map<string, SeasonOutlook>(
    record.table.map(({ name, points }) => [name, { mean: points, variance: 0 }]),
  );
  for (const { home, away } of record.left) {
    const points = matchPoints(footballRates(competition, home, away));
    for (const side of ["home", "away"] as const) {
      const outlook = outlooks.get((side === "home" ? home : away).name);
      if (outlook === undefined) continue;
      outlook.mean += points[side].mean;
      outlook.variance += points[side].variance;
    }
  }
  const chances = leagueWinProbabilities([...outlooks.values()]);
  return [...outlooks.keys()].map((name, index) => ({ name, probability: chances[index] ?? 0 }));
}

function knockoutField(
  contenders: readonly { name: string; strength: number }[],
  random: Random,
  beats: (first: { strength: number }, second: { strength: number }) => number,
) {
  const drawn = contenders
    .slice(0, mostContenders)
    .map((contender) => ({ contender, lot: random.next() }))
    .sort((one, two) => one.lot - two.lot)
    .map(({ contender }) => contender);
  const chances = knockoutWinProbabilities(drawn.length, (first, second) => {
    const [one, two] = [drawn[first], drawn[second]];
    return one && two ? beats(one, two) : 0.5;
  });
  return drawn.map(({ name }, index) => ({ name, probability: chances[index] ?? 0 }));
}

function tennisField({ players }: TennisCompetition, random: Random) {
  return knockoutField(
    players,
    random,
    (one, two) => 1 / (1 + Math.exp(-tennisEdge * (one.strength - two.strength))),
  );
}

function esportField(competition: EsportCompetition, random: Random) {
  const start = { home: 0, away: 0 };
  return knockoutField(competition.teams, random, (one, two) => {
    const point = pointChance(competition, { name: "", ...one }, { name: "", ...two });
    const map = mapWinProbability(competition.rules, point, start);
    // Two of three maps.
    return map * map * (3 - 2 * map);
  });
}

/** The winner markets of the leagues and tournaments, as fixtures that end with their season. */
export function outrightFixtures(
  random: Random,
  recordOf: (competition: FootballCompetition) => LeagueRecord,
  now: number,
): Fixture[] {
  const fieldOf = (competition: CatalogueCompetition, own: Random) => {
    switch (competition.sport) {
      case "football":
        return cups.has(competition.slug) ? null : leagueField(competition, recordOf(competition));
      case "tennis":
        return tennisField(competition, own);
      case "counter-strike":
      case "valorant":
      case "league-of-legends":
        return esportField(competition, own);
      default:
        return null;
    }
  };
  return competitions.flatMap((competition) => {
    const own = random.fork(competition.slug);
    const field = fieldOf(competition, own);
    if (field === null) return [];
    const lasts = competition.sport === "football" ? seasonEnds : tournamentEnds;
    const startsAt = atBrusselsHour(now, 13, lasts + 1);
    return [{ competition, startsAt, contest: createOutright({ field, random: own }), title }];
  });
}
