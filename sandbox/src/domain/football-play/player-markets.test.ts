import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnMatch } from "../../testing/drawn-match.ts";
import { competitions } from "../catalogue/competitions.ts";
import type { FairMarket } from "../models/fair-market.ts";
import { type FootballState, footballDistribution, type Rates } from "../models/football.ts";
import { footballJoint } from "../models/football-joint.ts";
import { decisiveChance } from "../models/joint.ts";
import { priceMarket } from "../models/margin.ts";
import { playerMarkets } from "../models/player-markets.ts";
import { createRandom } from "../models/random.ts";
import { resolvedPlayers, settledPlayers } from "../world/player-results.ts";
import { beginPlay, type FootballPlay } from "./football-play.ts";
import { playerKey, playersToCome } from "./players-to-come.ts";
import { lineUpsOf, squadOf } from "./squads.ts";

const matches = 10_000;
const rates: Rates = { home: 1.6, away: 1.1 };
const lineUps = lineUpsOf("Royal Antwerp", "KAA Gent");
const kickOff: FootballState = {
  half: 1,
  minute: 0,
  score: { home: 0, away: 0 },
  halfTime: null,
};
const distribution = footballDistribution(rates, kickOff);
const match = { rates, lineUps, distribution };

const pricedAt = (play: FootballPlay, state: FootballState): FairMarket[] =>
  playerMarkets(playersToCome(play, state, rates, rates), footballDistribution(rates, state));
const begun = beginPlay(rates, lineUps, createRandom("kick-off"));
const chancesOf = (markets: readonly FairMarket[], key: string) =>
  new Map(
    markets
      .find((market) => market.key === key)
      ?.outcomes.map((outcome) => [outcome.key, outcome.probability]),
  );
/** A match that has come to some minute, with its players’ markets. */
const moment = fc
  .record({ seed: fc.integer(), minute: fc.double({ min: 0, max: 89, noNaN: true }) })
  .map(({ seed, minute }) => {
    const drawn = drawnMatch(match, createRandom(seed), minute);
    return { ...drawn, markets: pricedAt(drawn.play, drawn.state) };
  });
const few = { numRuns: 40 };

/** How far a frequency is from its chance, in standard errors. */
const errors = (seen: number, of: number, chance: number) =>
  (seen / of - chance) / Math.sqrt((chance * (1 - chance)) / of);

describe("players of one family name", () => {
  it("[FOOTBALL-PLAY-9] are distinguished in their match, and stay who they are", () => {
    const clubs = competitions.flatMap((competition) =>
      competition.sport === "football" ? competition.clubs.map(({ name }) => name) : [],
    );
    let met = 0;
    for (const [index, home] of clubs.entries()) {
      const away = clubs[(index + 1) % clubs.length] ?? home;
      if (home === away) continue;
      const both = lineUpsOf(home, away);
      const names = [...squadOf(both.home), ...squadOf(both.away)].map(({ name }) => name);
      expect(new Set(names).size, `${home} – ${away}`).toBe(names.length);
      met += names.filter((name) => /^\p{Lu}\. /u.test(name)).length;
    }
    expect(met).toBeGreaterThan(20);
  });
});

describe("what is bet on players", () => {
  it("[FOOTBALL-PLAY-10] comes true as often as it is priced over 10,000 matches", () => {
    const random = createRandom("scorers");
    const markets = pricedAt(begun, kickOff);
    const won = new Map<string, number>();
    const valid = new Map<string, number>();
    for (let played = 0; played < matches; played += 1) {
      const { play } = drawnMatch(match, random.fork(String(played)));
      for (const [key, result] of settledPlayers(play.facts())) {
        if (result !== "void") valid.set(key, (valid.get(key) ?? 0) + 1);
        if (result === "won") won.set(key, (won.get(key) ?? 0) + 1);
      }
    }
    for (const market of markets) {
      const common = market.outcomes.flatMap(({ key, probability }) => {
        const name = `${market.key}-${key}`;
        const of = valid.get(name) ?? 0;
        const isCommon = of * probability > 20;
        return isCommon ? [{ seen: won.get(name) ?? 0, of, probability }] : [];
      });
      const squares = common.map(({ seen, of, probability }) => errors(seen, of, probability) ** 2);
      const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
      expect(common.length, market.key).toBeGreaterThan(8);
      expect(mean, market.key).toBeLessThan(1 + 2 * Math.sqrt(2 / squares.length));
      // One in twenty is further off by chance.
      const far = squares.filter((square) => square > 4).length;
      expect(far / squares.length, market.key).toBeLessThan(0.15);
    }
  });

  it("[FOOTBALL-PLAY-11] agrees with itself at any moment", () => {
    fc.assert(
      fc.property(moment, ({ markets, play }) => {
        const [anytime, first, last, one, two, three] = [
          "anytime-scorer",
          "first-scorer",
          "last-scorer",
          "shots-on-target-0_5",
          "shots-on-target-1_5",
          "shots-on-target-2_5",
        ].map((key) => chancesOf(markets, key));
        for (const chances of [first, last]) {
          const sum = [...(chances?.values() ?? [])].reduce((total, each) => total + each, 0);
          expect(sum).toBeCloseTo(1, 6);
        }
        const isScoreless = play.facts().scorers.length === 0;
        for (const [key, chance] of anytime ?? []) {
          const shots = [one, two, three].map((chances) => chances?.get(key) ?? 0);
          expect(shots[0]).toBeGreaterThanOrEqual(chance - 1e-9);
          expect(shots[1]).toBeLessThanOrEqual((shots[0] ?? 0) + 1e-9);
          expect(shots[2]).toBeLessThanOrEqual((shots[1] ?? 0) + 1e-9);
          // Both are computed at other moments of the same goals.
          if (isScoreless) expect(first?.get(key) ?? 0).toBeLessThanOrEqual(chance + 0.005);
          expect(last?.get(key) ?? 0).toBeLessThanOrEqual(chance + 0.005);
        }
      }),
      few,
    );
  });

  it("[FOOTBALL-PLAY-12] is lost with a player who leaves, and won with one who has done it", () => {
    fc.assert(
      fc.property(moment, ({ markets, play }) => {
        const { players } = play.facts();
        for (const side of ["home", "away"] as const) {
          for (const { player, left, goals, shots } of players[side]) {
            const key = playerKey(side, player.number);
            const anytime = chancesOf(markets, "anytime-scorer").get(key);
            const twice = chancesOf(markets, "shots-on-target-1_5").get(key);
            if (anytime === undefined) continue;
            if (goals > 0) expect(anytime).toBe(1);
            else if (left !== null) expect(anytime).toBe(0);
            if (shots > 1) expect(twice).toBe(1);
            else if (left !== null) expect(twice).toBe(0);
          }
        }
      }),
      few,
    );
  });

  it("[FOOTBALL-PLAY-13] has the margin that is set", () => {
    for (const market of pricedAt(begun, kickOff)) {
      const margin = 0.14;
      const fair = market.outcomes.map(({ probability }) => probability);
      const prices = priceMarket(fair, margin).filter((price) => price !== null && price < 500);
      const sum = fair.reduce((total, each) => total + each, 0);
      const book = prices.reduce<number>((total, price) => total + 1 / (price ?? 1), 0);
      expect(book, market.key).toBeGreaterThan(sum * (1 + margin) - 0.03);
    }
  });
});

