import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FootballState, footballDistribution } from "./football.ts";
import { footballJoint } from "./football-joint.ts";
import { footballMarketRules, footballMarkets } from "./football-markets.ts";
import { decisiveChance, type JointChance, jointChance } from "./joint.ts";
import type { TennisState } from "./tennis.ts";
import { tennisDistribution } from "./tennis.ts";
import { tennisJoint } from "./tennis-joint.ts";
import { tennisMarkets } from "./tennis-markets.ts";

const rate = fc.double({ min: 0.3, max: 3, noNaN: true });
const rates = fc.record({ home: rate, away: rate });
const goals = fc.integer({ min: 0, max: 3 });
const state: fc.Arbitrary<FootballState> = fc.oneof(
  fc.record({
    half: fc.constant(1 as const),
    minute: fc.double({ min: 0, max: 44, noNaN: true }),
    score: fc.record({ home: goals, away: goals }),
    halfTime: fc.constant(null),
  }),
  fc.record({
    half: fc.constant(2 as const),
    minute: fc.double({ min: 0, max: 44, noNaN: true }),
    score: fc.record({ home: goals, away: goals }),
    halfTime: fc.constant({ home: 0, away: 0 }),
  }),
);
const kickOff: FootballState = {
  half: 1,
  minute: 0,
  score: { home: 0, away: 0 },
  halfTime: null,
};
const keys = footballMarketRules.flatMap((market) =>
  market.outcomes.map((outcome) => `${market.key}-${outcome.key}`),
);
const selections = fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 4 });
const few = { numRuns: 25 };

function football(from: { home: number; away: number }, at: FootballState, of: readonly string[]) {
  const joint = footballJoint(from, at, of);
  if (joint === null) throw new Error(`not known: ${of.join(", ")}`);
  return joint;
}

