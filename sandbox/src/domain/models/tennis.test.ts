import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gameWinProbability,
  isSetWon,
  setEndings,
  type TennisState,
  tennisDistribution,
  tieBreakProbability,
  tieBreakServer,
} from "./tennis.ts";
import { tennisMarkets } from "./tennis-markets.ts";

const serve = fc.double({ min: 0.35, max: 0.85, noNaN: true });
const strengths = fc.record({ home: serve, away: serve });
const side = fc.constantFrom("home" as const, "away" as const);
const games = fc
  .record({ home: fc.integer({ min: 0, max: 6 }), away: fc.integer({ min: 0, max: 6 }) })
  .filter(({ home, away }) => !isSetWon(home, away) && !isSetWon(away, home));
const state: fc.Arbitrary<TennisState> = fc.record({
  setsToWin: fc.constantFrom(2 as const, 3 as const),
  sets: fc.record({ home: fc.integer({ min: 0, max: 1 }), away: fc.integer({ min: 0, max: 1 }) }),
  games,
  points: fc.record({ home: fc.integer({ min: 0, max: 3 }), away: fc.integer({ min: 0, max: 3 }) }),
  server: side,
  gamesBefore: fc.constant(0),
});
const start: TennisState = {
  setsToWin: 2,
  sets: { home: 0, away: 0 },
  games: { home: 0, away: 0 },
  points: { home: 0, away: 0 },
  server: "home",
  gamesBefore: 0,
};
const few = { numRuns: 40 };
const homeWins = (from: { home: number; away: number }, at: TennisState) =>
  tennisDistribution(from, at).endings.reduce(
    (sum, ending) => sum + (ending.home > ending.away ? ending.probability : 0),
    0,
  );

describe("a tennis game", () => {
  it("[MODELS-13] is symmetrical from deuce", () => {
    fc.assert(
      fc.property(serve, (point) => {
        expect(gameWinProbability(point, 3, 3)).toBeCloseTo(
          1 - gameWinProbability(1 - point, 3, 3),
          9,
        );
        expect(gameWinProbability(point, 4, 4)).toBeCloseTo(gameWinProbability(point, 3, 3), 9);
      }),
    );
    expect(gameWinProbability(0.5, 3, 3)).toBeCloseTo(0.5, 9);
  });

  it("[MODELS-14] is worth what the closed formula says", () => {
    fc.assert(
      fc.property(serve, (p) => {
        const q = 1 - p;
        const deuce = (20 * p ** 3 * q ** 3 * p ** 2) / (p ** 2 + q ** 2);
        const formula = p ** 4 * (1 + 4 * q + 10 * q ** 2) + deuce;
        expect(gameWinProbability(p)).toBeCloseTo(formula, 9);
      }),
    );
  });

  it("[MODELS-18] has its tie-break served one, then two and two", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((played) => tieBreakServer("home", played))).toEqual([
      "home",
      "away",
      "away",
      "home",
      "home",
      "away",
      "away",
    ]);
  });
});

describe("a tennis match", () => {
  it("[MODELS-15] is even between equals, whichever of them serves first", () => {
    fc.assert(
      fc.property(serve, side, (point, server) => {
        const equal = { home: point, away: point };
        expect(homeWins(equal, { ...start, server })).toBeCloseTo(0.5, 6);
        expect(tieBreakProbability(equal, server)).toBeCloseTo(0.5, 6);
      }),
      few,
    );
  });

  it("[MODELS-16] ends sets in scores that tennis knows, and ends for certain", () => {
    fc.assert(
      fc.property(strengths, state, (from, at) => {
        const sets = setEndings(from, at);
        for (const { home, away } of sets) {
          expect(["6-0", "6-1", "6-2", "6-3", "6-4", "7-5", "7-6"]).toContain(
            `${Math.max(home, away)}-${Math.min(home, away)}`,
          );
        }
        expect(sets.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
        const endings = tennisDistribution(from, at).endings;
        expect(endings.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
      }),
      few,
    );
  });

  it("[MODELS-17] never gets worse for the winner of a point", () => {
    fc.assert(
      fc.property(strengths, state, (from, at) => {
        fc.pre(at.points.home < 3);
        const after = { ...at, points: { ...at.points, home: at.points.home + 1 } };
        expect(homeWins(from, after)).toBeGreaterThanOrEqual(homeWins(from, at) - 1e-9);
      }),
      few,
    );
  });

  it("[MODELS-19] has markets that add up and agree", () => {
    fc.assert(
      fc.property(strengths, state, (from, at) => {
        const markets = tennisMarkets(tennisDistribution(from, at), at);
        for (const { key, outcomes } of markets) {
          expect(
            outcomes.reduce((sum, { probability }) => sum + probability, 0),
            key,
          ).toBeCloseTo(1, 6);
        }
        const scores = markets.find(({ key }) => key === "set-score")?.outcomes ?? [];
        const home = scores
          .filter(({ key }) => Number(key[0]) > Number(key[2]))
          .reduce((sum, { probability }) => sum + probability, 0);
        expect(home).toBeCloseTo(homeWins(from, at), 6);
      }),
      few,
    );
  });

  it("[MODELS-20] is certain when it is over, and has no running set", () => {
    const over = { ...start, sets: { home: 2, away: 1 }, gamesBefore: 28 };
    const markets = tennisMarkets(tennisDistribution({ home: 0.6, away: 0.7 }, over), over);
    const winner = markets.find(({ key }) => key === "winner");
    expect(winner?.outcomes.map(({ probability }) => probability)).toEqual([1, 0]);
    expect(markets.some(({ type }) => type === "set_winner")).toBe(false);
  });
});
