import { intervals } from "../intervals/index.ts";

/** How a session stands: `ending` is the time in which the person can still stay logged in. */
export type SessionStanding = "current" | "ending" | "over";

/** Milliseconds of the warning before a session ends (WCAG 2.2.1). */
const endWarning = 20_000;

/**
 * How a session stands at an instant, both in epoch milliseconds of the server: it is over 4 s before its token
 * expires, and announced 20 s before that (A4). A token that names no end does not expire.
 */
export function sessionStanding(expiresAt: number | null, now: number): SessionStanding {
  if (expiresAt === null) return "current";
  const left = expiresAt - now - intervals.sessionExpiryThreshold;
  if (left < 0) return "over";
  return left < endWarning ? "ending" : "current";
}

/** Milliseconds until a session is over, never below 0; null where its token names no end. */
export function timeLeft(expiresAt: number | null, now: number): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, expiresAt - now - intervals.sessionExpiryThreshold);
}
