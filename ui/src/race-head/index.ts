export { RaceHead, type RaceHeadProps } from "./race-head.tsx";
export type {
  MeetingRaceView,
  RaceDirection,
  RaceFactsView,
  RaceGoing,
  RaceKind,
  RaceTrack,
} from "./race-head-view.ts";
