export {
  type Calendar,
  calendar,
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
  countdownMilestones,
  countdownText,
} from "./countdown.ts";
export {
  type EventStart,
  type EventTime,
  type EventTimeFacts,
  type EventTimeReader,
  eventTime,
  eventTimeReader,
} from "./event-time.ts";
export {
  type LiveClock,
  type LiveFacts,
  liveClock,
  type MatchSummary,
  minuteText,
} from "./live-clock.ts";
