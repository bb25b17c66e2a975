import type { Side, SidePair } from "../event-view/index.ts";

export interface TennisGameView {
  readonly winner: Side;
  /** Of a tie-break, who served its first point. */
  readonly server: Side;
  /** The points of a tie-break; null for any other game. */
  readonly tieBreak: SidePair<number> | null;
}

/** The next point may win its side a game against the server, a set, or the match. */
export interface ChanceView {
  readonly kind: "break" | "set" | "match";
  readonly side: Side;
  /** Counts those of its kind in the running game, from 1. */
  readonly number: number;
}

/** What has happened in a tennis match. Instants are epoch milliseconds. */
export interface TennisPlayView {
  readonly kind: "tennis";
  /** The games of each set that has begun which are over. */
  readonly sets: readonly (readonly TennisGameView[])[];
  /** The score of the running game after each of its points, as it is called. */
  readonly game: readonly SidePair<string>[];
  readonly chance: ChanceView | null;
  readonly beganAt: number | null;
  readonly endedAt: number | null;
  /** Who gave up. */
  readonly retired: Side | null;
}

export interface RoundView {
  readonly winner: Side;
  readonly attacker: Side | null;
}

export interface MapView {
  /** Null where the game has but one. */
  readonly name: string | null;
  readonly score: SidePair<number>;
  /** Null until it is over. */
  readonly winner: Side | null;
  /** Those that are over; none where the game has no rounds. */
  readonly rounds: readonly RoundView[];
  /** Who attacks in the running round. */
  readonly attacker: Side | null;
}

/** What has happened in an e-sports match. */
export interface EsportsPlayView {
  readonly kind: "esports";
  /** The most maps that it can have. */
  readonly bestOf: number | null;
  /** The most rounds of a map without overtime; null where the game has no rounds. */
  readonly regularRounds: number | null;
  readonly maps: readonly MapView[];
}

export type SportPlayView = TennisPlayView | EsportsPlayView;

/** Whether a game was won against its server: in a tie-break both serve. */
export function isBreak({ winner, server, tieBreak }: TennisGameView): boolean {
  return winner !== server && tieBreak === null;
}

/** The index of the map that is played, or else of the last that was. */
export function currentMap({ maps }: EsportsPlayView): number {
  const running = maps.findIndex(({ winner }) => winner === null);
  const isOver = running === -1 || isDecided(maps);
  if (!isOver) return running;
  return Math.max(
    0,
    maps.findLastIndex(({ winner }) => winner !== null),
  );
}

/** Whether a side has won more maps than are left to the other. */
export function isDecided(maps: readonly MapView[]): boolean {
  const won = (side: Side) => maps.filter(({ winner }) => winner === side).length;
  return Math.max(won("home"), won("away")) > maps.length / 2;
}
