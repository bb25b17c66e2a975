import * as calls from "@grandstand/contract/registration";
import { wasOpenedSince } from "../account-opening/access-events.ts";
import { isExcluded } from "../account-opening/identities.ts";
import {
  emailError,
  type FieldErrors,
  judge,
  nationalNumberError,
  passportError,
  usernameError,
} from "../account-opening/judge.ts";
import { readNationalNumber } from "../account-opening/national-number.ts";
import { openAccount } from "../account-opening/open-account.ts";
import type { Registration } from "../account-opening/registration.ts";
import { findAccountByUsername } from "../accounts/accounts.ts";
import { isPassword } from "../accounts/passwords.ts";
import type { Database } from "../database/open.ts";
import type { Operator } from "../operator/operator.ts";
import { type MessageKey, messageIn } from "../wording/messages.ts";
import { CallFailure } from "./call-failure.ts";
import { type Request, type Route, visitorRoute } from "./route.ts";

/** Opens an account and its first session (A3, A7, A8). */
async function register(
  { database, sessions, captcha, world }: Operator,
  { body, language }: Request<typeof calls.register>,
) {
  const opened = await findOpened(database, body, world.now());
  if (opened !== null) return { token: await sessions.open(opened) };
  if (!captcha.redeem(body.g_recaptcha_response)) {
    const errors = new Map([["g_recaptcha_response", "captcha-required"] as const]);
    throw refusal(errors, language);
  }
  const errors = await judge(database, body, world.now());
  if (errors.size > 0) throw refusal(errors, language);
  await refuseExcluded(database, body);
  try {
    return {
      token: await sessions.open(await openAccount(database, body, language, world.now())),
    };
  } catch (error) {
    // Another registration was faster: it has the names that this one wanted.
    const refused = await judge(database, body, world.now());
    if (refused.size > 0) throw refusal(refused, language);
    throw error;
  }
}

/** For so many milliseconds a registration may arrive again; after that it would be a login without its guard. */
const repeatTime = 10 * 60_000;

/** The account that the same registration has just opened: a browser repeats a request whose connection broke. */
async function findOpened(
  database: Database,
  { username, email, password }: Registration,
  now: number,
): Promise<string | null> {
  const account = await findAccountByUsername(database, username.trim());
  if (account?.profile.email !== email.trim()) return null;
  if (!(await wasOpenedSince(database, account.id, now - repeatTime))) return null;
  return (await isPassword(password, account.passwordHash)) ? account.id : null;
}

async function refuseExcluded(database: Database, { natRegNumber }: Registration): Promise<void> {
  const number = readNationalNumber(natRegNumber ?? "");
  if (number === null || !(await isExcluded(database, number.digits))) return;
  throw new CallFailure({ status: 403, message: "registration-excluded", code: "EXCLUDED" });
}

function refusal(errors: FieldErrors, language: Request<typeof calls.register>["language"]) {
  const said = [...errors].map(
    ([field, key]) => [field, [messageIn(language, key)]] as [string, string[]],
  );
  return new CallFailure({
    status: 422,
    message: "registration-invalid",
    code: "INVALID_FIELDS",
    errors: Object.fromEntries(said),
  });
}

/** Answers a check of one field: true, or its message. */
async function answerCheck(found: Promise<MessageKey | null>) {
  const message = await found;
  if (message !== null) throw new CallFailure({ status: 422, message, code: "INVALID_FIELD" });
  return { status: true };
}

/** Registration, and the checks of its fields. */
export function registrationRoutes(operator: Operator): Route[] {
  const { database } = operator;
  return [
    visitorRoute(calls.register, (request) => register(operator, request)),
    visitorRoute(calls.validateEmail, ({ body }) => answerCheck(emailError(database, body.email))),
    visitorRoute(calls.validateUsername, ({ body }) =>
      answerCheck(usernameError(database, body.username)),
    ),
    visitorRoute(calls.validateNrn, ({ body }) =>
      answerCheck(nationalNumberError(database, body.natRegNumber, null)),
    ),
    visitorRoute(calls.validatePassport, ({ body }) => answerCheck(passportError(database, body))),
  ];
}
