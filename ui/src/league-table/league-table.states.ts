import { table } from "../match-centre/sample-play.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LeagueRowView, LeagueTableProps } from "./league-table.tsx";

/** The sample of the match's centre, with matches and goals that lead to its points. */
const rows: readonly LeagueRowView[] = table.map((row) => {
  const won = Math.floor(row.points / 3);
  const drawn = row.points % 3;
  const lost = Math.max(0, row.played - won - drawn);
  const goalsAgainst = 20;
  const goalsFor = goalsAgainst + row.goalDifference;
  return { ...row, record: { won, drawn, lost, goalsFor, goalsAgainst } };
});

const props: LeagueTableProps = { name: "Pro League", rows, cuts: [2] };

/** Every face of a league's table, by name. */
export const leagueTableStates = {
  whole: props,
  "points alone": { ...props, rows: table },
  "without parts": { ...props, cuts: [] },
  empty: { ...props, rows: [] },
  failed: { ...props, rows: null },
  "long text": {
    ...props,
    name: "Eerste nationale van het Belgische amateurvoetbal, beslissingswedstrijden",
    rows: rows.map((row, index) =>
      index === 0
        ? { ...row, team: { name: "Koninklijke Sportvereniging Wevelgem-Gullegem" } }
        : row,
    ),
  },
} satisfies NamedStates<LeagueTableProps>;
