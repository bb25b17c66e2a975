export {
  type SessionStanding,
  sessionStanding,
  timeLeft,
} from "./session.ts";
