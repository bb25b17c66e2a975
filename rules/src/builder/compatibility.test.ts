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

describe("what can't go together", () => {
  it("[BUILDER-6] is another outcome of the same market, and the pick is named", () => {
    expect(findIncompatibility([home], draw)).toEqual({ because: "same-market", with: home });
    expect(findIncompatibility([home], home)).toBeNull();
    expect(because([over(2.5)], over(3.5))).toBeNull();
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

  it("[BUILDER-7] names the pick that stands against it", () => {
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
  });

  it("[BUILDER-10] lets through what it can't decide", () => {
    const corners = outcome("corners", "Over", { handicap: 9.5 });
    expect(because([home], corners)).toBeNull();
    expect(because([over(3.5)], outcome("correct_score", null))).toBeNull();
    expect(because([home], outcome("total_goals", "Over"))).toBeNull();
  });
});
