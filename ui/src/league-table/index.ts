export { type LeagueRowView, LeagueTable, type LeagueTableProps } from "./league-table.tsx";
