import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EsportRules, esportDistribution, isMapWon, mapWinProbability } from "./esports.ts";
import { esportMarkets } from "./esports-markets.ts";

const games: readonly EsportRules[] = [
  { pointsToWin: 13, overtime: "sixes" },
  { pointsToWin: 13, overtime: "by-two" },
  { pointsToWin: 9, overtime: "none" },
];
const rules = fc.constantFrom(...games);
const chance = fc.double({ min: 0.2, max: 0.8, noNaN: true });
const score = fc.record({
  home: fc.integer({ min: 0, max: 17 }),
  away: fc.integer({ min: 0, max: 17 }),
});
const mapsToWin = fc.constantFrom(2 as const, 3 as const);
const nothing = { home: 0, away: 0 };

/** Whether play can reach a score with the map still open. */
function isReachable(game: EsportRules, { home, away }: { home: number; away: number }): boolean {
  if (isMapWon(game, home, away) || isMapWon(game, away, home)) return false;
  if (game.overtime === "none") return Math.max(home, away) < game.pointsToWin;
  const limit = game.overtime === "by-two" ? 1 : 3;
  return Math.max(home, away) < game.pointsToWin || Math.abs(home - away) <= limit;
}

describe("a map", () => {
  it("[MODELS-30] is even between equals, and one side's chance is the other's rest", () => {
    fc.assert(
      fc.property(rules, chance, score, (game, point, at) => {
        fc.pre(isReachable(game, at));
        const own = mapWinProbability(game, point, at);
        const other = mapWinProbability(game, 1 - point, { home: at.away, away: at.home });
        expect(own + other).toBeCloseTo(1, 9);
        expect(mapWinProbability(game, 0.5, nothing)).toBeCloseTo(0.5, 9);
      }),
    );
  });

  it("[MODELS-31] is never less likely after a point won", () => {
    fc.assert(
      fc.property(rules, chance, score, (game, point, at) => {
        fc.pre(isReachable(game, at));
        const before = mapWinProbability(game, point, at);
        const after = mapWinProbability(game, point, { ...at, home: at.home + 1 });
        expect(after).toBeGreaterThanOrEqual(before - 1e-12);
      }),
    );
  });

  it("[MODELS-32] ends at its points, and continues where both are one short", () => {
    const [sixes, byTwo, none] = games as [EsportRules, EsportRules, EsportRules];
    expect([isMapWon(sixes, 13, 11), isMapWon(sixes, 13, 12), isMapWon(sixes, 16, 14)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isMapWon(sixes, 16, 15), isMapWon(sixes, 19, 15)]).toEqual([false, true]);
    expect([isMapWon(byTwo, 13, 12), isMapWon(byTwo, 14, 12), isMapWon(byTwo, 20, 19)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isMapWon(none, 9, 8), isMapWon(none, 8, 0)]).toEqual([true, false]);
  });
});

describe("a match of maps", () => {
  const distribution = fc
    .record({ rules, chance, mapsToWin, at: score })
    .filter(({ rules: game, at }) => isReachable(game, at))
    .map(({ rules: game, chance: point, mapsToWin: toWin, at }) => {
      const state = { mapsToWin: toWin, maps: nothing, points: at };
      return { state, distribution: esportDistribution(game, point, state) };
    });

  it("[MODELS-33] has endings that add up to 1, and so has each market", () => {
    fc.assert(
      fc.property(distribution, ({ state, distribution: all }) => {
        expect(all.endings.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(
          1,
          9,
        );
        for (const market of esportMarkets(all, state)) {
          const sum = market.outcomes.reduce((total, { probability }) => total + probability, 0);
          expect(sum, market.key).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it("[MODELS-34] gives more with a better handicap, and no more maps over a higher line", () => {
    fc.assert(
      fc.property(distribution, ({ state, distribution: all }) => {
        const markets = esportMarkets(all, state);
        const firstOf = (type: string) =>
          markets
            .filter((market) => market.type === type)
            .sort((one, two) => (one.line ?? 0) - (two.line ?? 0))
            .map(({ outcomes }) => outcomes[0]?.probability ?? 0);
        const handicaps = firstOf("map_handicap");
        const totals = firstOf("total_maps");
        handicaps.slice(1).forEach((next, index) => {
          expect(next).toBeGreaterThanOrEqual((handicaps[index] ?? 0) - 1e-12);
        });
        totals.slice(1).forEach((next, index) => {
          expect(next).toBeLessThanOrEqual((totals[index] ?? 0) + 1e-12);
        });
      }),
    );
  });

  it("[MODELS-35] that is over has its result for certain and no running map", () => {
    const state = { mapsToWin: 2 as const, maps: { home: 2, away: 1 }, points: nothing };
    expect(esportDistribution({ pointsToWin: 9, overtime: "none" }, 0.6, state)).toEqual({
      endings: [{ home: 2, away: 1, probability: 1 }],
      homeWinsMap: null,
    });
  });
});
