import { describe, expect, it } from "vitest";
import { type BuilderOutcome, findIncompatibility, type MatchStand } from "./index.ts";

function outcome(
  marketType: string,
  kind: string | null,
  more: Partial<BuilderOutcome> = {},
): BuilderOutcome {
  const { handicap = null, score = null } = more;
  const line = handicap === null ? "" : String(Math.abs(handicap));
  return {
    outcomeId: `${marketType}${line}-${kind ?? `${score?.home}-${score?.away}`}`,
    marketId: `${marketType}${line}`,
    eventId: "match",
    marketType,
    kind,
    outcomeName: kind ?? "",
    marketName: marketType,
    ...more,
    handicap,
    score,
  };
}
const home = outcome("1x2", "Home");
const draw = outcome("1x2", "Draw");
const over = (line: number) => outcome("total_goals", "Over", { handicap: line });
const under = (line: number) => outcome("total_goals", "Under", { handicap: line });
const exactly = (homeGoals: number, awayGoals: number) =>
  outcome("correct_score", null, { score: { home: homeGoals, away: awayGoals } });
const bothScore = (kind: string) => outcome("both_teams_to_score", kind);
const because = (picks: BuilderOutcome[], next: BuilderOutcome, stand?: MatchStand) =>
  findIncompatibility(picks, next, stand)?.because ?? null;
/** A score in sets, from how it is written. */
const inSets = (text: string) => {
  const [homeSets = 0, awaySets = 0] = text.split("-").map(Number);
  return outcome("set_score", null, { score: { home: homeSets, away: awaySets } });
};
const everyScore = "0-0 0-1 0-2 1-0 1-1 1-2 2-0 2-1 2-2";
/** The scores of up to two goals a side that go with a pick. */
function scoresWith(picked: BuilderOutcome, stand?: MatchStand): string {
  const goals = [0, 1, 2];
  const scores = goals.flatMap((homeGoals) =>
    goals.map((awayGoals) => exactly(homeGoals, awayGoals)),
  );
  const fitting = scores.filter((each) => findIncompatibility([picked], each, stand) === null);
  return fitting.map(({ score }) => `${score?.home}-${score?.away}`).join(" ");
}

