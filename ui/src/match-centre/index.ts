export { type CentreParts, MatchCentre, type MatchCentreProps } from "./match-centre.tsx";
export {
  type CentreTab,
  type CentreTeamView,
  centreTabs,
  type IncidentKind,
  type IncidentView,
  type LineUpView,
  type MomentumView,
  type PastMatchView,
  type PlayView,
  type Requested,
  type ResultLetter,
  type StatKey,
  statKeys,
  type TableRowView,
} from "./match-centre-view.ts";
export { MatchIncidents, type MatchIncidentsProps } from "./match-incidents.tsx";
