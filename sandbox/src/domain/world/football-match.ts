import type { Phase } from "@grandstand/contract/entities";
import type { FairMarket } from "../models/fair-market.ts";
import {
  type FootballState,
  footballDistribution,
  goalShare,
  type Rates,
  ratesAt,
  type Score,
} from "../models/football.ts";
import { footballJoint } from "../models/football-joint.ts";
import {
  type FootballMarketRule,
  footballMarketRules,
  footballMarkets,
} from "../models/football-markets.ts";
import { mainMarketPicker } from "../models/main-markets.ts";
import type { Random } from "../models/random.ts";
import type { Contest, QuotedMarket, Step } from "./contest.ts";
import { opinion } from "./opinion.ts";
import type { OutcomeResult } from "./world.ts";

const minute = 60_000;
const halfLength = 45 * minute;
const breakLength = 15 * minute;
/** The stoppage time that a bookmaker expects before it is announced. */
const expectedStoppage = [2 * minute, 5 * minute] as const;
const usualStep = 56_000;
const goalSuspension = [14_000, 30_000] as const;

const margins: Readonly<Record<string, number>> = {
  "1x2": 0.055,
  total_goals: 0.055,
  both_teams_to_score: 0.06,
  correct_score: 0.16,
  half_time_result: 0.075,
};
const mainColumns = [["1x2"], ["total_goals"], ["both_teams_to_score", "handicap", "draw_no_bet"]];

export interface FootballMatchOptions {
  home: string;
  away: string;
  rates: Rates;
  random: Random;
  /** How many times faster than the clock it is played. */
  speed: number;
  /** Mean milliseconds of play between two steps; about a minute by default. */
  meanStep?: number;
}

function marginOf(market: FairMarket): number {
  return margins[market.type] ?? 0.065;
}

function resultOf(verdict: boolean | null): OutcomeResult {
  if (verdict === null) return "void";
  return verdict ? "won" : "lost";
}

