import type { TableRow } from "@grandstand/contract/match-centre";
import type { LeagueRowView } from "@grandstand/ui/league-table";
import { crestCode, deriveCrest } from "@grandstand/ui/mark";

const results = { w: "won", d: "drawn", l: "lost" } as const;

/** A league's table as the page shows it. What the points are from is whole, or left out. */
export function toLeagueRows(rows: readonly TableRow[]): LeagueRowView[] {
  return rows.map((row) => ({
    rank: row.rank,
    team: { name: row.team.name, mark: crestCode(row.team.crest ?? deriveCrest(row.team.name)) },
    played: row.played,
    goalDifference: row.goal_difference,
    points: row.points,
    form: row.form.map((letter) => results[letter]),
    ...recordOf(row),
  }));
}

function recordOf(row: TableRow): Pick<LeagueRowView, "record"> {
  const { won, drawn, lost, goals_for: goalsFor, goals_against: goalsAgainst } = row;
  const isKnown =
    won !== undefined &&
    drawn !== undefined &&
    lost !== undefined &&
    goalsFor !== undefined &&
    goalsAgainst !== undefined;
  return isKnown ? { record: { won, drawn, lost, goalsFor, goalsAgainst } } : {};
}
