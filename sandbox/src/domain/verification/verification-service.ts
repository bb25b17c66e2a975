import { randomBytes } from "node:crypto";

/** How long a token is good, in milliseconds. */
export const verificationTokenLifetime = 5 * 60_000;
/** Beyond this number unused tokens are forgotten, oldest first. */
const mostKept = 10_000;

/** The state of the verification service; in memory only, so that a restart needs new tokens. */
export interface VerificationService {
  isActive(): boolean;
  setActive(isActive: boolean): void;
  /** A new token, and its end in epoch milliseconds. */
  issue(): { token: string; endsAt: number };
  isGood(token: string): boolean;
  /** No earlier token is good any more. */
  endTokens(): void;
  reset(): void;
}

/** `now` is epoch milliseconds. */
export function createVerificationService(now: () => number): VerificationService {
  let isActive = true;
  const ends = new Map<string, number>();
  return {
    isActive: () => isActive,
    setActive(next) {
      isActive = next;
    },
    issue() {
      const token = randomBytes(24).toString("base64url");
      const endsAt = now() + verificationTokenLifetime;
      ends.set(token, endsAt);
      const oldest = ends.keys().next();
      if (ends.size > mostKept && !oldest.done) ends.delete(oldest.value);
      return { token, endsAt };
    },
    isGood: (token) => now() < (ends.get(token) ?? 0),
    endTokens: () => ends.clear(),
    reset() {
      isActive = true;
    },
  };
}
