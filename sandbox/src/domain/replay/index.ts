export { readRecording } from "./recording.ts";
export { replayRace } from "./replayed-race.ts";
