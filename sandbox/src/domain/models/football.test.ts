import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FairMarket } from "./fair-market.ts";
import {
  type FootballState,
  finalProbability,
  footballDistribution,
  goalShare,
  jointProbability,
  lowScoreFactor,
  scoreGrid,
} from "./football.ts";
import { footballMarketRules, footballMarkets } from "./football-markets.ts";

const rate = fc.double({ min: 0.2, max: 3.5, noNaN: true });
const rates = fc.record({ home: rate, away: rate });
const goals = fc.integer({ min: 0, max: 4 });
const score = fc.record({ home: goals, away: goals });
const minute = fc.double({ min: 0, max: 44.8, noNaN: true });
const state: fc.Arbitrary<FootballState> = fc.oneof(
  fc.record({ half: fc.constant(1 as const), minute, score, halfTime: fc.constant(null) }),
  fc.record({ half: fc.constant(2 as const), minute, score, extra: score }).map((drawn) => ({
    half: 2 as const,
    minute: drawn.minute,
    halfTime: drawn.score,
    score: {
      home: drawn.score.home + drawn.extra.home,
      away: drawn.score.away + drawn.extra.away,
    },
  })),
);
const kickOff: FootballState = {
  half: 1,
  minute: 0,
  score: { home: 0, away: 0 },
  halfTime: null,
};

const priced = (from: { home: number; away: number }, at: FootballState) =>
  footballMarkets(footballDistribution(from, at), from, at);
const marketOf = (markets: readonly FairMarket[], key: string) =>
  new Map(
    markets
      .find((market) => market.key === key)
      ?.outcomes.map((outcome) => [outcome.key, outcome.probability]),
  );
const chance = (market: ReadonlyMap<string, number>, key: string) => market.get(key) ?? Number.NaN;
const few = { numRuns: 40 };

