import type { SuspensionReason } from "@grandstand/contract/event-state";
import { beginPlay, type FootballPlay } from "../football-play/football-play.ts";
import { ratesWhenShort, type Side } from "../football-play/intensities.ts";
import { playersToCome } from "../football-play/players-to-come.ts";
import type { LineUp } from "../football-play/squads.ts";
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
import { footballMarkets } from "../models/football-markets.ts";
import { mainMarketPicker } from "../models/main-markets.ts";
import type { Random } from "../models/random.ts";
import type { Contest, QuotedMarket, Step } from "./contest.ts";
import { createFootballClock, type FootballClock } from "./football-clock.ts";
import { type FootballGoals, resolvedFootball, settledFootball } from "./football-results.ts";
import { opinion } from "./opinion.ts";
import { createPlayerQuotes } from "./player-quotes.ts";
import { resolvedPlayers, settledPlayers } from "./player-results.ts";

const minute = 60_000;
const breakLength = 15 * minute;
const usualStep = 56_000;
const goalSuspension = [14_000, 30_000] as const;
const sendingOffSuspension = [10_000, 20_000] as const;

const margins: Readonly<Record<string, number>> = {
  "1x2": 0.055,
  total_goals: 0.055,
  both_teams_to_score: 0.06,
  correct_score: 0.16,
  half_time_result: 0.075,
  anytime_scorer: 0.14,
  first_scorer: 0.2,
  last_scorer: 0.2,
  player_shots_on_target: 0.12,
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
  /** Without them it has its goals alone. */
  lineUps?: Readonly<Record<Side, LineUp>>;
}

function marginOf(market: FairMarket): number {
  return margins[market.type] ?? 0.065;
}

/** The rates of a match as the bookmaker sees them: an opinion on each side drifts around the model's. */
function opinedRates(rates: Rates, random: Random): { value(): Rates; move(): void } {
  const noise = { home: opinion(random, 0.025), away: opinion(random, 0.025) };
  return {
    value: () => ({
      home: rates.home * Math.exp(noise.home.value()),
      away: rates.away * Math.exp(noise.away.value()),
    }),
    move() {
      noise.home.move();
      noise.away.move();
    },
  };
}

/** The share of a match's expected goals between two instants of the running half, in epoch milliseconds. */
function shareBetween(clock: FootballClock, from: number, to: number): number {
  const base = clock.half() === 1 ? 0 : 45;
  const before = base + clock.squeezed(from);
  return goalShare(before, Math.max(before + 0.05, base + clock.squeezed(to)));
}

/** Draws by the scoring intensities whether a goal was scored in that share of the match; at most one. */
function drawGoal(rates: Rates, share: number, random: Random): Side | null {
  const draw = random.next();
  if (draw < rates.home * share) return "home";
  return draw < (rates.home + rates.away) * share ? "away" : null;
}

/** For how long, in milliseconds of play, a goal or a player less puts the match off sale; null for neither. */
function suspensionAfter(
  goal: Side | null,
  isSentOff: boolean,
): { length: readonly [shortest: number, longest: number]; reason: SuspensionReason } | null {
  if (goal !== null) return { length: goalSuspension, reason: "goal" };
  return isSentOff ? { length: sendingOffSuspension, reason: "red_card" } : null;
}

