import { legacyRecover } from "@grandstand/contract/legacy-account";
import * as calls from "@grandstand/contract/recovery";
import { passwordErrors } from "../../domain/account-opening/judge.ts";
import { sendResetLink, setPassword } from "../../domain/recovery/recovery.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import type { Operator } from "../operator/operator.ts";
import { refuseSearch } from "./login-refusals.ts";
import { type Request, type Route, visitorRoute } from "./route.ts";

async function resetPassword(
  { database, world, loginGuard }: Operator,
  { body, language, address }: Request<typeof calls.resetPassword>,
) {
  refuseSearch(loginGuard, address);
  const errors = [...passwordErrors(body)];
  if (errors.length > 0) {
    throw new CallFailure({
      status: 422,
      message: "password-refused",
      code: "INVALID_FIELDS",
      errors: Object.fromEntries(errors.map(([field, key]) => [field, [messageIn(language, key)]])),
    });
  }
  const { token, password } = body;
  const outcome = await setPassword(database, { token, password, now: world.now() });
  if (outcome.kind !== "set") {
    throw new CallFailure({ status: 403, message: outcome.kind, code: outcome.kind });
  }
  loginGuard.forgetUsername(outcome.username);
  return { status: true };
}

/** The forgotten password; its links lead to the first of the site's origins. */
export function recoveryRoutes(operator: Operator, siteOrigin: string): Route[] {
  const { database, world, loginGuard } = operator;
  const send = async ({ body: { username }, address }: Request<typeof calls.forgotPassword>) => {
    refuseSearch(loginGuard, address);
    const retryAfterSeconds = await sendResetLink(database, {
      username,
      siteOrigin,
      now: world.now(),
    });
    if (retryAfterSeconds === null) return { status: true };
    throw new CallFailure({
      status: 429,
      message: "too-many-mails",
      code: "TOO_MANY_ATTEMPTS",
      retryAfterSeconds,
    });
  };
  return [
    visitorRoute(calls.forgotPassword, send),
    visitorRoute(legacyRecover, send),
    visitorRoute(calls.resetPassword, (request) => resetPassword(operator, request)),
  ];
}
