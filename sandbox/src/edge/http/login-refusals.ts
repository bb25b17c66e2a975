import type { LoginGuard } from "../../domain/sessions/login-guard.ts";
import { CallFailure } from "../../kernel/call-failure.ts";

/** The answer to wrong credentials, which never reveals whether an account exists (A8). */
export function wrongCredentials(
  code: "WRONG_CREDENTIALS" | "INVALID_LOGIN" = "WRONG_CREDENTIALS",
): CallFailure {
  return new CallFailure({ status: 403, message: "wrong-credentials", code });
}

function tooMany(retryAfterSeconds: number): CallFailure {
  return new CallFailure({
    status: 429,
    message: "too-many-attempts",
    code: "TOO_MANY_ATTEMPTS",
    retryAfterSeconds,
  });
}

/** Throws 429, with the seconds to wait, after too many failures from an address, in all or for a username. */
export function refuseCrowd(guard: LoginGuard, address: string, username: string): void {
  const seconds = guard.retryAfter(address, username);
  if (seconds !== null) throw tooMany(seconds);
}

/** Throws 429 where an address has found out about too many accounts within a while. */
export function refuseSearch(guard: LoginGuard, address: string): void {
  const seconds = guard.findOut(address);
  if (seconds !== null) throw tooMany(seconds);
}
