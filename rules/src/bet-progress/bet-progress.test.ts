import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LegFacts, type LegScore, legProgress, whyLost } from "./index.ts";

const facts = (marketType: string, more: Partial<LegFacts> = {}): LegFacts => ({
  marketType,
  kind: null,
  handicap: null,
  score: null,
  ordinal: null,
  home: "Union",
  away: "Genk",
  places: null,
  ...more,
});
const goals = (home: number, away: number): LegScore => ({
  home: [home],
  away: [away],
  homeSets: 0,
  awaySets: 0,
});

describe("what a selection still needs", () => {
  it("[BET-PROGRESS-1] is the goals that put a side ahead", () => {
    const home = facts("1x2", { kind: "Home" });
    expect(legProgress(home, goals(0, 0))).toEqual({
      key: "goals-of",
      standing: "behind",
      count: 1,
      team: "Union",
    });
    expect(legProgress(home, goals(0, 2))).toMatchObject({ count: 3 });
    expect(legProgress(home, goals(1, 0))).toMatchObject({ key: "hold-lead", standing: "ahead" });
    expect(legProgress(facts("1x2", { kind: "Away" }), goals(1, 0))).toMatchObject({
      count: 2,
      team: "Genk",
    });
  });

  it("[BET-PROGRESS-2] is the goals that level", () => {
    const draw = facts("1x2", { kind: "Draw" });
    expect(legProgress(draw, goals(2, 0))).toMatchObject({ count: 2, team: "Genk" });
    expect(legProgress(draw, goals(1, 1))).toMatchObject({ key: "hold-draw" });
  });

  it("[BET-PROGRESS-3] is nothing while the score gives one of two results", () => {
    expect(legProgress(facts("double_chance", { kind: "1X" }), goals(0, 0))).toMatchObject({
      key: "hold-unbeaten",
    });
    expect(legProgress(facts("double_chance", { kind: "X2" }), goals(2, 1))).toMatchObject({
      key: "goals-of",
      count: 1,
      team: "Genk",
    });
    expect(legProgress(facts("double_chance", { kind: "12" }), goals(1, 1))?.key).toBe(
      "goal-either",
    );
  });

  it("[BET-PROGRESS-4] of a level draw-no-bet is a goal, or the stake comes back", () => {
    const home = facts("draw_no_bet", { kind: "W1" });
    expect(legProgress(home, goals(1, 1))?.key).toBe("goals-or-refund");
    expect(legProgress(home, goals(0, 1))).toMatchObject({ key: "goals-of", count: 2 });
  });

  it("[BET-PROGRESS-5] counts to the line", () => {
    const over = facts("total_goals", { kind: "Over", handicap: 2.5 });
    expect(legProgress(over, goals(1, 1))).toMatchObject({ key: "goals", count: 1 });
    expect(legProgress(over, goals(2, 1))?.key).toBe("decided-won");
    const under = facts("total_goals", { kind: "Under", handicap: 2.5 });
    expect(legProgress(under, goals(1, 0))).toMatchObject({ key: "room-goals", count: 1 });
    expect(legProgress(under, goals(1, 1))?.key).toBe("no-more-goals");
    expect(legProgress(under, goals(2, 1))?.key).toBe("decided-lost");
    const games = { home: [6, 4], away: [3, 2], homeSets: 1, awaySets: 0 };
    expect(
      legProgress(facts("total_games", { kind: "Over", handicap: 20.5 }), games),
    ).toMatchObject({ key: "games", count: 6 });
  });

  it("[BET-PROGRESS-6] names who has to score, and who may not", () => {
    const yes = facts("both_teams_to_score", { kind: "Yes" });
    expect(legProgress(yes, goals(0, 0))?.key).toBe("both-score");
    expect(legProgress(yes, goals(2, 0))).toMatchObject({ count: 1, team: "Genk" });
    expect(legProgress(yes, goals(2, 1))?.key).toBe("decided-won");
    const no = facts("both_teams_to_score", { kind: "No" });
    expect(legProgress(no, goals(2, 0))).toMatchObject({ key: "hold-clean", team: "Genk" });
    expect(legProgress(no, goals(1, 1))?.key).toBe("decided-lost");
  });

  it("[BET-PROGRESS-7] counts a handicap's start", () => {
    const minus = facts("handicap", { kind: "Home", handicap: -1.5 });
    expect(legProgress(minus, goals(1, 0))).toMatchObject({ key: "goals-of", count: 1 });
    expect(legProgress(minus, goals(2, 0))?.standing).toBe("ahead");
    const plus = facts("handicap", { kind: "Away", handicap: 1.5 });
    expect(legProgress(plus, goals(1, 0))?.standing).toBe("ahead");
  });

  it("[BET-PROGRESS-8] of a named score ends when it was passed", () => {
    const exact = facts("correct_score", { score: [2, 1] });
    expect(legProgress(exact, goals(1, 1))).toMatchObject({ key: "score", score: [2, 1] });
    expect(legProgress(exact, goals(2, 1))?.key).toBe("hold-score");
    expect(legProgress(exact, goals(0, 2))?.key).toBe("decided-lost");
    expect(legProgress(facts("correct_score"), goals(0, 0))?.key).toBe("other-score");
  });

  it("[BET-PROGRESS-9] names the next goal", () => {
    const next = facts("next_goal", { kind: "Away", ordinal: 2 });
    expect(legProgress(next, goals(1, 0))).toMatchObject({
      key: "next-goal",
      count: 2,
      team: "Genk",
    });
    expect(legProgress(next, goals(1, 1))).toBeNull();
    expect(legProgress(facts("next_goal", { kind: "X", ordinal: 2 }), goals(1, 0))?.key).toBe(
      "no-more-goals",
    );
  });

  it("[BET-PROGRESS-10] goes by sets in tennis", () => {
    const score = { home: [6, 1], away: [4, 2], homeSets: 1, awaySets: 0 };
    expect(legProgress(facts("match_winner", { kind: "Home" }), score)?.standing).toBe("ahead");
    expect(legProgress(facts("match_winner", { kind: "Away" }), score)?.key).toBe("win-match");
    expect(legProgress(facts("set_winner", { kind: "Away", ordinal: 2 }), score)).toMatchObject({
      key: "win-set",
      count: 2,
    });
    expect(legProgress(facts("set_score", { score: [2, 0] }), score)?.key).toBe("score");
  });

  it("[BET-PROGRESS-11] of a race is a place in it", () => {
    expect(legProgress(facts("win"), null)?.key).toBe("first");
    expect(legProgress(facts("win", { places: 3 }), null)).toMatchObject({
      key: "first-or-placed",
      count: 3,
    });
    expect(legProgress(facts("place"), null)?.key).toBe("placed");
  });

  it("[BET-PROGRESS-15] names the player, and what he must do", () => {
    const scorer = facts("anytime_scorer", { player: "Okoro" });
    expect(legProgress(scorer, goals(2, 0))).toEqual({
      key: "player-scores",
      standing: "behind",
      player: "Okoro",
    });
    const first = facts("first_scorer", { player: "Okoro" });
    expect(legProgress(first, goals(0, 0))?.key).toBe("first-scorer");
    const last = facts("last_scorer", { player: "Okoro" });
    expect(legProgress(last, goals(0, 0))?.key).toBe("last-scorer");
    const shots = facts("player_shots_on_target", { player: "Okoro", handicap: 1.5 });
    expect(legProgress(shots, goals(0, 0))).toMatchObject({ key: "player-shots", count: 2 });
    expect(legProgress(facts("anytime_scorer"), goals(0, 0))).toBeNull();
  });

  it("[BET-PROGRESS-12] is not guessed", () => {
    expect(legProgress(facts("corners_race"), goals(0, 0))).toBeNull();
    expect(legProgress(facts("1x2", { kind: "Home" }), null)).toBeNull();
  });

  it("[BET-PROGRESS-13] is enough", () => {
    const needing = fc.constantFrom(
      facts("1x2", { kind: "Home" }),
      facts("1x2", { kind: "Away" }),
      facts("1x2", { kind: "Draw" }),
      facts("double_chance", { kind: "1X" }),
      facts("double_chance", { kind: "X2" }),
      facts("handicap", { kind: "Home", handicap: -2.5 }),
      facts("handicap", { kind: "Away", handicap: 1.5 }),
      facts("total_goals", { kind: "Over", handicap: 4.5 }),
      facts("both_teams_to_score", { kind: "Yes" }),
    );
    const score = fc.nat({ max: 8 });
    fc.assert(
      fc.property(needing, score, score, (each, home, away) => {
        const before = legProgress(each, goals(home, away));
        fc.pre(before?.count !== undefined && before.standing === "behind");
        const more = before?.count ?? 0;
        const isAway = before?.team === "Genk";
        const after = legProgress(
          each,
          goals(home + (isAway ? 0 : more), away + (isAway ? more : 0)),
        );
        expect(after?.standing).toBe("ahead");
      }),
    );
  });
});