describe("players in a bet builder", () => {
  const joint = (keys: readonly string[], play = begun, state = kickOff) => {
    const chance = footballJoint(rates, state, keys, () =>
      playersToCome(play, state, rates, rates),
    );
    if (chance === null) throw new Error(`not known: ${keys.join(", ")}`);
    return chance;
  };

  it("[FOOTBALL-PLAY-14] cost alone what their markets say", () => {
    fc.assert(
      fc.property(moment, fc.nat(), ({ markets, play, state }, pick) => {
        const market = markets[pick % markets.length];
        const outcome = market?.outcomes[pick % market.outcomes.length];
        fc.pre(market !== undefined && outcome !== undefined && outcome.probability > 0);
        const chance = decisiveChance(joint([`${market?.key}-${outcome?.key}`], play, state));
        expect(chance).toBeCloseTo(outcome?.probability ?? 0, 6);
      }),
      few,
    );
  });

  it("[FOOTBALL-PLAY-15] score for their side and no other", () => {
    const players = playersToCome(begun, kickOff, rates, rates).players;
    const homeStarters = players.filter(({ side, isStarter }) => side === "home" && isStarter);
    for (const { key } of homeStarters.slice(0, 3)) {
      const scorer = `anytime-scorer-${key}`;
      expect(joint([scorer, "total-0_5-over"]).implied).toEqual([1]);
      expect(joint([scorer, `shots-on-target-0_5-${key}`]).implied).toEqual([1]);
      expect(joint([`first-scorer-${key}`, scorer]).implied).toEqual([1]);
      expect(joint([scorer, "correct-score-0-0"]).won).toBe(0);
      expect(joint([scorer, "correct-score-0-2"]).won).toBe(0);
      const alone = decisiveChance(joint([scorer]));
      const home = decisiveChance(joint(["1x2-home"]));
      const both = decisiveChance(joint([scorer, "1x2-home"]));
      expect(both).toBeGreaterThan(alone * home);
      expect(both).toBeLessThan(alone);
    }
    const [one, other] = homeStarters;
    const both = joint([`first-scorer-${one?.key}`, `first-scorer-${other?.key}`]);
    expect(both.won).toBe(0);
    const many = homeStarters.slice(0, 9).map(({ key }) => `shots-on-target-2_5-${key}`);
    expect(decisiveChance(joint(many))).toBe(0);
  });
});

describe("the results of players", () => {
  it("[FOOTBALL-PLAY-16] are what the incidents say: an own goal counts for no one", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { play } = drawnMatch(match, createRandom(seed));
        const { incidents, players } = play.facts();
        const results = settledPlayers(play.facts());
        const goals = incidents.filter(({ kind }) => kind === "goal" || kind === "penalty_goal");
        const isAmong = (side: string, name: string) =>
          goals.some((goal) => goal.side === side && goal.player === name);
        for (const side of ["home", "away"] as const) {
          for (const { player, hasPlayed } of players[side]) {
            if (player.goalShare === 0) continue;
            const key = playerKey(side, player.number);
            const scored = isAmong(side, player.name) ? "won" : "lost";
            expect(results.get(`anytime-scorer-${key}`)).toBe(hasPlayed ? scored : "void");
          }
        }
        const isNone = results.get("first-scorer-none") === "won";
        expect(isNone).toBe(goals.length === 0);
        expect(results.get("last-scorer-none")).toBe(isNone ? "won" : "lost");
      }),
      few,
    );
  });

  it("[FOOTBALL-PLAY-17] that are certain in play are those of the end", () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 1, max: 89, noNaN: true }), (seed, minute) => {
        const early = drawnMatch(match, createRandom(seed), minute).play;
        const whole = settledPlayers(drawnMatch(match, createRandom(seed)).play.facts());
        for (const [key, result] of resolvedPlayers(early.facts())) {
          expect(whole.get(key), key).toBe(result);
        }
      }),
      few,
    );
  });
});
