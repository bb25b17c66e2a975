import { atBrusselsHour, brusselsDay, shiftDays } from "../../kernel/time/brussels-time.ts";
import { competitions } from "../catalogue/competitions.ts";
import { raceName } from "../catalogue/race-names.ts";
import { horseNames } from "../catalogue/racing.ts";
import type {
  CatalogueCompetition,
  Names,
  RacingCompetition,
  SportSlug,
  VirtualSlug,
} from "../catalogue/types.ts";
import type { Random } from "../models/random.ts";
import type { Contest } from "./contest.ts";
import { createMatchDraw } from "./match-draw.ts";
import { esport, football, type MatchSport, tennis } from "./match-sports.ts";
import { createRace } from "./race.ts";
import { drawGoing, drawStrength } from "./race-card.ts";
import { cardAt } from "./race-slots.ts";
import { createRest } from "./rest.ts";
import { createTurns, type Slot, type Turns } from "./turns.ts";

/** Sports that are drawn by the hour; the virtual sports have cycles of their own. */
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
/** Milliseconds between two starts of one side, where matches are played at the clock's speed. */
const restBetweenMatches = 1_440 * 60_000;
/** The number of usual hours to try before a sport has no free sides for the days ahead. */
const triesAhead = 12;
/** The share of the races in which one runner has the starting price. */
const startingPricePart = 0.2;

/** An event that the programme proposes: sides, competition, start and contest. */
export interface Fixture {
  competition: CatalogueCompetition;
  startsAt: number;
  contest: Contest;
  /** The name of a race or an outright; a match is named after its sides. */
  title?: Names;
}

/** Draws fixtures. No side plays twice within a day; null where no side is free. */
export interface Programme {
  at(sport: DrawnSport, startsAt: number): Fixture | null;
  /** Whether a league that must be in play at any hour has to begin a match at that instant. */
  isDue(sport: DrawnSport, startsAt: number): boolean;
  /** The starts of the races that began before an instant, of each card that has one to come. */
  racesBefore(at: number): readonly number[];
  /** A fixture at a usual hour, between one and four days ahead. */
  ahead(sport: DrawnSport, now: number): Fixture | null;
}

function racingOnly(competition: CatalogueCompetition): competition is RacingCompetition {
  return competition.sport === "horse-racing";
}

interface RaceCard {
  readonly meeting: RacingCompetition;
  /** Of its races, soonest first. */
  readonly starts: readonly number[];
}

/**
 * Which race is drawn next. A card is drawn from its first race on, and whole before another one of the days ahead is
 * begun, so that what is known of it has no gaps.
 */
function createRaceDraw(meetings: readonly RacingCompetition[], turns: () => Turns) {
  const drawn = new Set<string>();
  let begun: RaceCard | null = null;
  const keyOf = ({ slug }: RacingCompetition, startsAt: number) => `${slug} ${startsAt}`;
  const nextOf = ({ meeting, starts }: RaceCard) =>
    starts.find((start) => !drawn.has(keyOf(meeting, start)));
  const cardsAt = (at: number) =>
    meetings.flatMap((meeting): RaceCard[] => {
      const starts = cardAt(meeting, at);
      return starts ? [{ meeting, starts }] : [];
    });

  const due = (startsAt: number) =>
    cardsAt(startsAt).find(
      ({ meeting, starts }) => starts.includes(startsAt) && !drawn.has(keyOf(meeting, startsAt)),
    );
  const ahead = (slot: Slot) => {
    const isToCome = (card: RaceCard) => (nextOf(card) ?? 0) > (slot.now ?? 0);
    if (begun && isToCome(begun)) return begun;
    const cards = cardsAt(slot.startsAt).filter(isToCome);
    const ready = cards.map(({ meeting }) => meeting);
    const meeting = turns().next(ready, slot);
    begun = cards.find((card) => card.meeting === meeting) ?? null;
    return begun;
  };

  /** The meeting and the start of a race, with its number on the card; null where none is left to draw. */
  return (slot: Slot) => {
    const card = slot.isToday ? due(slot.startsAt) : ahead(slot);
    const startsAt = slot.isToday ? slot.startsAt : card && nextOf(card);
    if (!card || startsAt === undefined || startsAt === null) return null;
    drawn.add(keyOf(card.meeting, startsAt));
    return { competition: card.meeting, startsAt, number: card.starts.indexOf(startsAt) + 1 };
  };
}

