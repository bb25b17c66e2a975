import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FollowedLeg, foremostLeg, type LegFacts, legStanding } from "./index.ts";

const now = Date.UTC(2026, 10, 28, 20);
const hour = 3_600_000;
const facts: LegFacts = {
  marketType: "1x2",
  kind: "Home",
  handicap: null,
  score: null,
  ordinal: null,
  home: "Gent",
  away: "Genk",
  places: null,
};
const goals = (home: number, away: number) => ({
  home: [home],
  away: [away],
  homeSets: 0,
  awaySets: 0,
});
const coming: FollowedLeg = {
  result: "open",
  facts,
  score: null,
  isLive: false,
  startsAt: now + hour,
  playedShare: null,
};
const live: FollowedLeg = { ...coming, isLive: true, startsAt: now - hour, score: goals(0, 1) };

describe("the standing of a selection", () => {
  it.each([
    ["coming", coming],
    ["awaited", { ...coming, startsAt: now }],
    ["missing", live],
    ["holds", { ...live, score: goals(2, 1) }],
    ["live", { ...live, facts: null }],
    ["live", { ...live, facts: { ...facts, marketType: "corners" } }],
    ["won", { ...live, result: "won" }],
    ["placed", { ...live, result: "placed" }],
    ["lost", { ...coming, result: "lost" }],
    ["void", { ...live, result: "void" }],
  ] as const)("[BET-PROGRESS-16] is %s", (standing, leg) => {
    expect(legStanding(leg, now)).toBe(standing);
  });
});

describe("the selection that a bet is shown by", () => {
  const holding = { ...live, score: goals(1, 0) };

  it("[BET-PROGRESS-17] is missing something, or else has to hold, or else comes next", () => {
    const after = { ...coming, startsAt: now + 2 * hour };
    expect(foremostLeg([after, coming, holding, live], now)).toBe(live);
    expect(foremostLeg([after, coming, holding], now)).toBe(holding);
    expect(foremostLeg([after, coming], now)).toBe(coming);
    expect(foremostLeg([{ ...live, result: "won" }], now)).toBeNull();
  });

  it("[BET-PROGRESS-17] is the one that ends first, in any order", () => {
    const shares = fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(shares, (all) => {
        const legs = all.map((playedShare) => ({ ...live, playedShare }));
        expect(foremostLeg(legs, now)?.playedShare).toBe(Math.max(...all));
      }),
    );
  });
});
