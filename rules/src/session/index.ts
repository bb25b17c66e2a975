export {
  isChosen,
  pollsOf,
  type SessionEnd,
  type SessionPoll,
  type SessionStanding,
  sessionPolls,
  sessionStanding,
  timeLeft,
} from "./session.ts";
