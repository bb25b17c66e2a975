import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type EsportRules,
  type EsportState,
  esportDistribution,
  isMapWon,
  mapWinProbability,
} from "../models/esports.ts";
import { createRandom, type Random } from "../models/random.ts";
import { attackerOf, beginEsportsPlay } from "./esports-play.ts";

const matches = 10_000;
const point = 0.53;
const sixes: EsportRules = { pointsToWin: 13, overtime: "sixes" };
const byTwo: EsportRules = { pointsToWin: 13, overtime: "by-two" };
const turrets: EsportRules = { pointsToWin: 9, overtime: "none" };
const nothing = { home: 0, away: 0 };

/** Plays a match from its chance of a round. */
function playMatch(random: Random, rules: EsportRules, mapsToWin: 2 | 3 = 2) {
  const play = beginEsportsPlay(rules, mapsToWin, random.fork("play"));
  let state: EsportState = { mapsToWin, maps: { ...nothing }, points: { ...nothing } };
  while (Math.max(state.maps.home, state.maps.away) < mapsToWin) {
    const side = random.next() < point ? ("home" as const) : ("away" as const);
    const points = { ...state.points, [side]: state.points[side] + 1 };
    const wonMap = isMapWon(rules, points[side], points[side === "home" ? "away" : "home"]);
    play.note(side, wonMap);
    state = wonMap
      ? { ...state, maps: { ...state.maps, [side]: state.maps[side] + 1 }, points: { ...nothing } }
      : { ...state, points };
  }
  return { facts: play.facts(), state };
}

const drawn = fc.record({
  seed: fc.integer(),
  rules: fc.constantFrom(sixes, byTwo, turrets),
  mapsToWin: fc.constantFrom(2 as const, 3 as const),
});

describe("the play of an e-sports match", () => {
  it("[ESPORTS-PLAY-1] is won as often as its chances say over 10,000 matches", () => {
    const random = createRandom("many maps");
    const counts = { rounds: 0, homeRounds: 0, maps: 0, homeMaps: 0, homeWins: 0 };
    for (let match = 0; match < matches; match += 1) {
      const { facts, state } = playMatch(random.fork(String(match)), sixes);
      for (const { rounds = [], winner } of facts.sport.maps ?? []) {
        counts.rounds += rounds.length;
        counts.homeRounds += rounds.filter((round) => round.winner === "home").length;
        counts.maps += Number(winner !== undefined);
        counts.homeMaps += Number(winner === "home");
      }
      counts.homeWins += Number(state.maps.home === 2);
    }
    const start: EsportState = { mapsToWin: 2, maps: nothing, points: nothing };
    const match = esportDistribution(sixes, point, start).endings.reduce(
      (sum, { home, probability }) => sum + (home === 2 ? probability : 0),
      0,
    );
    const map = mapWinProbability(sixes, point, nothing);
    const checks = [
      [counts.homeRounds, counts.rounds, point],
      [counts.homeMaps, counts.maps, map],
      [counts.homeWins, matches, match],
    ] as const;
    for (const [count, of, chance] of checks) {
      const deviation = Math.sqrt(of * chance * (1 - chance));
      expect(Math.abs(count - of * chance)).toBeLessThan(2 * deviation);
    }
  });

  it("[ESPORTS-PLAY-2] has rounds that lead to each map's score and winner", () => {
    fc.assert(
      fc.property(drawn, ({ seed, rules, mapsToWin }) => {
        const { facts, state } = playMatch(createRandom(seed), rules, mapsToWin);
        const { maps = [], best_of: bestOf } = facts.sport;
        expect([maps.length, bestOf]).toEqual([2 * mapsToWin - 1, 2 * mapsToWin - 1]);
        const winners = maps.flatMap(({ winner }) => winner ?? []);
        expect(winners.filter((winner) => winner === "home")).toHaveLength(state.maps.home);
        expect(winners).toHaveLength(state.maps.home + state.maps.away);
        maps.forEach(({ rounds, score, winner }, index) => {
          expect(winner !== undefined).toBe(index < winners.length);
          if (winner === undefined) expect(score).toEqual(nothing);
          if (rounds === undefined) return;
          const won = (side: "home" | "away") =>
            rounds.filter((round) => round.winner === side).length;
          expect(score).toEqual({ home: won("home"), away: won("away") });
          expect(rounds.at(-1)?.winner).toBe(winner);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("[ESPORTS-PLAY-3] changes sides after twelve rounds, and in overtime", () => {
    const sides = (rules: EsportRules, count: number) =>
      Array.from({ length: count }, (_, round) => attackerOf(rules, "home", round)[0]).join("");
    expect(sides(sixes, 31)).toBe(`${"h".repeat(12)}${"a".repeat(12)}aaahhha`);
    expect(sides(byTwo, 27)).toBe(`${"h".repeat(12)}${"a".repeat(12)}aha`);
    fc.assert(
      fc.property(drawn, ({ seed, rules }) => {
        const { facts } = playMatch(createRandom(seed), rules);
        for (const { rounds = [] } of facts.sport.maps ?? []) {
          const [first] = rounds;
          rounds.forEach(({ attacker }, round) => {
            expect(attacker).toBe(attackerOf(rules, first?.attacker ?? "home", round));
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it("[ESPORTS-PLAY-4] names each map once, and counts turrets without rounds", () => {
    fc.assert(
      fc.property(drawn, ({ seed, rules, mapsToWin }) => {
        const { facts } = playMatch(createRandom(seed), rules, mapsToWin);
        const maps = facts.sport.maps ?? [];
        const names = maps.flatMap(({ name }) => name ?? []);
        if (rules !== turrets) {
          expect(new Set(names).size).toBe(maps.length);
          return;
        }
        expect(names).toEqual([]);
        expect(facts.stats).toEqual([]);
        expect(maps.every(({ rounds, attacker }) => !rounds && !attacker)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("[ESPORTS-PLAY-5] is the same from the same seed", () => {
    fc.assert(
      fc.property(drawn, ({ seed, rules, mapsToWin }) => {
        const play = () => playMatch(createRandom(seed), rules, mapsToWin);
        expect(play()).toEqual(play());
      }),
      { numRuns: 20 },
    );
  });
});
