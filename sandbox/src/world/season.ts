import type { Random } from "../models/random.ts";
import type { Floor } from "./floor.ts";
import type { DrawnSport, Programme } from "./programme.ts";
import type { Scheduler } from "./scheduler.ts";

const minute = 60_000;
const kickOffGrid = 5 * minute;
/** Never fewer events in play, and what is kept in reserve for several ending at once. */
const fewestLive = 32;
/** Never fewer events open, live ones among them. */
const fewestOpen = 325;
/** The stream of matches that keeps the live list full: one begins every so often, all day. */
const streams: readonly {
  sport: DrawnSport;
  every: number;
  /** How long it usually lasts; as many play when the sandbox opens as this makes. */
  lasts: number;
  announced: number;
}[] = [
  { sport: "football", every: 4 * minute, lasts: 108 * minute, announced: 60 * minute },
  { sport: "tennis", every: 14 * minute, lasts: 98 * minute, announced: 2 * 60 * minute },
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
  { sport: "horse-racing", every: 5 * minute, lasts: 2 * minute, announced: 4 * 60 * minute },
];
/** Parts of the events of the next days that are tennis, and races. */
const tennisPart = 0.15;
const racingPart = 0.15;

export interface SeasonOptions {
  floor: Floor;
  programme: Programme;
  scheduler: Scheduler;
  random: Random;
  /** How many times faster than the clock matches are played. */
  speed: number;
}

/** Keeps the programme full: what plays now, what is announced, what comes in the next days. */
export interface Season {
  open(at: number): void;
  onEnded(at: number): void;
}

function onGrid(at: number): number {
  return Math.ceil(at / kickOffGrid) * kickOffGrid;
}

export function runSeason(options: SeasonOptions): Season {
  const { floor, programme, scheduler, random, speed } = options;
  const openCount = () =>
    [...floor.events.values()].filter(({ status }) => status === "live" || status === "not_started")
      .length;

  const fillLive = (at: number) => {
    while (floor.liveCount() < fewestLive) floor.open(programme.at("football", at), at);
  };
  const drawSport = (): DrawnSport => {
    const lot = random.next();
    if (lot < tennisPart) return "tennis";
    return lot < tennisPart + racingPart ? "horse-racing" : "football";
  };
  const fillProgramme = (at: number) => {
    for (let missing = fewestOpen - openCount(); missing > 0; missing -= 1) {
      floor.open(programme.ahead(drawSport(), at), at);
    }
  };
  const announce = (stream: (typeof streams)[number]) => (at: number) => {
    floor.open(programme.at(stream.sport, onGrid(at + stream.announced)), at);
    fillProgramme(at);
    scheduler.schedule(at + stream.every / speed, announce(stream));
  };

  return {
    open(at) {
      for (const stream of streams) {
        // Those that play already, then those announced, as if the stream had run all along.
        for (let age = stream.lasts / speed - minute; age > 0; age -= stream.every / speed) {
          floor.open(programme.at(stream.sport, Math.floor((at - age) / minute) * minute), at);
        }
        for (let left = 0; left < stream.announced; left += stream.every / speed) {
          floor.open(programme.at(stream.sport, onGrid(at + left)), at);
        }
        scheduler.schedule(at + stream.every / speed, announce(stream));
      }
      fillLive(at);
      fillProgramme(at);
    },
    onEnded(at) {
      fillLive(at);
      fillProgramme(at);
    },
  };
}
