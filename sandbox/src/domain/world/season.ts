import type { Random } from "../models/random.ts";
import { type Floor, keptAfterEnd } from "./floor.ts";
import type { DrawnSport, Programme } from "./programme.ts";
import type { Scheduler } from "./scheduler.ts";

const minute = 60_000;
const kickOffGrid = 5 * minute;
const raceLasts = 2 * minute;
/** The minimum of events in play, with a reserve for several that end at once. */
const fewestLive = 32;
/** The minimum of open events, live ones included. */
const fewestOpen = 325;
/** The stream of matches that keeps the live list full: one begins at a regular interval, all day. */
interface Stream {
  sport: DrawnSport;
  every: number;
  /** The usual duration; it decides how many are in play when the sandbox starts. */
  lasts: number;
  announced: number;
}
const streams: readonly Stream[] = [
  { sport: "football", every: 7 * minute, lasts: 108 * minute, announced: 60 * minute },
  { sport: "tennis", every: 10 * minute, lasts: 98 * minute, announced: 2 * 60 * minute },
  {
    sport: "counter-strike",
    every: 35 * minute,
    lasts: 105 * minute,
    announced: 5 * 60 * minute,
  },
  { sport: "valorant", every: 45 * minute, lasts: 105 * minute, announced: 5 * 60 * minute },
  {
    sport: "league-of-legends",
    every: 40 * minute,
    lasts: 110 * minute,
    announced: 5 * 60 * minute,
  },
  { sport: "horse-racing", every: 5 * minute, lasts: raceLasts, announced: 4 * 60 * minute },
];
/**
 * While the clock is moved far ahead, events that no one has seen and that would be removed by the
 * end of the move are not drawn. The programme is filled again this long before the end of the
 * move.
 */
const worthDrawing = keptAfterEnd + 6 * 60 * minute;
/** The sports of matches that begin at once when too few are in play: the first with a rested side. */
const fillers: readonly DrawnSport[] = ["football", "tennis", "counter-strike", "valorant"];
/** The shares of tennis and of races in the events of the next days. */
const tennisPart = 0.25;
const racingPart = 0.25;

export interface SeasonOptions {
  floor: Floor;
  programme: Programme;
  scheduler: Scheduler;
  random: Random;
  /** How many times faster than the clock matches are played. */
  speed: number;
}

/** Keeps the programme full: events in play, announced events, and events of the next days. */
export interface Season {
  open(at: number): void;
  onEnded(at: number): void;
}

function onGrid(at: number): number {
  return Math.ceil(at / kickOffGrid) * kickOffGrid;
}

export function runSeason(options: SeasonOptions): Season {
  const { floor, programme, scheduler, random, speed } = options;
  const isWorthDrawing = (at: number) => at >= floor.target() - worthDrawing;
  /** False where the sport has no rested side. */
  const draw = (sport: DrawnSport, startsAt: number, at: number) => {
    const fixture = programme.at(sport, startsAt);
    if (fixture !== null) floor.open(fixture, at);
    return fixture !== null;
  };
  const fillLive = (at: number) => {
    const isFilled = () => floor.liveCount() >= fewestLive || !isWorthDrawing(at);
    while (!isFilled() && fillers.some((sport) => draw(sport, at, at)));
  };
  const drawSport = (): DrawnSport => {
    const lot = random.next();
    if (lot < tennisPart) return "tennis";
    return lot < tennisPart + racingPart ? "horse-racing" : "football";
  };
  const fillProgramme = (at: number) => {
    if (!isWorthDrawing(at)) return;
    for (let missing = fewestOpen - floor.openCount(); missing > 0; missing -= 1) {
      // A race's runners are new each time, so that there always is one.
      const fixture = programme.ahead(drawSport(), at) ?? programme.ahead("horse-racing", at);
      if (fixture !== null) floor.open(fixture, at);
    }
  };
  /** Where the events drawn ahead fill an evening already, the stream adds only what is due. */
  const isWanted = ({ sport, lasts, every }: Stream, startsAt: number) => {
    const others = [...floor.events.values()].filter(
      (event) =>
        event.competition.sport === sport &&
        event.startsAt <= startsAt &&
        startsAt - event.startsAt < lasts / speed,
    );
    return others.length < lasts / every || programme.isDue(sport, startsAt);
  };
  const drawWanted = (stream: Stream, startsAt: number, at: number) => {
    if (isWorthDrawing(at) && isWanted(stream, startsAt)) draw(stream.sport, startsAt, at);
  };
  const announce = (stream: Stream) => (at: number) => {
    drawWanted(stream, onGrid(at + stream.announced), at);
    fillProgramme(at);
    scheduler.schedule(at + stream.every / speed, announce(stream));
  };

  /** The races of begun cards: a card has been announced as a whole, and its first races are over. */
  const holdBegun = (at: number) => {
    const races = programme.racesBefore(at).flatMap((startsAt) => {
      const fixture = programme.at("horse-racing", startsAt);
      return fixture ? [floor.open(fixture, at)] : [];
    });
    // What ends lets others be drawn: all of them are there by then.
    const over = races.filter(({ startsAt }) => startsAt + raceLasts / speed <= at);
    for (const race of over) floor.end(race, at);
  };

  return {
    open(at) {
      for (const stream of streams) {
        // First the matches that are in play already, then the announced ones, as if the stream had
        // always run.
        for (let age = stream.lasts / speed - minute; age > 0; age -= stream.every / speed) {
          drawWanted(stream, Math.floor((at - age) / minute) * minute, at);
        }
        // Up to the one before which the first announcement begins.
        for (let left = 0; left <= stream.announced; left += stream.every / speed) {
          drawWanted(stream, onGrid(at + left), at);
        }
        scheduler.schedule(at + stream.every / speed, announce(stream));
      }
      holdBegun(at);
      fillLive(at);
      fillProgramme(at);
    },
    onEnded(at) {
      fillLive(at);
      fillProgramme(at);
    },
  };
}
