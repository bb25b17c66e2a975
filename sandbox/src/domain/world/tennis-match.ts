import type { Phase } from "@grandstand/contract/entities";
import { decidedResults, possibleScores } from "../models/decided.ts";
import { mainMarketPicker } from "../models/main-markets.ts";
import type { Random } from "../models/random.ts";
import {
  isSetWon,
  isTieBreak,
  otherSide,
  type ServeStrengths,
  type Side,
  type TennisState,
  tennisDistribution,
  tieBreakServer,
} from "../models/tennis.ts";
import { tennisJoint } from "../models/tennis-joint.ts";
import { tennisMarketRules, tennisMarkets } from "../models/tennis-markets.ts";
import type { Contest, QuotedMarket, Step } from "./contest.ts";
import { opinion } from "./opinion.ts";
import type { OutcomeResult } from "./world.ts";

const meanPoint = 38_000;
const changeOfEnds = 75_000;
const betweenSets = 120_000;
const breakSuspension = 8_000;
const setSuspension = 20_000;
const margin = 0.06;
const setPhases: readonly Phase[] = ["set_1", "set_2", "set_3", "set_4", "set_5"];
const pointNames = ["0", "15", "30", "40"];

export interface TennisMatchOptions {
  home: string;
  away: string;
  strengths: ServeStrengths;
  setsToWin: 2 | 3;
  random: Random;
  /** How many times faster than the clock it is played. */
  speed: number;
}

/** Points as the umpire calls them; in a tie-break they are counted. */
function calledPoints(own: number, other: number, tieBreak: boolean): string {
  if (tieBreak) return String(own);
  if (own >= 3 && other >= 3) return own > other ? "A" : "40";
  return pointNames[own] ?? "40";
}

const mainColumns = [["match_winner"], ["total_games"], ["set_winner"]];

