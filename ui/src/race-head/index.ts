export { RaceHead, type RaceHeadProps } from "./race-head.tsx";
export type {
  MeetingRaceView,
  RaceDirection,
  RaceFactsView,
  RaceGoing,
  RaceKind,
  RaceSurface,
} from "./race-head-view.ts";