describe("why a selection lost", () => {
  it.each([
    [facts("1x2", { kind: "Home" }), goals(1, 1), { key: "ended", score: [1, 1] }],
    [
      facts("total_goals", { kind: "Over", handicap: 2.5 }),
      goals(1, 1),
      { key: "too-few-goals", count: 2, limit: 3 },
    ],
    [
      facts("total_goals", { kind: "Under", handicap: 2.5 }),
      goals(3, 0),
      { key: "too-many-goals", count: 3, limit: 2 },
    ],
    [
      facts("both_teams_to_score", { kind: "Yes" }),
      goals(2, 0),
      { key: "did-not-score", team: "Genk" },
    ],
    [facts("both_teams_to_score", { kind: "Yes" }), goals(0, 0), { key: "nobody-scored" }],
    [
      facts("both_teams_to_score", { kind: "No" }),
      goals(1, 1),
      { key: "both-scored", score: [1, 1] },
    ],
    [
      facts("next_goal", { kind: "Home", ordinal: 2 }),
      goals(1, 1),
      { key: "other-scored", count: 2 },
    ],
    [facts("next_goal", { kind: "X", ordinal: 2 }), goals(1, 1), { key: "goal-fell", count: 2 }],
    [facts("set_winner", { kind: "Home", ordinal: 1 }), null, { key: "other-set", count: 1 }],
    [facts("win"), null, { key: "not-first" }],
    [facts("win", { places: 3 }), null, { key: "not-placed", count: 3 }],
    [facts("place"), null, { key: "not-placed" }],
    [
      facts("anytime_scorer", { player: "Okoro" }),
      goals(1, 0),
      { key: "player-did-not-score", player: "Okoro" },
    ],
    [
      facts("first_scorer", { player: "Okoro" }),
      null,
      { key: "player-not-first", player: "Okoro" },
    ],
    [facts("last_scorer", { player: "Okoro" }), null, { key: "player-not-last", player: "Okoro" }],
    [
      facts("player_shots_on_target", { player: "Okoro", handicap: 1.5 }),
      null,
      { key: "player-too-few-shots", player: "Okoro", count: 2 },
    ],
    [facts("first_scorer"), goals(1, 0), null],
  ] as const)("[BET-PROGRESS-14] says what was there: %#", (about, score, why) => {
    expect(whyLost(about, score)).toEqual(why);
  });

  it("[BET-PROGRESS-14] says nothing where nothing is known", () => {
    expect(whyLost(facts("1x2", { kind: "Home" }), null)).toBeNull();
    const sets = { home: [6, 6], away: [3, 2], homeSets: 2, awaySets: 0 };
    expect(whyLost(facts("match_winner", { kind: "Away" }), sets)).toEqual({
      key: "ended",
      score: [2, 0],
    });
  });
});
