export { RaceProgramme, type RaceProgrammeProps } from "./race-programme.tsx";
export type { FinisherView, MeetingView, RaceView } from "./race-view.ts";
