import { randomBytes } from "node:crypto";

/** How long a token is valid, in milliseconds; the page reports the end. */
export const tokenLifetime = 2 * 60_000;
/** Beyond this number unused tokens are forgotten, oldest first. */
const mostKept = 10_000;

/** The tokens that the captcha's page issued; in memory only, so that a restart needs new ones. */
export interface CaptchaTokens {
  issue(): string;
  /** Whether the token was issued and is still valid; the call uses it up. */
  redeem(token: string): boolean;
}

/** `now` is epoch milliseconds. */
export function createCaptchaTokens(now: () => number): CaptchaTokens {
  const issued = new Map<string, number>();
  return {
    issue() {
      const token = randomBytes(24).toString("base64url");
      issued.set(token, now());
      const oldest = issued.keys().next();
      if (issued.size > mostKept && !oldest.done) issued.delete(oldest.value);
      return token;
    },
    redeem(token) {
      const at = issued.get(token);
      issued.delete(token);
      return at !== undefined && now() - at < tokenLifetime;
    },
  };
}
