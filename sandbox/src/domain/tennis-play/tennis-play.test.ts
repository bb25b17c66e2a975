import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom, type Random } from "../models/random.ts";
import { otherSide, type ServeStrengths, type Side, tennisDistribution } from "../models/tennis.ts";
import { createTennisScore } from "../world/tennis-score.ts";
import { serveIntensities } from "./serve.ts";
import { beginTennisPlay, type PlayedPoint, type TennisFacts } from "./tennis-play.ts";

const matches = 10_000;
const strengths: ServeStrengths = { home: 0.66, away: 0.61 };

interface Options {
  from?: ServeStrengths;
  setsToWin?: 2 | 3;
  onPoint?: (point: PlayedPoint, facts: () => TennisFacts) => void;
}

/** Plays a match from its strengths; `onPoint` is called with each point and what was known before it. */
function playMatch(random: Random, { from = strengths, setsToWin = 2, onPoint }: Options = {}) {
  const score = createTennisScore(setsToWin, random.next() < 0.5 ? "home" : "away");
  const play = beginTennisPlay(random.fork("play"));
  play.begin(0);
  for (let at = 1; ; at += 1) {
    const server = score.server();
    const winner = random.next() < from[server] ? server : otherSide(server);
    const before = score.state();
    const won = score.winPoint(winner);
    const point = { at, before, after: score.state(), server, winner, called: score.called(), won };
    onPoint?.(point, play.facts);
    play.note(point, from[server]);
    if (won === "match") return { play, score };
  }
}

const statOf = ({ stats }: TennisFacts, key: string) => stats.find((stat) => stat.key === key);
const drawn = fc.record({ seed: fc.integer(), setsToWin: fc.constantFrom(2 as const, 3 as const) });

describe("the play of a tennis match", () => {
  it("[TENNIS-PLAY-1] is as frequent as its intensities say over 10,000 matches", () => {
    const random = createRandom("many matches");
    const sides: readonly Side[] = ["home", "away"];
    const served = { home: 0, away: 0 };
    const counted = { ace: 0, doubleFault: 0 };
    let firstIn = 0;
    let homeWins = 0;
    for (let match = 0; match < matches; match += 1) {
      const own = { home: 0, away: 0 };
      const { play, score } = playMatch(random.fork(String(match)), {
        onPoint: ({ server }) => {
          own[server] += 1;
        },
      });
      const facts = play.facts();
      for (const side of sides) {
        served[side] += own[side];
        counted.ace += statOf(facts, "aces")?.[side] ?? 0;
        counted.doubleFault += statOf(facts, "double_faults")?.[side] ?? 0;
        firstIn += ((statOf(facts, "first_serves_in")?.[side] ?? 0) * own[side]) / 100;
      }
      homeWins += Number(score.state().sets.home === 2);
    }
    for (const kind of ["ace", "doubleFault", "firstIn"] as const) {
      const count = kind === "firstIn" ? firstIn : counted[kind];
      const chances = sides.map((side) => serveIntensities(strengths[side])[kind]);
      const mean = sides.reduce(
        (sum, side, index) => sum + served[side] * (chances[index] ?? 0),
        0,
      );
      const variance = sides.reduce(
        (sum, side, index) =>
          sum + served[side] * (chances[index] ?? 0) * (1 - (chances[index] ?? 0)),
        0,
      );
      expect(Math.abs(count - mean), kind).toBeLessThan(2 * Math.sqrt(variance));
    }
    const start = (server: Side) =>
      tennisDistribution(strengths, { ...createTennisScore(2, server).state() }).endings.reduce(
        (sum, { home, probability }) => sum + (home === 2 ? probability : 0),
        0,
      );
    const price = (start("home") + start("away")) / 2;
    const deviation = Math.sqrt(matches * price * (1 - price));
    expect(Math.abs(homeWins - matches * price)).toBeLessThan(2 * deviation);
  });

  it("[TENNIS-PLAY-2] has games that lead to the score", () => {
    fc.assert(
      fc.property(drawn, ({ seed, setsToWin }) => {
        const { play, score } = playMatch(createRandom(seed), { setsToWin });
        const { sets = [] } = play.facts().sport;
        const { home_scores, away_scores } = score.stats(true);
        const won = (side: Side) =>
          sets.map(({ games }) => games.filter(({ winner }) => winner === side).length);
        expect([won("home"), won("away")]).toEqual([home_scores, away_scores]);
        expect(sets.map(({ number }) => number)).toEqual(sets.map((_, index) => index + 1));
        const servers = sets.flatMap(({ games }) => games.map(({ server }) => server));
        expect(servers.every((server, index) => server !== servers[index + 1])).toBe(true);
        for (const { games } of sets) {
          games.forEach(({ tie_break: points }, index) => {
            expect(points !== undefined).toBe(index === 12);
            if (points) expect(Math.max(points.home, points.away)).toBeGreaterThanOrEqual(7);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it("[TENNIS-PLAY-3] has as many breaks as games were won against the server", () => {
    fc.assert(
      fc.property(drawn, ({ seed, setsToWin }) => {
        const facts = playMatch(createRandom(seed), { setsToWin }).play.facts();
        const games = (facts.sport.sets ?? []).flatMap((set) => set.games);
        const breaks = statOf(facts, "break_points_won");
        for (const side of ["home", "away"] as const) {
          const won = games.filter(
            ({ winner, server, tie_break }) => winner === side && server !== side && !tie_break,
          );
          expect(breaks?.[side]).toBe(won.length);
          expect(breaks?.of?.[side]).toBeGreaterThanOrEqual(won.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("[TENNIS-PLAY-4] says a break, set or match point before it is played", () => {
    fc.assert(
      fc.property(drawn, ({ seed, setsToWin }) => {
        const numbers: Record<string, number> = {};
        playMatch(createRandom(seed), {
          setsToWin,
          onPoint({ winner, won }, facts) {
            const { chance } = facts().sport;
            if (chance) {
              const key = `${chance.kind} ${chance.side}`;
              numbers[key] = (numbers[key] ?? 0) + 1;
              expect(chance.number).toBe(numbers[key]);
            }
            if (chance?.side === winner) expect(won).toBe(chance.kind);
            else expect(["point", "game"]).toContain(won);
            if (won !== "point") for (const key of Object.keys(numbers)) delete numbers[key];
          },
        });
      }),
      { numRuns: 60 },
    );
  });

  it("[TENNIS-PLAY-5] has the running game's score after each of its points", () => {
    let points = 0;
    playMatch(createRandom(3), {
      onPoint({ won }, facts) {
        const { game = [] } = facts().sport;
        expect(game).toHaveLength(points);
        if (points === 1)
          expect(["15-0", "0-15", "1-0", "0-1"]).toContain(`${game[0]?.home}-${game[0]?.away}`);
        points = won === "point" ? points + 1 : 0;
      },
    });
    expect(playMatch(createRandom(3)).play.facts().sport).toMatchObject({ game: [], chance: null });
  });

  it("[TENNIS-PLAY-6] is the same from the same seed", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, two] = [playMatch(createRandom(seed)), playMatch(createRandom(seed))];
        expect(one.play.facts()).toEqual(two.play.facts());
        expect(one.score.state()).toEqual(two.score.state());
      }),
      { numRuns: 20 },
    );
  });
});
