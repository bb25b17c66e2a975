import type { Phase } from "@grandstand/contract/entities";
import { possibleScores } from "../models/decided.ts";
import { mainMarketPicker } from "../models/main-markets.ts";
import type { Random } from "../models/random.ts";
import { otherSide, type ServeStrengths, tennisDistribution } from "../models/tennis.ts";
import { tennisJoint } from "../models/tennis-joint.ts";
import { tennisMarketRules, tennisMarkets } from "../models/tennis-markets.ts";
import { beginTennisPlay } from "../tennis-play/tennis-play.ts";
import type { Contest, QuotedMarket, Step } from "./contest.ts";
import { opinion } from "./opinion.ts";
import { resolvedInParts, resultsOfEnding } from "./part-results.ts";
import { createTennisScore, endingHere } from "./tennis-score.ts";
import type { OutcomeResult } from "./world.ts";

const meanPoint = 38_000;
const changeOfEnds = 75_000;
const betweenSets = 120_000;
const breakSuspension = 8_000;
const setSuspension = 20_000;
const margin = 0.06;
const setPhases: readonly Phase[] = ["set_1", "set_2", "set_3", "set_4", "set_5"];

export interface TennisMatchOptions {
  home: string;
  away: string;
  strengths: ServeStrengths;
  setsToWin: 2 | 3;
  random: Random;
  /** How many times faster than the clock it is played. */
  speed: number;
}

const mainColumns = [["match_winner"], ["total_games"], ["set_winner"]];

/** A tennis match, played point by point. */
export function createTennisMatch(options: TennisMatchOptions): Contest {
  const { random, speed, setsToWin } = options;
  const noise = opinion(random, 0.006);
  const startTimes: Record<string, string> = {};
  let phase: Phase = "not_started";
  const pickMain = mainMarketPicker(mainColumns);
  const markets = tennisMarketRules(setsToWin);
  const score = createTennisScore(setsToWin, random.next() < 0.5 ? "home" : "away");
  const play = beginTennisPlay(random.fork("play"));

  const opined = (): ServeStrengths => ({
    home: options.strengths.home + noise.value(),
    away: options.strengths.away - noise.value(),
  });

  const playPoint = (at: number) => {
    const server = score.server();
    const serve = options.strengths[server];
    const winner = random.next() < serve ? server : otherSide(server);
    const before = score.state();
    const won = score.winPoint(winner);
    const point = { at, before, after: score.state(), server, winner, called: score.called(), won };
    play.note(point, serve);
    return won;
  };

  const step = (at: number): Step => {
    const won = playPoint(at);
    noise.move();
    if (won === "match") {
      phase = "ended";
      return { nextAt: null, suspendFor: 0, isNotable: true };
    }
    if (won === "set") {
      phase = setPhases[score.setWinners().length] ?? "set_5";
      startTimes[phase] = new Date(at).toISOString();
      return {
        nextAt: at + betweenSets / speed,
        suspendFor: setSuspension / speed,
        isNotable: true,
      };
    }
    const { home, away } = score.state().games;
    const pause = won !== "point" && (home + away) % 2 === 1 ? changeOfEnds : 0;
    return {
      nextAt: at + (pause + meanPoint * random.between(0.6, 1.4)) / speed,
      suspendFor: won === "break" ? breakSuspension / speed : 0,
      isNotable: won !== "point",
    };
  };

  const resolved = (): Map<string, OutcomeResult> => {
    const { sets, games, gamesBefore } = score.state();
    const played = gamesBefore + games.home + games.away;
    const endings = possibleScores(setsToWin, sets).flatMap((each) =>
      [played, Number.POSITIVE_INFINITY].map((count) => ({ ...each, games: count })),
    );
    return resolvedInParts({ part: "set", winners: score.setWinners(), markets, endings });
  };

  return {
    participants: [options.home, options.away],
    type: "match",
    begin(at) {
      phase = "set_1";
      startTimes.set_1 = new Date(at).toISOString();
      play.begin(at);
      return at + meanPoint / speed;
    },
    step,
    drift: () => noise.move(),
    quote() {
      const state = score.state();
      const quoted = tennisMarkets(tennisDistribution(opined(), state), state);
      return pickMain(quoted).map((market): QuotedMarket => ({ ...market, margin }));
    },
    state: () => ({
      phase,
      stats: phase === "not_started" ? null : score.stats(phase === "ended"),
      matchSummary: {
        currentPhase: phase,
        startTimes: { ...startTimes },
        normalTimeHalfDuration: 0,
      },
    }),
    play: () => ({ incidents: [], ...play.facts() }),
    joint: (_at, keys) => tennisJoint(opined(), score.state(), keys),
    resolved,
    settle() {
      const ending = endingHere(score.state(), phase === "ended");
      // A match that was ended early has no number of games and no score in sets.
      const isShort = Math.max(ending.home, ending.away) < setsToWin;
      const results = new Map([...resolved(), ...resultsOfEnding(markets, ending, isShort)]);
      phase = "ended";
      return results;
    },
  };
}
