import type { TableRow } from "@grandstand/contract/match-centre";
import { describe, expect, it } from "vitest";
import { toLeagueRows } from "./league-rows.ts";

const row: TableRow = {
  rank: 1,
  team: { name: "Royal Antwerp" },
  played: 3,
  goal_difference: 2,
  points: 4,
  form: ["w", "d", "l"],
};

describe("a league's table", () => {
  it("[SPORT-LISTS-5] has what its points are from whole, or not at all", () => {
    const counts = { won: 1, drawn: 1, lost: 1, goals_for: 5 };
    const [whole, part, none] = toLeagueRows([
      { ...row, ...counts, goals_against: 3 },
      { ...row, ...counts },
      row,
    ]);
    expect(whole?.record).toEqual({ won: 1, drawn: 1, lost: 1, goalsFor: 5, goalsAgainst: 3 });
    expect([part?.record, none?.record]).toEqual([undefined, undefined]);
    expect(none?.form).toEqual(["won", "drawn", "lost"]);
    expect(none?.goalDifference).toBe(2);
  });

  it("[SPORT-LISTS-5] has the mark that is made from a team's name where it has no crest", () => {
    const [first] = toLeagueRows([row]);
    const [again] = toLeagueRows([row]);
    expect(first?.team.mark).toMatch(/^c/);
    expect(first?.team).toEqual(again?.team);
  });
});
