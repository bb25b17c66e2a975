import type { EventView, MarketView } from "@grandstand/ui/event-view";
import { describe, expect, it } from "vitest";
import { chosenColumns, columnChoices, withColumn } from "./columns.ts";

const market = (type: string, ...shortNames: readonly string[]) =>
  ({
    type,
    name: type,
    outcomes: shortNames.map((shortName) => ({ shortName })),
  }) as unknown as MarketView;
const column = (type: string, ...headings: readonly string[]) => ({ type, name: type, headings });
const result = column("1x2", "1", "X", "2");
const goals = column("total_goals", "+", "−");
const both = column("both_teams_to_score", "Oui", "Non");
const handicap = column("handicap", "1", "2");
const usual = [result, goals, both];
const events = [
  { markets: [market("1x2", "1", "X", "2"), market("handicap", "1", "2")] },
  { markets: [market("correct_score", "1-0", "0-0", "0-1", "2-0")] },
] as unknown as EventView[];
const typesOf = (columns: readonly { readonly type: string }[]) => columns.map(({ type }) => type);

describe("what the columns of a sport's list show", () => {
  const choices = columnChoices(events, usual);

  it("[SPORT-LISTS-3] is chosen among what has as many outcomes", () => {
    expect(choices.map(typesOf)).toEqual([
      ["1x2"],
      ["total_goals", "both_teams_to_score", "handicap"],
      ["total_goals", "both_teams_to_score", "handicap"],
    ]);
  });

  it("[SPORT-LISTS-3] is exchanged with the column that showed it", () => {
    expect(withColumn(usual, 1, "handicap")).toEqual(["1x2", "handicap", "both_teams_to_score"]);
    expect(withColumn(usual, 1, "both_teams_to_score")).toEqual([
      "1x2",
      "both_teams_to_score",
      "total_goals",
    ]);
    expect(withColumn(usual, 7, "handicap")).toEqual(typesOf(usual));
  });

  it("[SPORT-LISTS-4] is what was chosen, as far as the list has it once", () => {
    const shown = (...types: readonly string[]) => chosenColumns(usual, choices, types);
    expect(shown()).toEqual(usual);
    expect(shown("1x2", "handicap", "total_goals")).toEqual([result, handicap, goals]);
    expect(typesOf(shown("handicap", "gone", "handicap"))).toEqual([
      "1x2",
      "total_goals",
      "handicap",
    ]);
    expect(shown("1x2", "both_teams_to_score")).toBe(usual);
  });
});
