export {
  type Calendar,
  type DayName,
  defaultTimeZone,
  knownTimeZone,
  usualZoneName,
} from "./calendar.ts";
export {
  type Countdown,
  type CountdownMilestone,
  countdown,
  countdownMilestone,
  countdownText,
} from "./countdown.ts";
export {
  type EventStart,
  type EventTime,
  type EventTimeFacts,
  type EventTimeReader,
  eventTimeReader,
} from "./event-time.ts";
export { type LiveClock, type LiveFacts, type MatchSummary, minuteText } from "./live-clock.ts";
export { playedShare } from "./played-share.ts";
