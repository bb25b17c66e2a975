import { randomBytes } from "node:crypto";

/** How long a token is worth something, in milliseconds; the page says so when that is over. */
export const tokenLifetime = 2 * 60_000;
/** Tokens that nobody has used are forgotten beyond this number, oldest first. */
const mostKept = 10_000;

/** The tokens that the captcha's page hands out; in memory only, so that a restart asks again. */
export interface CaptchaTokens {
  issue(): string;
  /** Whether the token was issued and still stands; asking uses it up. */
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
