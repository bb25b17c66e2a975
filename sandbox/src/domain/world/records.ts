import type { Contender, FootballCompetition } from "../catalogue/types.ts";
import type { Random } from "../models/random.ts";
import { footballRates } from "./strengths.ts";

/** August to May, in milliseconds. */
const seasonLength = 7_200 * 3_600_000;
/** Every season has begun and is not over, whatever the day on which the sandbox starts. */
const earliestPart = 0.15;
const latestPart = 0.9;
const formShown = 5;

/** A match that is over. */
export interface PlayedMatch {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Epoch milliseconds. */
  playedAt: number;
}

export interface TableRow {
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  /** Its latest matches, oldest first: won, drawn, lost. */
  form: readonly ("w" | "d" | "l")[];
}

/** The season of one league so far, and the matches left. */
export interface LeagueRecord {
  /** Latest first. */
  played: readonly PlayedMatch[];
  left: readonly { home: Contender; away: Contender }[];
  /** Best first. */
  table: readonly TableRow[];
}

/** The first of August before an instant. */
function seasonStart(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const start = Date.UTC(year, 7, 1);
  return start <= at ? start : Date.UTC(year - 1, 7, 1);
}

/** A double round robin by the circle method: each pair at home and away. */
export function roundRobin<T>(sides: readonly T[]): { home: T; away: T }[][] {
  const circle: (T | null)[] = sides.length % 2 === 0 ? [...sides] : [...sides, null];
  const half = circle.length / 2;
  const rounds = Array.from({ length: circle.length - 1 }, (_, round) => {
    const [fixed = null, ...others] = circle;
    const turned = [fixed, ...others.slice(round), ...others.slice(0, round)];
    return Array.from({ length: half }, (__, index) => {
      const one = turned[index] ?? null;
      const two = turned[circle.length - 1 - index] ?? null;
      if (one === null || two === null) return null;
      return (round + index) % 2 === 0 ? { home: one, away: two } : { home: two, away: one };
    }).filter((match) => match !== null);
  });
  return [
    ...rounds,
    ...rounds.map((round) => round.map(({ home, away }) => ({ home: away, away: home }))),
  ];
}

function drawGoals(mean: number, random: Random): number {
  let left = random.next();
  let term = Math.exp(-mean);
  let goals = 0;
  while (left > term && goals < 9) {
    left -= term;
    goals += 1;
    term *= mean / goals;
  }
  return goals;
}

/** Draws the result of a past match. */
export function drawResult(
  competition: Pick<FootballCompetition, "goals">,
  home: Contender,
  away: Contender,
  random: Random,
  playedAt: number,
): PlayedMatch {
  const rates = footballRates(competition, home, away);
  return {
    home: home.name,
    away: away.name,
    homeGoals: drawGoals(rates.home, random),
    awayGoals: drawGoals(rates.away, random),
    playedAt,
  };
}

function resultOf(own: number, other: number): "w" | "d" | "l" {
  if (own === other) return "d";
  return own > other ? "w" : "l";
}

/** From matches in the order in which they were played. Three points for a win; then goal difference, goals, and the name. */
export function tableOf(names: readonly string[], played: readonly PlayedMatch[]): TableRow[] {
  const rows = new Map<string, TableRow>(
    names.map((name) => [
      name,
      {
        name,
        played: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        goalsFor: 0,
        goalsAgainst: 0,
        points: 0,
        form: [],
      },
    ]),
  );
  const count = (name: string, own: number, other: number) => {
    const row = rows.get(name);
    if (row === undefined) return;
    row.played += 1;
    row.goalsFor += own;
    row.goalsAgainst += other;
    const result = resultOf(own, other);
    if (result === "w") row.won += 1;
    else if (result === "d") row.drawn += 1;
    else row.lost += 1;
    row.form = [...row.form, result].slice(-formShown);
    row.points = 3 * row.won + row.drawn;
  };
  for (const match of played) {
    count(match.home, match.homeGoals, match.awayGoals);
    count(match.away, match.awayGoals, match.homeGoals);
  }
  const difference = (row: TableRow) => row.goalsFor - row.goalsAgainst;
  return [...rows.values()].sort(
    (one, two) =>
      two.points - one.points ||
      difference(two) - difference(one) ||
      two.goalsFor - one.goalsFor ||
      one.name.localeCompare(two.name, "fr"),
  );
}

/** Plays a league's season up to an instant. The same random stream plays the same season. */
export function playSeason(
  competition: FootballCompetition,
  random: Random,
  at: number,
): LeagueRecord {
  const start = seasonStart(at);
  const rounds = roundRobin(competition.clubs);
  const part = Math.min(latestPart, Math.max(earliestPart, (at - start) / seasonLength));
  const playedRounds = Math.floor(rounds.length * part);
  const played = rounds.slice(0, playedRounds).flatMap((round, index) => {
    const playedAt = at - (playedRounds - index) * Math.floor((at - start) / (playedRounds + 1));
    return round.map(({ home, away }) => drawResult(competition, home, away, random, playedAt));
  });
  return {
    played: played.toReversed(),
    left: rounds.slice(playedRounds).flat(),
    table: tableOf(
      competition.clubs.map(({ name }) => name),
      played,
    ),
  };
}