/** Draws runners with unique names of two halves; strengths spread as in an ordinary race. */
export function drawField(
  random: Random,
  size: number,
  halves: { first: readonly string[]; second: readonly string[] },
): { name: string; strength: number }[] {
  const names = new Set<string>();
  while (names.size < size) names.add(`${random.pick(halves.first)} ${random.pick(halves.second)}`);
  return [...names].map((name) => ({ name, strength: drawStrength(random) }));
}

/** Noon of the day on which a race is run; null where it is run before. */
function noonBefore(startsAt: number): number | null {
  const noon = atBrusselsHour(startsAt, 12);
  return noon < startsAt ? noon : null;
}

/** Creates a programme; the same seed draws the same fixtures in the same order. */
export function createProgramme(random: Random, speed: number): Programme {
  const rest = createRest(restBetweenMatches / speed);
  const turns = new Map<SportSlug, Turns>();
  let drawn = 0;

  const turnsOf = (sport: SportSlug) => {
    const known = turns.get(sport) ?? createTurns(random, sport, speed);
    turns.set(sport, known);
    return known;
  };
  const nextRandom = () => {
    drawn += 1;
    return random.fork(String(drawn));
  };

  const drawMatch = createMatchDraw({ rest, turnsOf, random });
  const matchOf =
    <T extends CatalogueCompetition>(sport: MatchSport<T>) =>
    (slot: Slot): Fixture | null => {
      const match = drawMatch(sport, slot);
      if (match === null) return null;
      const contest = sport.contestOf(match, { random: nextRandom(), speed });
      return { competition: match.competition, startsAt: slot.startsAt, contest };
    };

  const meetings = competitions.filter(racingOnly);
  const drawRace = createRaceDraw(meetings, () => turnsOf("horse-racing"));
  const courseOf = ({ slug, course }: RacingCompetition, startsAt: number) => {
    if (course === undefined) return null;
    const ofDay = random.fork(`going ${slug} ${brusselsDay(startsAt)}`);
    return { ...course, going: drawGoing(ofDay, course) };
  };
  const race = (slot: Slot): Fixture | null => {
    const next = drawRace(slot);
    if (next === null) return null;
    const { competition, startsAt, number } = next;
    const [fewest, most] = competition.runners;
    const field = drawField(random, fewest + random.integer(most - fewest + 1), horseNames);
    const contest = createRace({
      runners: field,
      isHandicap: competition.isHandicap,
      startingPriceRunner: random.next() < startingPricePart ? random.integer(field.length) : null,
      number,
      course: courseOf(competition, startsAt),
      noon: noonBefore(startsAt),
      random: nextRandom(),
      speed,
    });
    const title = raceName(number, drawn);
    return { competition, startsAt, contest, title };
  };

  const drawers: Readonly<Record<DrawnSport, (slot: Slot) => Fixture | null>> = {
    football: matchOf(football),
    tennis: matchOf(tennis),
    "horse-racing": race,
    "counter-strike": matchOf(esport("counter-strike")),
    valorant: matchOf(esport("valorant")),
    "league-of-legends": matchOf(esport("league-of-legends")),
  };
  return {
    at: (sport, startsAt) => drawers[sport]({ startsAt, isToday: true }),
    isDue: (sport, startsAt) => turnsOf(sport).isDue(startsAt),
    racesBefore: (at) =>
      meetings.flatMap((meeting) => {
        const card = cardAt(meeting, at) ?? [];
        return card.some((start) => start >= at) ? card.filter((start) => start < at) : [];
      }),
    ahead(sport, now) {
      for (let left = triesAhead; left > 0; left -= 1) {
        const days = random.integer(4);
        const usual = atBrusselsHour(now, random.pick(usualHours[sport]), days);
        const startsAt = usual > now + hour ? usual : shiftDays(usual, 1);
        const fixture = drawers[sport]({ startsAt, isToday: false, now });
        if (fixture !== null) return fixture;
      }
      return null;
    },
  };
}
