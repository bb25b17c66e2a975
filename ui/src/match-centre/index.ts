export { HeadForm, type HeadFormProps } from "./head-form.tsx";
export { ImpliedChance, type ImpliedChanceProps } from "./implied-chance.tsx";
export type { LivePlay } from "./live-play.ts";
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
  type PlayerView,
  type PlayView,
  type Requested,
  type ResultLetter,
  type StatKey,
  type StatView,
  statKeys,
  type TableRowView,
} from "./match-centre-view.ts";
export { MatchCountdown, type MatchCountdownProps } from "./match-countdown.tsx";
export { MatchIncidents, type MatchIncidentsProps } from "./match-incidents.tsx";
export { MatchNews, type MatchNewsProps } from "./match-news.tsx";
export { ResultDots } from "./result-dots.tsx";
export {
  type ChanceView,
  currentMap,
  type EsportsPlayView,
  isDecided,
  type MapView,
  type RoundView,
  type SportPlayView,
  type TennisGameView,
  type TennisPlayView,
} from "./sport-play-view.ts";
