import type { EventStats } from "@grandstand/contract/entities";
import {
  isSetWon,
  isTieBreak,
  otherSide,
  type Side,
  type TennisEnding,
  type TennisState,
  tieBreakServer,
} from "../models/tennis.ts";

const pointNames = ["0", "15", "30", "40"];

/** What a point has won, the largest of it; a break is a game against the serve. */
type Won = "point" | "game" | "break" | "set" | "match";

/** The score of a tennis match in points, games and sets. */
export interface TennisScore {
  state(): TennisState;
  /** Who serves the next point. */
  server(): Side;
  /** The winners of the sets that are over, in their order. */
  setWinners(): readonly Side[];
  /** Counts a point of that side; with it may come the game, the set and the match. */
  winPoint(side: Side): Won;
  /** The points of the running game, as the umpire calls them. */
  called(): Record<Side, string>;
  /** The score as it is on the wire; no one serves once the match has ended. */
  stats(hasEnded: boolean): EventStats;
}

/** Points as the umpire calls them; in a tie-break they are counted. */
function calledPoints(own: number, other: number, tieBreak: boolean): string {
  if (tieBreak) return String(own);
  if (own >= 3 && other >= 3) return own > other ? "A" : "40";
  return pointNames[own] ?? "40";
}

/** Creates the score before the first point, which `firstServer` serves. */
export function createTennisScore(setsToWin: 2 | 3, firstServer: Side): TennisScore {
  const won: Record<Side, number[]> = { home: [0], away: [0] };
  const setWinners: Side[] = [];
  let state: TennisState = {
    setsToWin,
    sets: { home: 0, away: 0 },
    games: { home: 0, away: 0 },
    points: { home: 0, away: 0 },
    server: firstServer,
    gamesBefore: 0,
  };

  const server = (): Side =>
    isTieBreak(state.games)
      ? tieBreakServer(state.server, state.points.home + state.points.away)
      : state.server;
  const isGameWon = (own: number, other: number) =>
    own >= (isTieBreak(state.games) ? 7 : 4) && own - other >= 2;
  const winSet = (side: Side): Won => {
    const games = state.gamesBefore + state.games.home + state.games.away;
    const sets = { ...state.sets, [side]: state.sets[side] + 1 };
    setWinners.push(side);
    if (sets[side] === setsToWin) {
      state = { ...state, sets, gamesBefore: games };
      return "match";
    }
    state = { ...state, sets, games: { home: 0, away: 0 }, gamesBefore: games };
    won.home.push(0);
    won.away.push(0);
    return "set";
  };
  const winGame = (side: Side): Won => {
    const wasBreak = side !== state.server || isTieBreak(state.games);
    const games = { ...state.games, [side]: state.games[side] + 1 };
    won[side][won[side].length - 1] = games[side];
    state = {
      ...state,
      games,
      points: { home: 0, away: 0 },
      server: otherSide(state.server),
    };
    if (isSetWon(games[side], games[otherSide(side)])) return winSet(side);
    return wasBreak ? "break" : "game";
  };

  const called = () => {
    const tieBreak = isTieBreak(state.games);
    const { home, away } = state.points;
    return { home: calledPoints(home, away, tieBreak), away: calledPoints(away, home, tieBreak) };
  };

  return {
    state: () => state,
    server,
    called,
    setWinners: () => setWinners,
    winPoint(side) {
      const points = { ...state.points, [side]: state.points[side] + 1 };
      if (isGameWon(points[side], points[otherSide(side)])) return winGame(side);
      state = { ...state, points };
      return "point";
    },
    stats(hasEnded) {
      const points = called();
      return {
        time: null,
        server: hasEnded ? null : server(),
        home_scores: [...won.home],
        away_scores: [...won.away],
        home_set: state.sets.home,
        away_set: state.sets.away,
        home_points: points.home,
        away_points: points.away,
      };
    },
  };
}

/** The ending if a match that has not ended did so now: the player who leads has won. */
export function endingHere(
  state: TennisState,
  hasEnded: boolean,
): Pick<TennisEnding, "home" | "away" | "games"> {
  const lead = (pair: { home: number; away: number }) => pair.home - pair.away;
  const sets = { ...state.sets };
  const edge = lead(sets) || lead(state.games) || lead(state.points);
  if (!hasEnded && lead(sets) === 0 && edge !== 0) sets[edge > 0 ? "home" : "away"] += 1;
  const running = hasEnded ? 0 : state.games.home + state.games.away;
  return { ...sets, games: state.gamesBefore + running };
}
