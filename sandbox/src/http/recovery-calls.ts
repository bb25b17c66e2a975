import { legacyRecover } from "@grandstand/contract/legacy-account";
import * as calls from "@grandstand/contract/recovery";
import { passwordErrors } from "../account-opening/judge.ts";
import type { Operator } from "../operator/operator.ts";
import { sendResetLink, setPassword } from "../recovery/recovery.ts";
import { messageIn } from "../wording/messages.ts";
import { CallFailure } from "./call-failure.ts";
import { type Request, type Route, visitorRoute } from "./route.ts";

async function resetPassword(
  { database, world, loginGuard }: Operator,
  { body, language }: Request<typeof calls.resetPassword>,
) {
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
  const { database, world } = operator;
  const send = async ({ body: { username } }: Request<typeof calls.forgotPassword>) => {
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
