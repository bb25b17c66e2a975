export {
  type StandingView,
  TopMatch,
  type TopMatchProps,
  type TopMatchReason,
  topMatchReasons,
} from "./top-match.tsx";
