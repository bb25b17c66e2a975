export { type SessionStanding, sessionStanding } from "./session.ts";