/** A football match, played from its scoring intensities. */
export function createFootballMatch(options: FootballMatchOptions): Contest {
  const { random, speed, rates, meanStep = usualStep } = options;
  const noise = { home: opinion(random, 0.025), away: opinion(random, 0.025) };
  const pickMain = mainMarketPicker(mainColumns);
  const score: Score = { home: 0, away: 0 };
  const scorers: ("home" | "away")[] = [];
  const startTimes: Record<string, string> = {};
  let halfTime: Score | null = null;
  let phase: Phase = "not_started";
  let startedAt = 0;
  let steppedAt = 0;
  let stoppage = 0;

  const half = (): 1 | 2 | 3 => {
    if (phase === "ended") return 3;
    return phase === "half_time" || phase === "second_half" ? 2 : 1;
  };
  const isRunning = () => phase === "first_half" || phase === "second_half";
  const played = (at: number) => (isRunning() ? (at - startedAt) * speed : 0);
  /** Minutes of the half, with its stoppage time compressed into 45; never over while play continues. */
  const squeezed = (at: number) => {
    const length = halfLength + (expectedStoppage[half() === 1 ? 0 : 1] ?? 0);
    return Math.min(44.8, (45 * played(at)) / length);
  };
  const opinedRates = (): Rates => ({
    home: rates.home * Math.exp(noise.home.value()),
    away: rates.away * Math.exp(noise.away.value()),
  });
  const footballState = (at: number): FootballState => ({
    half: half(),
    minute: squeezed(at),
    score,
    halfTime,
  });
  const beginHalf = (at: number, name: "first_half" | "second_half") => {
    phase = name;
    startedAt = at;
    steppedAt = at;
    stoppage = random.between(name === "first_half" ? 0.5 : 2.5, name === "first_half" ? 4 : 7);
    startTimes[name] = new Date(at).toISOString();
  };
  const nextStep = (at: number) => {
    const end = startedAt + (halfLength + stoppage * minute) / speed;
    return Math.min(end, at + (meanStep * random.between(0.6, 1.4)) / speed);
  };
  const quiet = (nextAt: number): Step => ({ nextAt, suspendFor: 0, isNotable: false });
  const wait = (nextAt: number | null): Step => ({ nextAt, suspendFor: 0, isNotable: true });

  /** Draws by the scoring intensities whether a goal was scored since the last step; at most one. */
  const goalSince = (at: number): "home" | "away" | null => {
    const base = half() === 1 ? 0 : 45;
    const before = base + squeezed(steppedAt);
    const share = goalShare(before, Math.max(before + 0.05, base + squeezed(at)));
    const now = ratesAt(rates, score);
    const draw = random.next();
    if (draw < now.home * share) return "home";
    return draw < (now.home + now.away) * share ? "away" : null;
  };

  const step = (at: number): Step => {
    if (phase === "half_time") {
      beginHalf(at, "second_half");
      return wait(nextStep(at));
    }
    const scorer = goalSince(at);
    steppedAt = at;
    if (scorer !== null) {
      score[scorer] += 1;
      scorers.push(scorer);
    }
    noise.home.move();
    noise.away.move();
    const suspendFor = scorer === null ? 0 : random.between(...goalSuspension) / speed;
    if (played(at) < halfLength + stoppage * minute - 1) {
      return scorer === null
        ? quiet(nextStep(at))
        : { nextAt: nextStep(at), suspendFor, isNotable: true };
    }
    if (phase === "first_half") {
      phase = "half_time";
      halfTime = { ...score };
      return { ...wait(at + breakLength / speed), suspendFor };
    }
    phase = "ended";
    return wait(null);
  };

  const minutesPlayed = (at: number) => {
    if (phase === "not_started") return 0;
    if (phase === "half_time") return 45;
    if (phase === "ended") return 90;
    return (phase === "second_half" ? 45 : 0) + Math.floor(played(at) / minute);
  };

  const isResolved = (market: FootballMarketRule) => {
    if (market.decidedBy === "half-time") return halfTime !== null;
    if (market.type === "both_teams_to_score") return score.home > 0 && score.away > 0;
    return market.type === "total_goals" && score.home + score.away > (market.line ?? 0);
  };
  const resultsOf = (markets: readonly FootballMarketRule[], ordinals: number) => {
    const results = new Map<string, OutcomeResult>();
    for (const market of markets) {
      // An end before half-time: the score at that moment counts.
      const decisive = market.decidedBy === "final" ? score : (halfTime ?? score);
      for (const outcome of market.outcomes) {
        results.set(`${market.key}-${outcome.key}`, resultOf(outcome.verdict(decisive)));
      }
    }
    for (let ordinal = 1; ordinal <= ordinals; ordinal += 1) {
      const winner = scorers[ordinal - 1] ?? "none";
      for (const key of ["home", "none", "away"]) {
        results.set(`next-goal-${ordinal}-${key}`, resultOf(key === winner));
      }
    }
    return results;
  };
  const resolved = () => resultsOf(footballMarketRules.filter(isResolved), scorers.length);
  const settle = () => {
    phase = "ended";
    return resultsOf(footballMarketRules, scorers.length + 1);
  };

  return {
    participants: [options.home, options.away],
    type: "match",
    begin(at) {
      beginHalf(at, "first_half");
      return nextStep(at);
    },
    step,
    drift() {
      noise.home.move();
      noise.away.move();
    },
    quote(at) {
      const opined = opinedRates();
      const state = footballState(at);
      const markets = footballMarkets(footballDistribution(opined, state), opined, state);
      return pickMain(markets).map(
        (market): QuotedMarket => ({ ...market, margin: marginOf(market) }),
      );
    },
    state(at) {
      const isOpen = phase !== "not_started";
      // In play faster than the clock, the start of the running half moves, so that the time since it is the minute of play.
      if (isRunning()) startTimes[phase] = new Date(at - played(at)).toISOString();
      return {
        phase,
        stats: isOpen
          ? {
              time: minutesPlayed(at),
              server: null,
              home_scores: [score.home],
              away_scores: [score.away],
              home_set: 0,
              away_set: 0,
            }
          : null,
        matchSummary: {
          currentPhase: phase,
          startTimes: { ...startTimes },
          normalTimeHalfDuration: 45,
        },
      };
    },
    joint: (at, keys) => footballJoint(opinedRates(), footballState(at), keys),
    resolved,
    settle,
  };
}