/** A tennis match, played point by point. */
export function createTennisMatch(options: TennisMatchOptions): Contest {
  const { random, speed, setsToWin } = options;
  const noise = opinion(random, 0.006);
  const won: Record<Side, number[]> = { home: [0], away: [0] };
  const startTimes: Record<string, string> = {};
  const setWinners: Side[] = [];
  let phase: Phase = "not_started";
  const pickMain = mainMarketPicker(mainColumns);
  const markets = tennisMarketRules(setsToWin);
  let state: TennisState = {
    setsToWin,
    sets: { home: 0, away: 0 },
    games: { home: 0, away: 0 },
    points: { home: 0, away: 0 },
    server: random.next() < 0.5 ? "home" : "away",
    gamesBefore: 0,
  };

  const servesNow = (): Side =>
    isTieBreak(state.games)
      ? tieBreakServer(state.server, state.points.home + state.points.away)
      : state.server;
  const opined = (): ServeStrengths => ({
    home: options.strengths.home + noise.value(),
    away: options.strengths.away - noise.value(),
  });
  const isGameWon = (own: number, other: number) =>
    own >= (isTieBreak(state.games) ? 7 : 4) && own - other >= 2;

  const winSet = (side: Side, at: number): Step => {
    const games = state.gamesBefore + state.games.home + state.games.away;
    const sets = { ...state.sets, [side]: state.sets[side] + 1 };
    setWinners.push(side);
    if (sets[side] === setsToWin) {
      state = { ...state, sets, gamesBefore: games };
      phase = "ended";
      return { nextAt: null, suspendFor: 0, isNotable: true };
    }
    state = { ...state, sets, games: { home: 0, away: 0 }, gamesBefore: games };
    won.home.push(0);
    won.away.push(0);
    phase = setPhases[setWinners.length] ?? "set_5";
    startTimes[phase] = new Date(at).toISOString();
    return {
      nextAt: at + betweenSets / speed,
      suspendFor: setSuspension / speed,
      isNotable: true,
    };
  };
  const winGame = (side: Side, at: number): Step => {
    const wasBreak = side !== state.server || isTieBreak(state.games);
    const games = { ...state.games, [side]: state.games[side] + 1 };
    won[side][won[side].length - 1] = games[side];
    state = {
      ...state,
      games,
      points: { home: 0, away: 0 },
      server: otherSide(state.server),
    };
    if (isSetWon(games[side], games[otherSide(side)])) return winSet(side, at);
    const pause = (games.home + games.away) % 2 === 1 ? changeOfEnds : 0;
    return {
      nextAt: at + (pause + meanPoint * random.between(0.6, 1.4)) / speed,
      suspendFor: wasBreak ? breakSuspension / speed : 0,
      isNotable: true,
    };
  };
  const step = (at: number): Step => {
    const server = servesNow();
    const side = random.next() < options.strengths[server] ? server : otherSide(server);
    const points = { ...state.points, [side]: state.points[side] + 1 };
    noise.move();
    if (isGameWon(points[side], points[otherSide(side)])) return winGame(side, at);
    state = { ...state, points };
    const nextAt = at + (meanPoint * random.between(0.6, 1.4)) / speed;
    return { nextAt, suspendFor: 0, isNotable: false };
  };

  /** The ending if the match ended now: the player who leads has won. */
  const endingHere = () => {
    const lead = (pair: { home: number; away: number }) => pair.home - pair.away;
    const sets = { ...state.sets };
    const isOver = phase === "ended";
    const edge = lead(sets) || lead(state.games) || lead(state.points);
    if (!isOver && lead(sets) === 0 && edge !== 0) sets[edge > 0 ? "home" : "away"] += 1;
    const running = isOver ? 0 : state.games.home + state.games.away;
    return { ...sets, games: state.gamesBefore + running };
  };
  const resolved = (): Map<string, OutcomeResult> => {
    const played = state.gamesBefore + state.games.home + state.games.away;
    const endings = possibleScores(setsToWin, state.sets).flatMap((sets) =>
      [played, Number.POSITIVE_INFINITY].map((games) => ({ ...sets, games })),
    );
    const results = new Map<string, OutcomeResult>(decidedResults(markets, endings));
    setWinners.forEach((winner, index) => {
      for (const side of ["home", "away"] as const) {
        results.set(`set-${index + 1}-${side}`, side === winner ? "won" : "lost");
      }
    });
    return results;
  };
  const settle = (): Map<string, OutcomeResult> => {
    const ending = endingHere();
    const isShort = Math.max(ending.home, ending.away) < setsToWin;
    const results = resolved();
    for (const market of markets) {
      // A match that was ended early has no number of games and no score in sets; level, it has no
      // winner.
      const hasLeader = market.type === "match_winner" && ending.home !== ending.away;
      const isVoid = isShort && !hasLeader;
      for (const outcome of market.outcomes) {
        const result = outcome.isTrue(ending) ? "won" : "lost";
        results.set(`${market.key}-${outcome.key}`, isVoid ? "void" : result);
      }
    }
    phase = "ended";
    return results;
  };

  return {
    participants: [options.home, options.away],
    type: "match",
    begin(at) {
      phase = "set_1";
      startTimes.set_1 = new Date(at).toISOString();
      return at + meanPoint / speed;
    },
    step,
    drift: () => noise.move(),
    quote() {
      const quoted = tennisMarkets(tennisDistribution(opined(), state), state);
      return pickMain(quoted).map((market): QuotedMarket => ({ ...market, margin }));
    },
    state() {
      const tieBreak = isTieBreak(state.games);
      const { home, away } = state.points;
      return {
        phase,
        stats:
          phase === "not_started"
            ? null
            : {
                time: null,
                server: phase === "ended" ? null : servesNow(),
                home_scores: [...won.home],
                away_scores: [...won.away],
                home_set: state.sets.home,
                away_set: state.sets.away,
                home_points: calledPoints(home, away, tieBreak),
                away_points: calledPoints(away, home, tieBreak),
              },
        matchSummary: {
          currentPhase: phase,
          startTimes: { ...startTimes },
          normalTimeHalfDuration: 0,
        },
      };
    },
    joint: (_at, keys) => tennisJoint(opined(), state, keys),
    resolved,
    settle,
  };
}
