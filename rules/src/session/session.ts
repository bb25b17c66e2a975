import { intervals } from "../intervals/index.ts";

/** The state of a session: `ending` is the time in which the person can still stay logged in. */
export type SessionStanding = "current" | "ending" | "over";

/** How much time is left when the end is announced, however late a check sees it. */
const endWarning = intervals.sessionEndWarning + intervals.sessionExpiryCheck;

/**
 * The state of a session at an instant, both in epoch milliseconds of the server: it is over 4 s before its token
 * expires, and announced at least 20 s before that (A4). A token that names no end does not expire.
 */
export function sessionStanding(expiresAt: number | null, now: number): SessionStanding {
  if (expiresAt === null) return "current";
  const left = expiresAt - now - intervals.sessionExpiryThreshold;
  if (left < 0) return "over";
  return left < endWarning ? "ending" : "current";
}
