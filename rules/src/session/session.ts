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

/** What runs again and again while somebody is logged in, with its interval in milliseconds (A4, A9). */
export const sessionPolls = {
  balance: intervals.balancePoll,
  user: intervals.userPoll,
  tokens: intervals.authSync,
  promotions: intervals.promotionsPoll,
  expiry: intervals.sessionExpiryCheck,
} as const;
export type SessionPoll = keyof typeof sessionPolls;

/** The polls that run: none for a visitor. */
export function pollsOf(isLoggedIn: boolean): readonly SessionPoll[] {
  return isLoggedIn ? (Object.keys(sessionPolls) as SessionPoll[]) : [];
}

/** Why a session ended. */
export type SessionEnd = "asked" | "timeout" | "refused" | "other-tab" | "self-excluded";

/** Whether a person chose the end of a session: every other one is explained in words that stay (A4). */
export function isChosen(end: SessionEnd): boolean {
  return end === "asked" || end === "other-tab";
}
