import type { Stat } from "@grandstand/contract/match-centre";
import type { Chance, TennisPlay, TennisSet } from "@grandstand/contract/sport-play";
import type { Random } from "../models/random.ts";
import { isTieBreak, otherSide, type Side, type TennisState } from "../models/tennis.ts";
import { chanceOf, isBreakPoint } from "./chances.ts";
import { drawServe } from "./serve.ts";

/** A point that was played. Instants are epoch milliseconds. */
export interface PlayedPoint {
  at: number;
  before: TennisState;
  after: TennisState;
  server: Side;
  winner: Side;
  /** The score of the running game after it, as the umpire calls it. */
  called: { home: string; away: string };
  /** What it won, the largest of it. */
  won: "point" | "game" | "break" | "set" | "match";
}

/** What has happened in a match, in the contract’s terms. */
export interface TennisFacts {
  stats: readonly Stat[];
  sport: TennisPlay;
}

/** A match’s play around its points, which its prices’ strengths draw. */
export interface TennisRecord {
  begin(at: number): void;
  /** Notes a point, and draws how it was served; `serve` is the probability with which its server wins one. */
  note(point: PlayedPoint, serve: number): void;
  facts(): TennisFacts;
}

interface Counts {
  aces: number;
  doubleFaults: number;
  served: number;
  firstIn: number;
  breakPoints: number;
  breaks: number;
}

function noCounts(): Counts {
  return { aces: 0, doubleFaults: 0, served: 0, firstIn: 0, breakPoints: 0, breaks: 0 };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}

/** Begins the record of a match. */
export function beginTennisPlay(random: Random): TennisRecord {
  const counts: Record<Side, Counts> = { home: noCounts(), away: noCounts() };
  let sets: readonly TennisSet[] = [{ number: 1, games: [] }];
  let game: NonNullable<TennisPlay["game"]> = [];
  let chance: Chance | null = null;
  let inThisGame: Omit<Chance, "number">[] = [];
  let beganAt: number | null = null;
  let endedAt: number | null = null;

  const noteServe = ({ server, winner, before }: PlayedPoint, serve: number) => {
    const own = counts[server];
    const { isAce, isDoubleFault, isFirstIn } = drawServe(serve, winner === server, random);
    own.served += 1;
    own.aces += Number(isAce);
    own.doubleFaults += Number(isDoubleFault);
    own.firstIn += Number(isFirstIn);
    if (!isBreakPoint(before)) return;
    const receiver = otherSide(server);
    counts[receiver].breakPoints += 1;
    counts[receiver].breaks += Number(winner === receiver);
  };
  const noteGame = ({ before, winner, won }: PlayedPoint) => {
    const points = { ...before.points, [winner]: before.points[winner] + 1 };
    const played = {
      winner,
      server: before.server,
      ...(isTieBreak(before.games) && { tie_break: points }),
    };
    // What was reported stays as it was: the running set is another object after each of its games.
    sets = sets.map((set) =>
      set.number === sets.length ? { ...set, games: [...set.games, played] } : set,
    );
    if (won === "set") sets = [...sets, { number: sets.length + 1, games: [] }];
    game = [];
    inThisGame = [];
  };
  const noteChance = (state: TennisState) => {
    const next = chanceOf(state);
    if (next === null) {
      chance = null;
      return;
    }
    const isAlike = ({ kind, side }: typeof next) => kind === next.kind && side === next.side;
    chance = { ...next, number: inThisGame.filter(isAlike).length + 1 };
    inThisGame.push(next);
  };

  return {
    begin(at) {
      beganAt = at;
    },
    note(point, serve) {
      noteServe(point, serve);
      if (point.won === "point") game = [...game, point.called];
      else noteGame(point);
      noteChance(point.after);
      if (point.won === "match") endedAt = point.at;
    },
    facts: () => ({
      stats: statsOf(counts),
      sport: {
        kind: "tennis",
        sets: [...sets],
        game,
        chance,
        ...(beganAt !== null && { began_at: instant(beganAt) }),
        ...(endedAt !== null && { ended_at: instant(endedAt) }),
      },
    }),
  };
}

function statsOf(counts: Readonly<Record<Side, Counts>>): Stat[] {
  const stat = (key: Stat["key"], countOf: (side: Counts) => number): Stat => ({
    key,
    home: countOf(counts.home),
    away: countOf(counts.away),
  });
  return [
    stat("aces", ({ aces }) => aces),
    stat("double_faults", ({ doubleFaults }) => doubleFaults),
    stat("first_serves_in", ({ firstIn, served }) =>
      served === 0 ? 0 : Math.round((100 * firstIn) / served),
    ),
    {
      ...stat("break_points_won", ({ breaks }) => breaks),
      of: { home: counts.home.breakPoints, away: counts.away.breakPoints },
    },
  ];
}