describe("a football match", () => {
  it("[MODELS-3] ends in exactly one score", () => {
    fc.assert(
      fc.property(rates, state, (from, at) => {
        expect(finalProbability(footballDistribution(from, at), () => true)).toBeCloseTo(1, 9);
      }),
      few,
    );
  });

  it("[MODELS-4] has one joint distribution of half-time and end", () => {
    fc.assert(
      fc.property(rates, state, (from, at) => {
        const distribution = footballDistribution(from, at);
        expect(jointProbability(distribution, (_, end) => end.home > end.away)).toBeCloseTo(
          finalProbability(distribution, (end) => end.home > end.away),
          9,
        );
      }),
      few,
    );
  });

  it("[MODELS-4] gives a builder less for two things together than for either", () => {
    const distribution = footballDistribution({ home: 1.6, away: 1.1 }, kickOff);
    const both = jointProbability(
      distribution,
      (half, end) => half.home > half.away && end.home > end.away,
    );
    expect(both).toBeLessThan(finalProbability(distribution, (end) => end.home > end.away));
    expect(both).toBeGreaterThan(0.1);
  });

  it("[MODELS-5] [MODELS-12] has outcomes that add up in every market", () => {
    fc.assert(
      fc.property(rates, state, (from, at) => {
        for (const market of priced(from, at)) {
          const sum = market.outcomes.reduce((all, { probability }) => all + probability, 0);
          expect(sum, market.key).toBeCloseTo(market.winners, 6);
        }
      }),
      few,
    );
  });

  it("[MODELS-6] has markets that agree with each other", () => {
    fc.assert(
      fc.property(rates, state, (from, at) => {
        const markets = priced(from, at);
        const result = marketOf(markets, "1x2");
        const double = marketOf(markets, "double-chance");
        expect(chance(double, "1x")).toBeCloseTo(
          chance(result, "home") + chance(result, "draw"),
          9,
        );
        expect(chance(double, "12")).toBeCloseTo(
          chance(result, "home") + chance(result, "away"),
          9,
        );
        const scores = marketOf(markets, "correct-score");
        const home = [...scores]
          .filter(([key]) => /^\d/.test(key))
          .filter(([key]) => Number(key[0]) > Number(key[2]))
          .reduce((sum, [, probability]) => sum + probability, 0);
        expect(home).toBeLessThanOrEqual(chance(result, "home") + 1e-9);
        expect(home + chance(scores, "other")).toBeGreaterThanOrEqual(
          chance(result, "home") - 1e-9,
        );
        const lines = [0.5, 1.5, 2.5, 3.5, 4.5].map((line) =>
          chance(marketOf(markets, `total-${String(line).replace(".", "_")}`), "over"),
        );
        lines.forEach((over, index) => {
          expect(over).toBeLessThanOrEqual((lines[index - 1] ?? 1) + 1e-9);
        });
        expect(chance(marketOf(markets, "both-score"), "yes")).toBeLessThanOrEqual(
          (lines[1] ?? 0) + 1e-9,
        );
      }),
      few,
    );
  });

  it("[MODELS-7] turns towards the side that scores", () => {
    fc.assert(
      fc.property(rates, state, (from, at) => {
        const after = { ...at, score: { ...at.score, home: at.score.home + 1 } };
        const before = marketOf(priced(from, at), "1x2");
        const then = marketOf(priced(from, after), "1x2");
        expect(chance(then, "home")).toBeGreaterThanOrEqual(chance(before, "home") - 1e-9);
        expect(chance(then, "away")).toBeLessThanOrEqual(chance(before, "away") + 1e-9);
      }),
      few,
    );
  });

  it("[MODELS-8] gives draw-no-bet stakes back on a draw", () => {
    const rule = footballMarketRules.find(({ key }) => key === "draw-no-bet");
    expect(rule?.outcomes.map(({ verdict }) => verdict({ home: 1, away: 1 }))).toEqual([
      null,
      null,
    ]);
    const markets = priced({ home: 1.5, away: 1.2 }, kickOff);
    const result = marketOf(markets, "1x2");
    expect(chance(marketOf(markets, "draw-no-bet"), "home")).toBeCloseTo(
      chance(result, "home") / (chance(result, "home") + chance(result, "away")),
      9,
    );
  });

  it("[MODELS-9] is decided when it is over", () => {
    const over: FootballState = {
      half: 3,
      minute: 45,
      score: { home: 2, away: 1 },
      halfTime: { home: 0, away: 1 },
    };
    const markets = priced({ home: 1.5, away: 1.2 }, over);
    expect(chance(marketOf(markets, "1x2"), "home")).toBe(1);
    expect(chance(marketOf(markets, "half-time"), "away")).toBe(1);
    expect(chance(marketOf(markets, "correct-score"), "2-1")).toBe(1);
    expect(chance(marketOf(markets, "next-goal-4"), "none")).toBe(1);
  });

  it("[MODELS-10] has more goals late than early", () => {
    expect(goalShare(0, 45)).toBeLessThan(goalShare(45, 90));
    expect(goalShare(0, 90)).toBeCloseTo(1, 9);
    expect(goalShare(60, 60)).toBe(0);
  });

  it("[MODELS-11] ends level at few goals more often than chance alone would have it", () => {
    const means = { home: 0.6, away: 0.5 };
    for (const level of [0, 1]) expect(lowScoreFactor(level, level, means)).toBeGreaterThan(1);
    expect(lowScoreFactor(1, 0, means)).toBeLessThan(1);
    expect(lowScoreFactor(0, 1, means)).toBeLessThan(1);
    expect(lowScoreFactor(2, 2, means)).toBe(1);
    const nothing = scoreGrid(means, { home: 0, away: 0 }).cells[0] ?? 0;
    expect(nothing).toBeGreaterThan(Math.exp(-means.home - means.away));
  });

  it("[MODELS-11] moves chances among low scores without adding any", () => {
    fc.assert(
      fc.property(rates, (means) => {
        const poisson = (mean: number, goalCount: number) => Math.exp(-mean) * mean ** goalCount;
        let moved = 0;
        for (const home of [0, 1]) {
          for (const away of [0, 1]) {
            const independent = poisson(means.home, home) * poisson(means.away, away);
            moved += independent * (lowScoreFactor(home, away, means) - 1);
          }
        }
        expect(moved).toBeCloseTo(0, 9);
      }),
    );
  });

  it("[MODELS-12] offers high totals only when goals make them matter", () => {
    const keys = (at: FootballState) => priced({ home: 1.5, away: 1.2 }, at).map(({ key }) => key);
    expect(keys(kickOff)).not.toContain("total-5_5");
    expect(keys({ ...kickOff, score: { home: 3, away: 1 } })).toContain("total-5_5");
  });
});
