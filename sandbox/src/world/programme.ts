import { atBrusselsHour, brusselsHour } from "../catalogue/brussels-time.ts";
import { competitions } from "../catalogue/competitions.ts";
import { horseNames } from "../catalogue/racing.ts";
import type {
  CatalogueCompetition,
  Contender,
  FootballCompetition,
  SportSlug,
} from "../catalogue/types.ts";
import type { Rates } from "../models/football.ts";
import type { Random } from "../models/random.ts";
import type { Contest } from "./contest.ts";
import { createFootballMatch } from "./football-match.ts";
import { createRace } from "./race.ts";
import { createTennisMatch } from "./tennis-match.ts";

const day = 86_400_000;
/** Hours of the day in Brussels at which events usually begin. */
const usualHours: Readonly<Record<SportSlug, readonly number[]>> = {
  football: [12.5, 13.5, 14.5, 15, 16, 18, 18.25, 18.5, 19, 20, 20.5, 20.75, 21],
  tennis: [11, 12.5, 14, 15.5, 17, 18.5, 20],
  "horse-racing": [13, 13.5, 14, 14.5, 15, 15.5, 16, 16.5, 17, 18, 19, 20],
};
/** A side does not play again within this. */
const restBetweenMatches = 20 * 3_600_000;
const homeAdvantage = 0.26;
const strengthEffect = 0.55;
/** A difference of 1 in strength moves this part of the points on serve. */
const serveEffect = 0.055;
/** The part of the races in which one runner goes at the starting price. */
const startingPricePart = 0.2;

/** An event that the programme proposes: who, where, when and its contest. */
export interface Fixture {
  competition: CatalogueCompetition;
  startsAt: number;
  contest: Contest;
  /** What a race is called; a match is called after its sides. */
  title?: string;
}

/** Draws fixtures; who plays soon is not drawn again. */
export interface Programme {
  at(sport: SportSlug, startsAt: number): Fixture;
  /** A fixture at a usual hour, between one and four days ahead. */
  ahead(sport: SportSlug, now: number): Fixture;
}

function isAwake(competition: CatalogueCompetition, startsAt: number): boolean {
  const [from, to] = competition.startHours;
  const hour = brusselsHour(startsAt);
  return (hour >= from && hour <= to) || (hour + 24 >= from && hour + 24 <= to);
}

function drawCompetition<T extends CatalogueCompetition>(list: readonly T[], random: Random): T {
  const sum = list.reduce((total, { weight }) => total + weight, 0);
  let left = random.next() * sum;
  for (const competition of list) {
    left -= competition.weight;
    if (left < 0) return competition;
  }
  return random.pick(list);
}

function ofSport<T extends SportSlug>(sport: T) {
  return competitions.filter(
    (competition): competition is Extract<CatalogueCompetition, { sport: T }> =>
      competition.sport === sport,
  );
}

