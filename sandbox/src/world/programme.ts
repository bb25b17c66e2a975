import { atBrusselsHour, brusselsHour } from "../catalogue/brussels-time.ts";
import { competitions } from "../catalogue/competitions.ts";
import { raceName } from "../catalogue/race-names.ts";
import { horseNames } from "../catalogue/racing.ts";
import type {
  CatalogueCompetition,
  Contender,
  EsportCompetition,
  EsportSlug,
  FootballCompetition,
  Names,
  RacingCompetition,
  SportSlug,
  TennisCompetition,
  VirtualSlug,
} from "../catalogue/types.ts";
import type { Random } from "../models/random.ts";
import type { Contest } from "./contest.ts";
import { createEsportMatch } from "./esport-match.ts";
import { createFootballMatch } from "./football-match.ts";
import { createRace } from "./race.ts";
import { footballRates, pointChance, serveStrengths } from "./strengths.ts";
import { createTennisMatch } from "./tennis-match.ts";

const day = 86_400_000;
/** What is drawn by the hour; the virtual sports go round by themselves. */
export type DrawnSport = Exclude<SportSlug, VirtualSlug>;
/** Hours of the day in Brussels at which events usually begin. */
const usualHours: Readonly<Record<DrawnSport, readonly number[]>> = {
  football: [12.5, 13.5, 14.5, 15, 16, 18, 18.25, 18.5, 19, 20, 20.5, 20.75, 21],
  tennis: [11, 12.5, 14, 15.5, 17, 18.5, 20],
  "horse-racing": [13, 13.5, 14, 14.5, 15, 15.5, 16, 16.5, 17, 18, 19, 20],
  "counter-strike": [15, 17, 18, 19, 20, 21],
  valorant: [14, 16, 18, 20],
  "league-of-legends": [17, 18, 19, 20, 21],
};
const hour = 3_600_000;
/** In the days ahead a side does not play again within this. */
const restBetweenMatches = 20 * hour;
/**
 * Today it does after this: a league that is in play around the clock, as no real one is, has not
 * enough clubs to let each of them rest for a day.
 */
const restToday = 2.5 * hour;
const racesOfCard = 12;
/** The part of the races in which one runner goes at the starting price. */
const startingPricePart = 0.2;

/** An event that the programme proposes: who, where, when and its contest. */
export interface Fixture {
  competition: CatalogueCompetition;
  startsAt: number;
  contest: Contest;
  /** What a race or an outright is called; a match is called after its sides. */
  title?: Names;
}

/** When a fixture is to begin, and whether it belongs to the stream of today's play. */
interface Slot {
  startsAt: number;
  isToday: boolean;
}

/** Draws fixtures; who plays soon is not drawn again. */
export interface Programme {
  at(sport: DrawnSport, startsAt: number): Fixture;
  /** A fixture at a usual hour, between one and four days ahead. */
  ahead(sport: DrawnSport, now: number): Fixture;
}

function isAwake(competition: CatalogueCompetition, startsAt: number): boolean {
  const [from, to] = competition.startHours;
  const hour = brusselsHour(startsAt);
  return (hour >= from && hour <= to) || (hour + 24 >= from && hour + 24 <= to);
}

/**
 * Deals competitions in turn, each as often as its weight says. Beside drawing lots it has this: none
 * is away for long. One that slept meanwhile comes in where the others stand.
 */
function createDealer(random: Random) {
  const nextTurn = new Map<CatalogueCompetition, number>();
  let now = 0;
  return <T extends CatalogueCompetition>(list: readonly T[]): T => {
    const turnOf = (competition: T) => {
      const turn = nextTurn.get(competition) ?? now + random.next() / competition.weight;
      nextTurn.set(competition, Math.max(turn, now));
      return Math.max(turn, now);
    };
    const turns = list.map((competition) => ({ competition, turn: turnOf(competition) }));
    const { competition, turn } = turns.reduce((one, two) => (two.turn < one.turn ? two : one));
    now = turn;
    nextTurn.set(competition, turn + 1 / competition.weight);
    return competition;
  };
}

function footballOnly(competition: CatalogueCompetition): competition is FootballCompetition {
  return competition.sport === "football";
}
function tennisOnly(competition: CatalogueCompetition): competition is TennisCompetition {
  return competition.sport === "tennis";
}
function racingOnly(competition: CatalogueCompetition): competition is RacingCompetition {
  return competition.sport === "horse-racing";
}
function leaguesOf(sport: EsportSlug): EsportCompetition[] {
  return competitions.filter(
    (competition): competition is EsportCompetition => competition.sport === sport,
  );
}

/**
 * Numbers the races of each meeting's day by their half hours, so that a later race has a higher
 * number in whatever order they are drawn; with a half hour that is taken, the next that is free.
 * A meeting that races on begins its next card at 1.
 */
function createNumbering() {
  const taken = new Map<string, Set<number>>();
  return ({ slug, startHours }: RacingCompetition, startsAt: number): number => {
    const hours = brusselsHour(startsAt);
    const sinceFirst = hours >= startHours[0] ? hours - startHours[0] : hours + 24 - startHours[0];
    const ofDay = `${slug} ${atBrusselsHour(startsAt - sinceFirst * hour, 0)}`;
    const numbers = taken.get(ofDay) ?? new Set();
    taken.set(ofDay, numbers);
    let number = Math.floor(sinceFirst * 2) + 1;
    while (numbers.has(number)) number += 1;
    numbers.add(number);
    return ((number - 1) % racesOfCard) + 1;
  };
}

