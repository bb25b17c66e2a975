import type { LoginGuard } from "../sessions/login-guard.ts";
import { CallFailure } from "./call-failure.ts";

/** The answer to wrong credentials, which never reveals whether an account exists (A8). */
export function wrongCredentials(
  code: "WRONG_CREDENTIALS" | "INVALID_LOGIN" = "WRONG_CREDENTIALS",
): CallFailure {
  return new CallFailure({ status: 403, message: "wrong-credentials", code });
}

/** Throws 429, with the seconds to wait, after too many failures from an address or for a username. */
export function refuseCrowd(guard: LoginGuard, address: string, username: string): void {
  const retryAfterSeconds = guard.retryAfter(address, username);
  if (retryAfterSeconds === null) return;
  throw new CallFailure({
    status: 429,
    message: "too-many-attempts",
    code: "TOO_MANY_ATTEMPTS",
    retryAfterSeconds,
  });
}
