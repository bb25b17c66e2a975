import type { Phase } from "@grandstand/contract/entities";
import { beginEsportsPlay } from "../esports-play/esports-play.ts";
import { possibleScores } from "../models/decided.ts";
import {
  type EsportRules,
  type EsportState,
  esportDistribution,
  isMapWon,
} from "../models/esports.ts";
import { esportMarketRules, esportMarkets } from "../models/esports-markets.ts";
import { mainMarketPicker } from "../models/main-markets.ts";
import type { Random } from "../models/random.ts";
import type { Contest, QuotedMarket, Step } from "./contest.ts";
import { opinion } from "./opinion.ts";
import { resolvedInParts, resultsOfEnding } from "./part-results.ts";
import type { OutcomeResult } from "./world.ts";

const betweenMaps = 420_000;
const mapSuspension = 25_000;
const margin = 0.06;
const mapPhases: readonly Phase[] = ["map_1", "map_2", "map_3", "map_4", "map_5"];
type Side = "home" | "away";

export interface EsportMatchOptions {
  home: string;
  away: string;
  rules: EsportRules;
  mapsToWin: 2 | 3;
  /** Probability that the home side wins a point. */
  point: number;
  /** Milliseconds that a point lasts on average. */
  meanPoint: number;
  random: Random;
  /** How many times faster than the clock it is played. */
  speed: number;
}

const mainColumns = [
  ["match_winner"],
  ["total_maps", "map_winner"],
  ["map_handicap", "map_winner"],
];

/** An esports match, played point by point: rounds, or turrets. */
export function createEsportMatch(options: EsportMatchOptions): Contest {
  const { random, speed, rules, mapsToWin, meanPoint } = options;
  const noise = opinion(random, 0.006);
  const pickMain = mainMarketPicker(mainColumns);
  const markets = esportMarketRules(mapsToWin);
  const play = beginEsportsPlay(rules, mapsToWin, random.fork("play"));
  const won: Record<Side, number[]> = { home: [0], away: [0] };
  const startTimes: Record<string, string> = {};
  const mapWinners: Side[] = [];
  let phase: Phase = "not_started";
  let state: EsportState = {
    mapsToWin,
    maps: { home: 0, away: 0 },
    points: { home: 0, away: 0 },
  };

  const opined = () => Math.min(0.95, Math.max(0.05, options.point + noise.value()));
  const pointAfter = (at: number) => at + (meanPoint * random.between(0.6, 1.4)) / speed;
  const winMap = (side: Side, at: number): Step => {
    const maps = { ...state.maps, [side]: state.maps[side] + 1 };
    mapWinners.push(side);
    state = { ...state, maps, points: { home: 0, away: 0 } };
    if (maps[side] === mapsToWin) {
      phase = "ended";
      return { nextAt: null, suspendFor: 0, isNotable: true };
    }
    won.home.push(0);
    won.away.push(0);
    phase = mapPhases[mapWinners.length] ?? "map_5";
    startTimes[phase] = new Date(at).toISOString();
    return { nextAt: at + betweenMaps / speed, suspendFor: mapSuspension / speed, isNotable: true };
  };
  const step = (at: number): Step => {
    const side = random.next() < options.point ? "home" : "away";
    const other = side === "home" ? "away" : "home";
    const points = { ...state.points, [side]: state.points[side] + 1 };
    won[side][won[side].length - 1] = points[side];
    noise.move();
    const wonMap = isMapWon(rules, points[side], points[other]);
    play.note(side, wonMap);
    if (wonMap) return winMap(side, at);
    state = { ...state, points };
    return { nextAt: pointAfter(at), suspendFor: 0, isNotable: true };
  };

  const resolved = (): Map<string, OutcomeResult> => {
    const endings = possibleScores(mapsToWin, state.maps);
    return resolvedInParts({ part: "map", winners: mapWinners, markets, endings });
  };
  /** Ended early, the side that leads has won the match; the number of maps has no result. */
  const settle = (): Map<string, OutcomeResult> => {
    const isShort = phase !== "ended";
    const ending = { ...state.maps };
    const lead = ending.home - ending.away || state.points.home - state.points.away;
    if (isShort && ending.home === ending.away && lead !== 0) {
      ending[lead > 0 ? "home" : "away"] += 1;
    }
    const results = new Map([...resolved(), ...resultsOfEnding(markets, ending, isShort)]);
    phase = "ended";
    return results;
  };

  return {
    participants: [options.home, options.away],
    type: "match",
    begin(at) {
      phase = "map_1";
      startTimes.map_1 = new Date(at).toISOString();
      return pointAfter(at);
    },
    step,
    drift: () => noise.move(),
    quote: () =>
      pickMain(esportMarkets(esportDistribution(rules, opined(), state), state)).map(
        (market): QuotedMarket => ({ ...market, margin }),
      ),
    state: () => ({
      phase,
      stats:
        phase === "not_started"
          ? null
          : {
              time: null,
              server: null,
              home_scores: [...won.home],
              away_scores: [...won.away],
              home_set: state.maps.home,
              away_set: state.maps.away,
            },
      matchSummary: {
        currentPhase: phase,
        startTimes: { ...startTimes },
        normalTimeHalfDuration: 0,
      },
    }),
    play: () => ({ incidents: [], ...play.facts() }),
    resolved,
    settle,
  };
}
