import { raceName } from "../catalogue/race-names.ts";
import { horseNames } from "../catalogue/racing.ts";
import type { SportSlug, VirtualFootballCompetition, VirtualTrack } from "../catalogue/types.ts";
import { greyhoundNames, virtualLeagues, virtualTracks } from "../catalogue/virtuals.ts";
import type { Random } from "../models/random.ts";
import { closedInPlay } from "./closed-in-play.ts";
import type { Floor } from "./floor.ts";
import { createFootballMatch } from "./football-match.ts";
import { drawField, type Fixture } from "./programme.ts";
import { createRace } from "./race.ts";
import type { Scheduler } from "./scheduler.ts";
import { footballRates } from "./strengths.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Two halves and the break between them take about two minutes. */
const footballSpeed = 60;
const footballStep = 3 * minute;
const matchesOfRound = 2;
const raceSpeed = 3.2;
/** How many rounds ahead bets are taken on. */
const announced = 4;
/** Rounds that began and ended longer ago than this, while the clock was moved ahead, are not played. */
const worthPlaying = hour;

const footballMarkets = new Set([
  "1x2",
  "both-score",
  "double-chance",
  "correct-score",
  "total-1_5",
  "total-2_5",
  "total-3_5",
]);

/** One virtual league or track: its draws, and their times. */
interface Cycle {
  sport: SportSlug;
  /** Milliseconds from one start to the next. */
  every: number;
  /** Milliseconds by which it starts after the full cycle. */
  offset: number;
  draw(startsAt: number, random: Random): Fixture[];
}

function drawRound(competition: VirtualFootballCompetition) {
  return (startsAt: number, random: Random): Fixture[] => {
    const sides = [...competition.clubs]
      .map((club) => ({ club, lot: random.next() }))
      .sort((one, two) => one.lot - two.lot)
      .map(({ club }) => club);
    return Array.from({ length: matchesOfRound }, (_, index) => {
      const [home, away] = sides.slice(2 * index, 2 * index + 2);
      if (home === undefined || away === undefined) return [];
      const match = createFootballMatch({
        home: home.name,
        away: away.name,
        rates: footballRates(competition, home, away),
        random: random.fork(String(index)),
        speed: footballSpeed,
        meanStep: footballStep,
      });
      const contest = closedInPlay(match, (key) => footballMarkets.has(key));
      return [{ competition, startsAt, contest }];
    }).flat();
  };
}

function drawRace(track: VirtualTrack, every: number) {
  const names = track.sport === "virtual-greyhounds" ? greyhoundNames : horseNames;
  const ofDay = (1_440 * minute) / every;
  return (startsAt: number, random: Random): Fixture[] => {
    const [fewest, most] = track.runners;
    const runners = drawField(random, fewest + random.integer(most - fewest + 1), names);
    const number = (Math.floor(startsAt / every) % ofDay) + 1;
    const race = createRace({
      runners,
      isHandicap: false,
      startingPriceRunner: null,
      number,
      course: null,
      noon: null,
      isDrawnAtOff: true,
      random: random.fork("race"),
      speed: raceSpeed,
    });
    const title = raceName(number, number);
    return [{ competition: track, startsAt, contest: closedInPlay(race, () => true), title }];
  };
}

const footballCycle = 3 * minute;
const racingCycle = 2 * minute;

const cycles: readonly Cycle[] = [
  ...virtualLeagues.map((league, index) => ({
    sport: league.sport,
    every: footballCycle,
    offset: (index * footballCycle) / virtualLeagues.length,
    draw: drawRound(league),
  })),
  ...virtualTracks.map((track, index) => ({
    sport: track.sport,
    every: racingCycle,
    offset: (index * racingCycle) / virtualTracks.length,
    draw: drawRace(track, racingCycle),
  })),
];

/** Milliseconds between two starts of a virtual sport; 0 for any other sport. */
export function cycleOf(sport: string): number {
  return cycles.find((cycle) => cycle.sport === sport)?.every ?? 0;
}

/** Keeps the virtual sports running, by the clock and whatever the speed of the others. */
export function runVirtuals(options: { floor: Floor; scheduler: Scheduler; random: Random }): {
  open(at: number): void;
} {
  const { floor, scheduler, random } = options;
  const play = (cycle: Cycle, startsAt: number, at: number) => {
    if (startsAt < floor.target() - worthPlaying) return;
    const own = random.fork(`${cycle.sport} ${cycle.offset} ${startsAt}`);
    for (const fixture of cycle.draw(startsAt, own)) floor.open(fixture, at);
  };
  const goOn = (cycle: Cycle, startsAt: number) => (at: number) => {
    play(cycle, startsAt + announced * cycle.every, at);
    scheduler.schedule(startsAt + cycle.every, goOn(cycle, startsAt + cycle.every));
  };
  return {
    open(at) {
      for (const cycle of cycles) {
        const last = Math.floor((at - cycle.offset) / cycle.every) * cycle.every + cycle.offset;
        for (let round = 0; round <= announced; round += 1) {
          play(cycle, last + round * cycle.every, at);
        }
        scheduler.schedule(last + cycle.every, goOn(cycle, last + cycle.every));
      }
    },
  };
}