/** A football match, played from its scoring intensities. */
export function createFootballMatch(options: FootballMatchOptions): Contest {
  const { random, speed, rates, meanStep = usualStep } = options;
  const play: FootballPlay | null = options.lineUps
    ? beginPlay(rates, options.lineUps, random.fork("play"))
    : null;
  const view = opinedRates(rates, random);
  /** Rates of the moment: a side that is a player short scores less, and the other more. */
  const asPlayed = (from: Rates) => (play ? ratesWhenShort(from, play.short()) : from);
  const opined = () => asPlayed(view.value());
  const quotePlayers = play && createPlayerQuotes(play, rates);
  const pickMain = mainMarketPicker(mainColumns);
  const clock = createFootballClock(random, speed);
  const score: Score = { home: 0, away: 0 };
  const scorers: Side[] = [];
  let halfTime: Score | null = null;
  let steppedAt = 0;

  const footballState = (at: number): FootballState => ({
    half: clock.half(),
    minute: clock.squeezed(at),
    score,
    halfTime,
  });
  const goals = (): FootballGoals => ({ score, halfTime, scorers });
  const playersAt = (at: number) => play && playersToCome(play, footballState(at), opined(), rates);
  const beginHalf = (at: number, name: "first_half" | "second_half") => {
    clock.beginHalf(at, name);
    steppedAt = at;
  };
  const nextStep = (at: number) =>
    Math.min(clock.halfEndsAt(), at + (meanStep * random.between(0.6, 1.4)) / speed);
  const wait = (nextAt: number | null): Step => ({ nextAt, suspendFor: 0, isNotable: true });

  const resolved = () =>
    new Map([...resolvedFootball(goals()), ...(play ? resolvedPlayers(play.facts()) : [])]);
  /** The minute of each result that is certain. */
  const decided = new Map<string, number>();
  const noteDecided = (at: number) => {
    const half = clock.half() === 1 ? 0 : 45;
    const minute = half + Math.min(45, Math.floor(clock.minutesOfHalf(at)) + 1);
    for (const key of resolved().keys()) if (!decided.has(key)) decided.set(key, minute);
  };

  /** Returns whether a player was sent off. */
  const advancePlay = (at: number, share: number, goal: Side | null): boolean => {
    const half = clock.half();
    if (play === null || half === 3) return false;
    const [from, to] = [clock.minutesOfHalf(steppedAt), clock.minutesOfHalf(at)];
    return play.advance({ half, from, to, share, goal, score });
  };

  const step = (at: number): Step => {
    if (clock.phase() === "half_time") {
      beginHalf(at, "second_half");
      return wait(nextStep(at));
    }
    const share = shareBetween(clock, steppedAt, at);
    const scorer = drawGoal(ratesAt(asPlayed(rates), score), share, random);
    if (scorer !== null) {
      score[scorer] += 1;
      scorers.push(scorer);
    }
    const before = play?.version();
    const isSentOff = advancePlay(at, share, scorer);
    steppedAt = at;
    const isDecisive = scorer !== null || before !== play?.version();
    if (isDecisive) noteDecided(at);
    view.move();
    const suspension = suspensionAfter(scorer, isSentOff);
    const suspended = suspension
      ? {
          suspendFor: random.between(...suspension.length) / speed,
          suspendedBecause: suspension.reason,
        }
      : { suspendFor: 0 };
    if (!clock.isHalfOver(at))
      return {
        nextAt: nextStep(at),
        ...suspended,
        isNotable: suspension !== null,
        // A shot or a substitution decides what is bet on a player.
        isDecisive,
      };
    if (clock.phase() === "first_half") {
      halfTime = { ...score };
      noteDecided(at);
      clock.stop("half_time");
      return { ...wait(at + breakLength / speed), ...suspended };
    }
    clock.stop("ended");
    return wait(null);
  };

  return {
    participants: [options.home, options.away],
    type: "match",
    begin(at) {
      beginHalf(at, "first_half");
      return nextStep(at);
    },
    step,
    drift: view.move,
    quote(at) {
      const now = opined();
      const state = footballState(at);
      const distribution = footballDistribution(now, state);
      const markets = [
        ...footballMarkets(distribution, now, state),
        ...(quotePlayers?.(state, now) ?? []),
      ];
      return pickMain(markets).map(
        (market): QuotedMarket => ({ ...market, margin: marginOf(market) }),
      );
    },
    state(at) {
      const isOpen = clock.phase() !== "not_started";
      return {
        phase: clock.phase(),
        stats: isOpen
          ? {
              time: clock.minutesPlayed(at),
              server: null,
              home_scores: [score.home],
              away_scores: [score.away],
              home_set: 0,
              away_set: 0,
              ...(play && { home_notes: play.notes().home, away_notes: play.notes().away }),
            }
          : null,
        matchSummary: clock.summary(at),
      };
    },
    scoredLast: () => scorers.at(-1),
    ...(play && { play: () => ({ ...play.facts(), halfTimeScore: halfTime }) }),
    joint: (at, keys) => footballJoint(opined(), footballState(at), keys, () => playersAt(at)),
    resolved,
    decidedIn: (key) => decided.get(key),
    settle() {
      clock.stop("ended");
      return new Map([...settledFootball(goals()), ...(play ? settledPlayers(play.facts()) : [])]);
    },
  };
}
