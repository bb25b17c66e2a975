export {
  parseRecording,
  type RecordedMessage,
  type Recording,
  readRecording,
} from "./recording.ts";
export { longestLeadIn, type ReplayedRace, replayRace, schedule } from "./replayed-race.ts";