describe("what can't go together", () => {
  it("[BUILDER-6] is another outcome of the same market, and the pick is named", () => {
    expect(findIncompatibility([home], draw)).toEqual({ because: "same-market", with: home });
    expect(findIncompatibility([home], home)).toBeNull();
    expect(because([over(2.5)], over(3.5))).toBeNull();
  });

  it("[BUILDER-30] is what a player's goal for his side rules out, and no other player", () => {
    const scorer = outcome("anytime_scorer", null, { playerOf: "away", outcomeId: "okoro" });
    const other = { ...scorer, outcomeId: "baert" };
    expect(scoresWith(scorer)).toBe("0-1 0-2 1-1 1-2 2-1 2-2");
    expect(because([scorer], other)).toBeNull();
    const stand = { score: { home: 0, away: 1 }, halfTime: null };
    expect(scoresWith(scorer, stand)).toBe("0-2 1-2 2-2");
    const first = outcome("first_scorer", null, { playerOf: "away", outcomeId: "first" });
    expect(because([first], { ...first, outcomeId: "second" })).toBe("same-market");
    const last = outcome("last_scorer", null, { playerOf: "away" });
    expect(scoresWith(last, stand)).toBe("0-1 0-2 1-1 1-2 2-1 2-2");
    expect(because([outcome("first_scorer", "X")], exactly(0, 0))).toBeNull();
  });

  it.each([
    [over(3.5), under(2.5)],
    [home, exactly(0, 1)],
    [home, exactly(1, 1)],
    [draw, bothScore("No"), over(0.5)],
    [bothScore("Yes"), under(1.5)],
    [bothScore("No"), exactly(2, 1)],
    [outcome("double_chance", "X2"), home],
    [outcome("draw_no_bet", "W2"), home],
    [outcome("handicap", "Away", { handicap: 1.5 }), exactly(3, 0)],
    [outcome("handicap", "Home", { handicap: -1.5 }), draw],
    [outcome("half_time_result", "Away"), exactly(2, 0)],
    [outcome("half_time_result", "Home"), under(0.5)],
    [outcome("next_goal", "X"), over(0.5)],
    [outcome("match_winner", "Home"), outcome("set_score", null, { score: { home: 1, away: 2 } })],
    [outcome("set_score", null, { score: { home: 2, away: 0 } }), outcome("set_winner", "Away")],
    [
      outcome("set_score", null, { score: { home: 2, away: 0 } }),
      outcome("total_games", "Over", { handicap: 26.5 }),
    ],
    [
      outcome("total_games", "Under", { handicap: 20.5 }),
      outcome("total_games", "Over", { handicap: 24.5 }),
    ],
  ])("[BUILDER-7] keeps %o from what contradicts it", (...outcomes) => {
    const [last = home] = outcomes.slice(-1);
    const expected = outcomes.length > 2 ? "all-together" : "contradiction";
    expect(because(outcomes.slice(0, -1), last)).toBe(expected);
  });

  it.each([
    [home, "1-0 2-0 2-1"],
    [outcome("1x2", "W1"), "1-0 2-0 2-1"],
    [outcome("1x2", "Away"), "0-1 0-2 1-2"],
    [outcome("1x2", "W2"), "0-1 0-2 1-2"],
    [draw, "0-0 1-1 2-2"],
    [outcome("1x2", "X"), "0-0 1-1 2-2"],
    [outcome("double_chance", "1X"), "0-0 1-0 1-1 2-0 2-1 2-2"],
    [outcome("double_chance", "12"), "0-1 0-2 1-0 1-2 2-0 2-1"],
    [outcome("double_chance", "X2"), "0-0 0-1 0-2 1-1 1-2 2-2"],
    [outcome("draw_no_bet", "W1"), "1-0 2-0 2-1"],
    [over(1.5), "0-2 1-1 1-2 2-0 2-1 2-2"],
    [over(2), "1-2 2-1 2-2"],
    [under(1.5), "0-0 0-1 1-0"],
    [under(2), "0-0 0-1 1-0"],
    [bothScore("Yes"), "1-1 1-2 2-1 2-2"],
    [bothScore("No"), "0-0 0-1 0-2 1-0 2-0"],
    [outcome("handicap", "Home", { handicap: -1.5 }), "2-0"],
    [outcome("handicap", "Home", { handicap: 1 }), "0-0 1-0 1-1 2-0 2-1 2-2"],
    [outcome("handicap", "Away", { handicap: -1.5 }), "0-2"],
    [outcome("handicap", "Away", { handicap: 1 }), "0-0 0-1 0-2 1-1 1-2 2-2"],
    [exactly(2, 1), "2-1"],
    [outcome("half_time_result", "Home"), "1-0 1-1 1-2 2-0 2-1 2-2"],
    [outcome("half_time_result", "Away"), "0-1 0-2 1-1 1-2 2-1 2-2"],
    [outcome("half_time_result", "Draw"), everyScore],
    [outcome("half_time_result", "X"), everyScore],
    [outcome("next_goal", "Home"), "1-0 1-1 1-2 2-0 2-1 2-2"],
    [outcome("next_goal", "Away"), "0-1 0-2 1-1 1-2 2-1 2-2"],
    [outcome("next_goal", "X"), "0-0"],
  ])("[BUILDER-7] lets %o go with the scores that make it true: %s", (picked, scores) => {
    expect(scoresWith(picked)).toBe(scores);
  });

  it.each([
    ["match_winner", "Home", "2-0 2-1 3-0 3-1 3-2"],
    ["match_winner", "Away", "0-2 0-3 1-2 1-3 2-3"],
    ["set_winner", "Home", "1-2 1-3 2-0 2-1 2-3 3-0 3-1 3-2"],
    ["set_winner", "Away", "0-2 0-3 1-2 1-3 2-1 2-3 3-1 3-2"],
  ])("[BUILDER-7] lets %s %s go with the scores in sets that make it true: %s", (...row) => {
    const [marketType, kind, scores] = row;
    const sets = ["0-2", "0-3", "1-2", "1-3", "2-0", "2-1", "2-3", "3-0", "3-1", "3-2"];
    const picked = outcome(marketType, kind);
    const fitting = sets.filter((text) => because([picked], inSets(text)) === null);
    expect(fitting.join(" ")).toBe(scores);
  });

  it.each([
    ["2-0", 12, 26],
    ["1-2", 18, 39],
    ["3-0", 18, 39],
    ["1-3", 24, 52],
    ["3-2", 30, 65],
  ])("[BUILDER-7] knows that a match of %s in sets has %i to %i games", (sets, fewest, most) => {
    const games = (kind: string, handicap: number) => outcome("total_games", kind, { handicap });
    expect(because([inSets(sets)], games("Under", fewest + 0.5))).toBeNull();
    expect(because([inSets(sets)], games("Under", fewest))).toBe("contradiction");
    expect(because([inSets(sets)], games("Over", most - 0.5))).toBeNull();
    expect(because([inSets(sets)], games("Over", most))).toBe("contradiction");
  });

  it("[BUILDER-7] names the conflicting pick", () => {
    expect(findIncompatibility([bothScore("Yes"), over(3.5)], under(2.5))).toEqual({
      because: "contradiction",
      with: over(3.5),
    });
  });

  it("[BUILDER-8] is reported as such where only all picks together forbid it", () => {
    expect(because([draw, over(0.5)], bothScore("No"))).toBe("all-together");
    expect(because([draw], bothScore("No"))).toBeNull();
  });

  it("[BUILDER-9] counts from the score of the moment", () => {
    const stand = { score: { home: 2, away: 1 }, halfTime: { home: 1, away: 1 } };
    expect(because([exactly(2, 1)], outcome("next_goal", "X"), stand)).toBeNull();
    expect(because([exactly(2, 1)], outcome("next_goal", "Home"), stand)).toBe("contradiction");
    expect(because([home], exactly(1, 0), stand)).toBe("contradiction");
    expect(because([exactly(14, 13)], over(26.5), stand)).toBeNull();
  });

  it("[BUILDER-9] has nothing against a half that is over, nor against a goal that is still to come", () => {
    const score = { home: 1, away: 0 };
    const first = { score, halfTime: null };
    const second = { score, halfTime: score };
    const away = outcome("half_time_result", "Away");
    expect(because([away], exactly(1, 0), first)).toBe("contradiction");
    expect(because([away], exactly(1, 0), second)).toBeNull();
    expect(scoresWith(outcome("next_goal", "Home"), second)).toBe("2-0 2-1 2-2");
    expect(scoresWith(outcome("next_goal", "Away"), second)).toBe("1-1 1-2 2-1 2-2");
    expect(scoresWith(outcome("next_goal", "X"), second)).toBe("1-0");
  });

  it("[BUILDER-10] lets through what it can't decide", () => {
    const corners = outcome("corners", "Over", { handicap: 9.5 });
    const winner = outcome("match_winner", "Home");
    expect(because([home], corners)).toBeNull();
    expect(because([over(3.5)], outcome("correct_score", null))).toBeNull();
    for (const marketType of ["total_goals", "handicap"]) {
      for (const kind of ["Over", "Under", "Home", "Away"]) {
        expect(because([exactly(0, 0)], outcome(marketType, kind)), kind).toBeNull();
      }
    }
    expect(because([], corners)).toBeNull();
    expect(because([corners], outcome("cards", "Over", { handicap: 3.5 }))).toBeNull();
    expect(because([winner], inSets("4-1"))).toBeNull();
    expect(because([winner], inSets("1-4"))).toBeNull();
    expect(because([winner], outcome("set_score", null))).toBeNull();
  });

  it.each([
    ["1x2", "Other"],
    ["double_chance", null],
    ["total_goals", "Exactly"],
    ["both_teams_to_score", "Other"],
    ["handicap", "Draw"],
    ["half_time_result", "Other"],
    ["next_goal", "Other"],
  ])("[BUILDER-10] lets %s %s through: an outcome that it does not know", (marketType, kind) => {
    expect(scoresWith(outcome(marketType, kind, { handicap: 0.5 }))).toBe(everyScore);
  });

  it.each([
    ["match_winner", "Other"],
    ["total_games", "Exactly"],
    ["set_winner", "Other"],
  ])("[BUILDER-10] lets %s %s through as well", (marketType, kind) => {
    expect(because([inSets("2-0")], outcome(marketType, kind, { handicap: 99 }))).toBeNull();
  });
});