/** Draws runners with names of their own, put together of two halves; strengths spread as in an ordinary race. */
export function drawField(
  random: Random,
  size: number,
  halves: { first: readonly string[]; second: readonly string[] },
): { name: string; strength: number }[] {
  const names = new Set<string>();
  while (names.size < size) names.add(`${random.pick(halves.first)} ${random.pick(halves.second)}`);
  return [...names].map((name) => ({ name, strength: Math.exp(0.85 * random.normal()) }));
}

/** Creates a programme; the same seed draws the same fixtures in the same order. */
export function createProgramme(random: Random, speed: number): Programme {
  const lastMatch = new Map<string, number[]>();
  const dealers = new Map<string, ReturnType<typeof createDealer>>();
  let drawn = 0;

  const isFree = (name: string, { startsAt, isToday }: Slot) => {
    const rest = isToday ? restToday : restBetweenMatches;
    return (lastMatch.get(name) ?? []).every((at) => Math.abs(at - startsAt) >= rest);
  };
  /** Today's stream and the days ahead are dealt apart, and so is each sport. */
  const dealerOf = (sport: SportSlug, { isToday }: Slot) => {
    const name = `${sport} ${isToday ? "today" : "ahead"}`;
    const dealer = dealers.get(name) ?? createDealer(random.fork(name));
    dealers.set(name, dealer);
    return dealer;
  };
  const note = (name: string, startsAt: number) => {
    const recent = (lastMatch.get(name) ?? []).filter((at) => startsAt - at < 10 * day);
    lastMatch.set(name, [...recent, startsAt]);
  };
  /** Deals among the competitions that have two who are free; with all busy, somebody plays twice. */
  const drawMatch = <T extends CatalogueCompetition>(
    sport: SportSlug,
    list: readonly T[],
    contenders: (competition: T) => readonly Contender[],
    slot: Slot,
  ): { competition: T; home: Contender; away: Contender } => {
    const { startsAt } = slot;
    const freeOf = (competition: T) =>
      contenders(competition).filter(({ name }) => isFree(name, slot));
    const ready = list.filter(
      (competition) => isAwake(competition, startsAt) && freeOf(competition).length >= 2,
    );
    const deal = dealerOf(sport, slot);
    const competition = deal(ready.length > 0 ? ready : list);
    const side = ready.length > 0 ? freeOf(competition) : contenders(competition);
    const home = random.pick(side);
    const away = random.pick(side.filter((contender) => contender !== home));
    note(home.name, startsAt);
    note(away.name, startsAt);
    return { competition, home, away };
  };
  const nextRandom = () => {
    drawn += 1;
    return random.fork(String(drawn));
  };

  const footballCompetitions = competitions.filter(footballOnly);
  const football = (slot: Slot): Fixture => {
    const { startsAt } = slot;
    const { competition, home, away } = drawMatch(
      "football",
      footballCompetitions,
      (drawnCompetition) => drawnCompetition.clubs,
      slot,
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

  const tennisCompetitions = competitions.filter(tennisOnly);
  const tennis = (slot: Slot): Fixture => {
    const { startsAt } = slot;
    const { competition, home, away } = drawMatch(
      "tennis",
      tennisCompetitions,
      (drawnCompetition) => drawnCompetition.players,
      slot,
    );
    const contest = createTennisMatch({
      home: home.name,
      away: away.name,
      strengths: serveStrengths(competition, home, away),
      setsToWin: competition.setsToWin,
      random: nextRandom(),
      speed,
    });
    return { competition, startsAt, contest };
  };

  const meetings = competitions.filter(racingOnly);
  const numberOf = createNumbering();
  const race = (slot: Slot): Fixture => {
    const { startsAt } = slot;
    const awake = meetings.filter((meeting) => isAwake(meeting, startsAt));
    const deal = dealerOf("horse-racing", slot);
    const competition = deal(awake.length > 0 ? awake : meetings);
    const [fewest, most] = competition.runners;
    const field = drawField(random, fewest + random.integer(most - fewest + 1), horseNames);
    const number = numberOf(competition, startsAt);
    const contest = createRace({
      runners: field,
      isHandicap: competition.isHandicap,
      startingPriceRunner: random.next() < startingPricePart ? random.integer(field.length) : null,
      number,
      random: nextRandom(),
      speed,
    });
    const title = raceName(number, drawn);
    return { competition, startsAt, contest, title };
  };

  const esport = (sport: EsportSlug) => {
    const leagues = leaguesOf(sport);
    return (slot: Slot): Fixture => {
      const { startsAt } = slot;
      const { competition, home, away } = drawMatch(sport, leagues, ({ teams }) => teams, slot);
      const contest = createEsportMatch({
        home: home.name,
        away: away.name,
        ...competition,
        point: pointChance(competition, home, away),
        random: nextRandom(),
        speed,
      });
      return { competition, startsAt, contest };
    };
  };

  const drawers: Readonly<Record<DrawnSport, (slot: Slot) => Fixture>> = {
    football,
    tennis,
    "horse-racing": race,
    "counter-strike": esport("counter-strike"),
    valorant: esport("valorant"),
    "league-of-legends": esport("league-of-legends"),
  };
  return {
    at: (sport, startsAt) => drawers[sport]({ startsAt, isToday: true }),
    ahead(sport, now) {
      const onDay = now + random.integer(4) * day;
      const usual = atBrusselsHour(onDay, random.pick(usualHours[sport]));
      const startsAt = usual > now + hour ? usual : usual + day;
      return drawers[sport]({ startsAt, isToday: false });
    },
  };
}
