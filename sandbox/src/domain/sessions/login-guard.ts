import { comparable } from "../identities/identities.ts";
import { createAttempts } from "./attempts.ts";

const minute = 60_000;
/** Failed logins are counted within this window, in milliseconds. */
const failureWindow = 5 * minute;
/** After this many failures from one address a captcha is needed (A4, A9). */
const captchaThreshold = 3;
/** After this many failures with a username, from wherever, a captcha is needed for it. */
const captchaByUsername = 10;
/** After this many failures an address may not try that username for a while, with a captcha either. */
const failuresByPair = 10;
const failuresByAddress = 40;
/** How often an address may find out about accounts: checks of a registration's fields, mails of a new password. */
const findings = { window: 5 * minute, most: 100 };

/** Counts failed logins and what gives accounts away, and decides on captchas and refusals. */
export interface LoginGuard {
  /** Seconds to wait before the next attempt, or null where it may go ahead. */
  retryAfter(address: string, username: string): number | null;
  /** Whether a login needs a captcha: of any username from an address, or of this one from wherever. */
  needsCaptcha(address: string, username?: string): boolean;
  /** Called after an attempt to log in that is only possible with a captcha. */
  demandCaptcha(address: string): void;
  failed(address: string, username: string): void;
  /** Takes back the failures of this person from there; those of others stay counted. */
  succeeded(address: string, username: string): void;
  /** Lets the person of a username try again, from wherever; what an address did with others stays counted. */
  forgetUsername(username: string): void;
  /** Counts a request that says whether somebody has an account; the seconds to wait where it is one too many. */
  findOut(address: string): number | null;
  forgetAll(): void;
}

export function createLoginGuard(now: () => number): LoginGuard {
  const byAddress = createAttempts(now, failureWindow);
  const byName = createAttempts(now, failureWindow);
  const found = createAttempts(now, findings.window);
  const demanded = new Set<string>();
  const positive = (seconds: number) => (seconds > 0 ? seconds : null);

  return {
    retryAfter: (address, username) =>
      positive(
        Math.max(
          byAddress.waitFor(address, failuresByAddress),
          byName.waitFor(comparable(username), failuresByPair, address),
        ),
      ),
    needsCaptcha: (address, username) =>
      demanded.has(address) ||
      byAddress.count(address) >= captchaThreshold ||
      (username !== undefined && byName.count(comparable(username)) >= captchaByUsername),
    demandCaptcha: (address) => demanded.add(address),
    failed(address, username) {
      byAddress.add(address, comparable(username));
      byName.add(comparable(username), address);
    },
    succeeded(address, username) {
      byAddress.forget(address, comparable(username));
      byName.forget(comparable(username), address);
      demanded.delete(address);
    },
    forgetUsername: (username) => byName.forget(comparable(username)),
    findOut(address) {
      const seconds = found.waitFor(address, findings.most);
      if (seconds === 0) found.add(address);
      return positive(seconds);
    },
    forgetAll() {
      for (const attempts of [byAddress, byName, found]) attempts.forgetAll();
      demanded.clear();
    },
  };
}
