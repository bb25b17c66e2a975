/** Failed logins are counted within this window, in milliseconds. */
const failureWindow = 5 * 60_000;
/** After this many failures from one address a captcha is needed (A4, A9). */
const captchaThreshold = 3;
const failuresByUsername = 10;
const failuresByAddress = 40;
/** Beyond this number callers are forgotten, oldest first, so that counting can't fill the memory. */
const mostCounted = 10_000;

/** Counts failed logins, and decides on captchas and refusals. In memory only: a restart clears it. */
export interface LoginGuard {
  /** Seconds to wait before the next attempt, or null where it may go ahead. */
  retryAfter(address: string, username: string): number | null;
  needsCaptcha(address: string): boolean;
  /** Called after an attempt to log in that is only possible with a captcha. */
  demandCaptcha(address: string): void;
  failed(address: string, username: string): void;
  succeeded(address: string, username: string): void;
  /** Lets the person of a username try again; what their address did stays counted. */
  forgetUsername(username: string): void;
  forgetAll(): void;
}

export function createLoginGuard(now: () => number): LoginGuard {
  const failures = new Map<string, number[]>();
  const demanded = new Set<string>();

  const recent = (key: string) =>
    (failures.get(key) ?? []).filter((at) => at > now() - failureWindow);
  const add = (key: string) => {
    const times = [...recent(key), now()];
    failures.delete(key);
    failures.set(key, times);
    const oldest = failures.keys().next();
    if (failures.size > mostCounted && !oldest.done) failures.delete(oldest.value);
  };
  const waitFor = (key: string, most: number) => {
    const times = recent(key);
    const first = times[times.length - most];
    return first === undefined ? 0 : Math.ceil((first + failureWindow - now()) / 1000);
  };
  const byAddress = (address: string) => `address ${address}`;
  const byUsername = (username: string) => `username ${username}`;

  return {
    retryAfter(address, username) {
      const seconds = Math.max(
        waitFor(byAddress(address), failuresByAddress),
        waitFor(byUsername(username), failuresByUsername),
      );
      return seconds > 0 ? seconds : null;
    },
    needsCaptcha: (address) =>
      demanded.has(address) || recent(byAddress(address)).length >= captchaThreshold,
    demandCaptcha: (address) => demanded.add(address),
    failed(address, username) {
      add(byAddress(address));
      add(byUsername(username));
    },
    succeeded(address, username) {
      failures.delete(byAddress(address));
      failures.delete(byUsername(username));
      demanded.delete(address);
    },
    forgetUsername(username) {
      failures.delete(byUsername(username));
    },
    forgetAll() {
      failures.clear();
      demanded.clear();
    },
  };
}