function footballRates(competition: FootballCompetition, home: Contender, away: Contender): Rates {
  const middle = Math.log(competition.goals / 2);
  const edge = strengthEffect * (home.strength - away.strength) + homeAdvantage / 2;
  return { home: Math.exp(middle + edge), away: Math.exp(middle - edge) };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** Draws runners with names of their own; strengths spread as in an ordinary race. */
function drawField(random: Random, size: number): { name: string; strength: number }[] {
  const names = new Set<string>();
  while (names.size < size) {
    names.add(`${random.pick(horseNames.first)} ${random.pick(horseNames.second)}`);
  }
  return [...names].map((name) => ({ name, strength: Math.exp(0.85 * random.normal()) }));
}

/** Creates a programme; the same seed draws the same fixtures in the same order. */
export function createProgramme(random: Random, speed: number): Programme {
  const lastMatch = new Map<string, number[]>();
  let drawn = 0;

  const isFree = (name: string, startsAt: number) =>
    (lastMatch.get(name) ?? []).every((at) => Math.abs(at - startsAt) >= restBetweenMatches);
  const note = (name: string, startsAt: number) => {
    const recent = (lastMatch.get(name) ?? []).filter((at) => startsAt - at < 10 * day);
    lastMatch.set(name, [...recent, startsAt]);
  };
  const drawPair = (
    list: readonly Contender[],
    startsAt: number,
  ): [Contender, Contender] | null => {
    const free = list.filter(({ name }) => isFree(name, startsAt));
    if (free.length < 2) return null;
    const home = random.pick(free);
    const away = random.pick(free.filter((contender) => contender !== home));
    note(home.name, startsAt);
    note(away.name, startsAt);
    return [home, away];
  };
  /** Draws until a competition has two who are free; with all busy, somebody plays twice. */
  const drawMatch = <T extends CatalogueCompetition>(
    list: readonly T[],
    contenders: (competition: T) => readonly Contender[],
    startsAt: number,
  ): { competition: T; home: Contender; away: Contender } => {
    const awake = list.filter((competition) => isAwake(competition, startsAt));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const competition = drawCompetition(awake.length > 0 ? awake : list, random);
      const pair = drawPair(contenders(competition), startsAt);
      if (pair) return { competition, home: pair[0], away: pair[1] };
    }
    const competition = drawCompetition(list, random);
    const home = random.pick(contenders(competition));
    const away = random.pick(contenders(competition).filter((contender) => contender !== home));
    return { competition, home, away };
  };
  const nextRandom = () => {
    drawn += 1;
    return random.fork(String(drawn));
  };

  const footballCompetitions = ofSport("football");
  const football = (startsAt: number): Fixture => {
    const { competition, home, away } = drawMatch(
      footballCompetitions,
      (drawnCompetition) => drawnCompetition.clubs,
      startsAt,
    );
    const contest = createFootballMatch({
      home: home.name,
      away: away.name,
      rates: footballRates(competition, home, away),
      random: nextRandom(),
      speed,
    });
    return { competition, startsAt, contest };
  };

  const tennisCompetitions = ofSport("tennis");
  const tennis = (startsAt: number): Fixture => {
    const { competition, home, away } = drawMatch(
      tennisCompetitions,
      (drawnCompetition) => drawnCompetition.players,
      startsAt,
    );
    const edge = serveEffect * (home.strength - away.strength);
    const contest = createTennisMatch({
      home: home.name,
      away: away.name,
      strengths: { home: competition.servePoints + edge, away: competition.servePoints - edge },
      setsToWin: competition.setsToWin,
      random: nextRandom(),
      speed,
    });
    return { competition, startsAt, contest };
  };

  const meetings = ofSport("horse-racing");
  const race = (startsAt: number): Fixture => {
    const awake = meetings.filter((meeting) => isAwake(meeting, startsAt));
    const competition = drawCompetition(awake.length > 0 ? awake : meetings, random);
    const [fewest, most] = competition.runners;
    const field = drawField(random, fewest + random.integer(most - fewest + 1));
    const contest = createRace({
      runners: field,
      isHandicap: competition.isHandicap,
      startingPriceRunner: random.next() < startingPricePart ? random.integer(field.length) : null,
      random: nextRandom(),
      speed,
    });
    const hours = Math.floor(brusselsHour(startsAt));
    const minutes = Math.floor(startsAt / 60_000) % 60;
    const title = `${twoDigits(hours)}:${twoDigits(minutes)} ${competition.name.en}`;
    return { competition, startsAt, contest, title };
  };

  const drawers = { football, tennis, "horse-racing": race };
  const fixture = (sport: SportSlug, startsAt: number): Fixture => drawers[sport](startsAt);
  return {
    at: fixture,
    ahead(sport, now) {
      const onDay = now + random.integer(4) * day;
      const startsAt = atBrusselsHour(onDay, random.pick(usualHours[sport]));
      return fixture(sport, startsAt > now + 3_600_000 ? startsAt : startsAt + day);
    },
  };
}