describe("the joint chance of a football match", () => {
  it("[BETBUILDER-1] gives each selection alone what its market gives it", () => {
    fc.assert(
      fc.property(rates, state, fc.nat(), (from, at, pick) => {
        const markets = footballMarkets(footballDistribution(from, at), from, at);
        const market = markets[pick % markets.length];
        const outcome = market?.outcomes[pick % market.outcomes.length];
        fc.pre(market !== undefined && outcome !== undefined && market.type !== "next_goal");
        const key = `${market?.key}-${outcome?.key}`;
        const joint = football(from, at, [key]);
        expect(decisiveChance(joint), key).toBeCloseTo(outcome?.probability ?? -1, 9);
        expect(joint.alone).toEqual([{ won: joint.won, refunded: joint.refunded }]);
      }),
      few,
    );
  });

  it("[BETBUILDER-1] lets somebody score next exactly as often as there is a goal", () => {
    fc.assert(
      fc.property(rates, state, (from, at) => {
        const next = `next-goal-${at.score.home + at.score.away + 1}`;
        const sides = ["home", "away", "none"].map((side) =>
          football(from, at, [`${next}-${side}`]),
        );
        expect(sides.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1, 9);
        const markets = footballMarkets(footballDistribution(from, at), from, at);
        const outcomes = markets.find(({ key }) => key === next)?.outcomes ?? [];
        const none = outcomes.find(({ key }) => key === "none")?.probability;
        expect(sides[2]?.won).toBeCloseTo(none ?? -1, 9);
      }),
      few,
    );
  });

  it("[BETBUILDER-3] is no likelier than the least likely selection", () => {
    fc.assert(
      fc.property(rates, state, selections, (from, at, of) => {
        const joint = football(from, at, of);
        const least = Math.min(...joint.alone.map(decisiveChance));
        expect(decisiveChance(joint)).toBeLessThanOrEqual(least + 1e-9);
      }),
      few,
    );
  });

  it("[BETBUILDER-4] stays what it was with a selection that follows", () => {
    fc.assert(
      fc.property(rates, state, selections, (from, at, of) => {
        const whole = football(from, at, of);
        fc.pre(whole.won > 0);
        const kept = of.filter((_, index) => !whole.implied.includes(index));
        const bare = football(from, at, kept);
        expect(bare.won).toBeCloseTo(whole.won, 12);
        expect(bare.refunded).toBeCloseTo(whole.refunded, 12);
        expect(bare.implied).toEqual([]);
      }),
      few,
    );
  });

  it("[BETBUILDER-4] knows which selection follows from which", () => {
    const at = (...of: string[]) => football({ home: 1.5, away: 1.1 }, kickOff, of).implied;
    expect(at("1x2-home", "double-chance-1x")).toEqual([1]);
    expect(at("total-1_5-over", "total-2_5-over")).toEqual([0]);
    expect(at("both-score-yes", "total-2_5-over")).toEqual([]);
    expect(at("both-score-yes", "total-2_5-over", "double-chance-12")).toEqual([1]);
    expect(at("correct-score-2-1", "1x2-home")).toEqual([1]);
  });

  it("[BETBUILDER-5] is nothing for what can't come true together", () => {
    const at = (...of: string[]) => football({ home: 1.5, away: 1.1 }, kickOff, of).won;
    expect(at("total-3_5-over", "total-2_5-under")).toBe(0);
    expect(at("1x2-home", "correct-score-0-1")).toBe(0);
    expect(at("half-time-home", "both-score-no", "1x2-away")).toBe(0);
    expect(at("half-time-home", "1x2-away")).toBeGreaterThan(0);
  });

  it("[BETBUILDER-2] of the two halves is a product, for they are independent", () => {
    const dull: FootballState = { ...kickOff, half: 1 };
    const from = { home: 1.4, away: 1.2 };
    const joint = jointChance(
      [0, 1].flatMap((first) =>
        [0, 1].map((second) => ({ ending: [first, second], probability: 0.25 })),
      ),
      [([first]) => first === 1, ([, second]) => second === 1],
    );
    expect(joint).toMatchObject({ won: 0.25, implied: [] });
    const correlated = football(from, dull, ["half-time-home", "1x2-home"]);
    const [half, whole] = correlated.alone.map(decisiveChance);
    expect(correlated.won).toBeGreaterThan((half ?? 1) * (whole ?? 1));
  });

  it("[BETBUILDER-6] follows score and clock", () => {
    const from = { home: 1.5, away: 1.1 };
    const chanceAt = (at: FootballState) => football(from, at, ["1x2-home", "total-1_5-over"]).won;
    const ahead = { ...kickOff, minute: 30, score: { home: 1, away: 0 } };
    expect(chanceAt(ahead)).toBeGreaterThan(chanceAt(kickOff));
    expect(chanceAt({ ...ahead, score: { home: 0, away: 1 } })).toBeLessThan(chanceAt(kickOff));
    const over: FootballState = {
      half: 3,
      minute: 0,
      score: { home: 2, away: 0 },
      halfTime: { home: 1, away: 0 },
    };
    expect(chanceAt(over)).toBeCloseTo(1, 12);
  });

  it("[BETBUILDER-7] counts what gives the stake back separately", () => {
    const joint = football({ home: 1.5, away: 1.1 }, kickOff, [
      "draw-no-bet-home",
      "total-1_5-over",
    ]);
    const whole = football({ home: 1.5, away: 1.1 }, kickOff, ["1x2-home", "total-1_5-over"]);
    const draws = football({ home: 1.5, away: 1.1 }, kickOff, ["1x2-draw", "total-1_5-over"]);
    expect(joint.won).toBeCloseTo(whole.won, 12);
    expect(joint.refunded).toBeCloseTo(draws.won, 12);
    expect(decisiveChance(joint)).toBeCloseTo(whole.won / (1 - draws.won), 12);
    expect(decisiveChance({ won: 0, refunded: 1 })).toBe(0);
  });

  it("has no answer for a selection that the model does not know", () => {
    expect(footballJoint({ home: 1, away: 1 }, kickOff, ["1x2-home", "corners-over"])).toBeNull();
  });
});

describe("the joint chance of a tennis match", () => {
  const start: TennisState = {
    setsToWin: 2,
    sets: { home: 0, away: 0 },
    games: { home: 0, away: 0 },
    points: { home: 0, away: 0 },
    server: "home",
    gamesBefore: 0,
  };
  const strengths = { home: 0.66, away: 0.62 };
  const tennis = (at: TennisState, ...of: string[]): JointChance | null =>
    tennisJoint(strengths, at, of);

  it("[BETBUILDER-1] gives each selection alone what its market gives it", () => {
    for (const { key, outcomes } of tennisMarkets(tennisDistribution(strengths, start), start)) {
      for (const outcome of outcomes) {
        const alone = tennis(start, `${key}-${outcome.key}`);
        expect(alone?.won, key).toBeCloseTo(outcome.probability, 9);
      }
    }
  });

  it("[BETBUILDER-5] knows that a player who wins 2-0 has won the set", () => {
    expect(tennis(start, "set-score-2-0", "set-1-away")?.won).toBe(0);
    expect(tennis(start, "set-score-2-0", "set-1-home")?.implied).toEqual([1]);
    expect(tennis(start, "winner-home", "set-1-away")?.won).toBeGreaterThan(0);
    expect(tennis(start, "winner-home", "aces-over")).toBeNull();
  });
});
