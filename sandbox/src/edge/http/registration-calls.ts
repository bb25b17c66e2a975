import * as calls from "@grandstand/contract/registration";
import {
  emailError,
  judge,
  nationalNumberError,
  passportError,
  usernameError,
} from "../../domain/account-opening/judge.ts";
import { openAccount } from "../../domain/account-opening/open-account.ts";
import { makeTestAccount } from "../../domain/account-opening/test-account.ts";
import { findAccountByUsername } from "../../domain/accounts/accounts.ts";
import { isPassword } from "../../domain/accounts/passwords.ts";
import { proofErrors, readProof } from "../../domain/identification/identifications.ts";
import { wasOpenedSince } from "../../domain/identities/access-events.ts";
import {
  comparable,
  isExcluded,
  isExcludedByName,
  type NamedPerson,
} from "../../domain/identities/identities.ts";
import { readNationalNumber } from "../../domain/identities/national-number.ts";
import type { Registration } from "../../domain/identities/registration.ts";
import { linkVerification } from "../../domain/verification/verifications.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Database } from "../../kernel/database/open.ts";
import { createTurns } from "../../kernel/once/turns.ts";
import type { MessageKey } from "../../kernel/wording/messages.ts";
import type { Operator } from "../operator/operator.ts";
import { fieldRefusal } from "./field-refusal.ts";
import { refuseCrowd, refuseSearch } from "./login-refusals.ts";
import { type Request, type Route, visitorRoute } from "./route.ts";

/** Opens an account and its first session (A3, A7, A8). */
async function register(operator: Operator, request: Request<typeof calls.register>) {
  const { database, sessions, captcha, visitors, world } = operator;
  const { body, language, client } = request;
  const opened = await findOpened(operator, request);
  if (opened !== null) return { token: await sessions.open(opened, client) };
  if (!visitors.isTestMode() && !captcha.redeem(body.g_recaptcha_response)) {
    const errors = new Map([["g_recaptcha_response", "captcha-required"] as const]);
    throw fieldRefusal(errors, language);
  }
  // First of all: an excluded person does not read that their own number has an account.
  await refuseExcluded(database, body);
  const errors = await judge(database, body, world.now());
  if (errors.size > 0) throw fieldRefusal(errors, language);
  const identification = await identificationOf(database, body, language, world.now());
  try {
    const opening = { sent: body, language, identification, now: world.now() };
    const account = await openAccount(database, opening);
    // The document's own session says what became of it, not the registration.
    const document = identification === null ? body.veriff_vendor_data : null;
    if (document !== null) await linkVerification(operator, document, account);
    return { token: await sessions.open(account, client) };
  } catch (error) {
    // Another registration was faster: it has the names that this one wanted.
    const refused = await judge(database, body, world.now());
    if (refused.size > 0) throw fieldRefusal(refused, language);
    throw error;
  }
}

/** Milliseconds in which a registration may arrive again; after that it would be a login without its guard. */
export const repeatTime = 10 * 60_000;

/**
 * The account that the same registration has just opened: a browser repeats a request whose connection broke. Another
 * password is a failed login, and counts as one.
 */
async function findOpened(
  { database, loginGuard, world }: Operator,
  { body: { username, email, password }, address }: Request<typeof calls.register>,
): Promise<string | null> {
  const account = await findAccountByUsername(database, username.trim());
  if (account?.profile.email !== email.trim()) return null;
  if (!(await wasOpenedSince(database, account.id, world.now() - repeatTime))) return null;
  refuseCrowd(loginGuard, address, username);
  if (await isPassword(password, account.passwordHash)) return account.id;
  loginGuard.failed(address, username);
  return null;
}

/**
 * The identification that a registration comes with; null where it comes without one. One that is not good any more,
 * or another person's, refuses the registration.
 */
async function identificationOf(
  database: Database,
  sent: Registration,
  language: Request<typeof calls.register>["language"],
  now: number,
): Promise<string | null> {
  const { auth, identifier } = sent;
  if (auth === null || identifier === null) return null;
  const proof = await readProof(database, { auth, identifier }, now);
  if (proof.kind !== "proven") {
    throw fieldRefusal(new Map([["auth", proof.kind]]), language, proof.kind);
  }
  const errors = proofErrors(sent, proof.person);
  if (errors.size > 0) throw fieldRefusal(errors, language);
  return proof.requestHash;
}

/** Refuses a person whom the national register of exclusions names, by number, or by the name in a registration. */
export async function refuseExcluded(
  database: Database,
  { natRegNumber, ...person }: Pick<Registration, "natRegNumber"> & (NamedPerson | object),
): Promise<void> {
  const number = readNationalNumber(natRegNumber ?? "");
  const isFound =
    (number !== null && (await isExcluded(database, number.digits))) ||
    ("dob" in person && (await isExcludedByName(database, person)));
  if (!isFound) return;
  throw new CallFailure({ status: 403, message: "registration-excluded", code: "EXCLUDED" });
}

/** Answers a check of one field: true, or its message. Each says who has an account, so they are counted. */
async function answerCheck(
  { database, loginGuard }: Operator,
  address: string,
  find: (database: Database) => Promise<MessageKey | null>,
) {
  refuseSearch(loginGuard, address);
  const message = await find(database);
  if (message !== null) throw new CallFailure({ status: 422, message, code: "INVALID_FIELD" });
  return { status: true };
}

type Checked =
  | typeof calls.validateEmail
  | typeof calls.validateUsername
  | typeof calls.validateNrn
  | typeof calls.validatePassport;

/** Registration, and the checks of its fields. */
export function registrationRoutes(operator: Operator): Route[] {
  const { visitors } = operator;
  const inTurn = createTurns();
  const check = <C extends Checked>(
    call: C,
    find: (database: Database, body: Request<C>["body"]) => Promise<MessageKey | null>,
  ) =>
    visitorRoute(call, ({ body, address }) =>
      answerCheck(operator, address, (database) => find(database, body)),
    );
  return [
    visitorRoute(calls.checkTestMode, () => ({ status: visitors.isTestMode() })),
    visitorRoute(calls.getNewTestAccountDetails, ({ query }) => {
      if (visitors.isTestMode()) return makeTestAccount(query.is_belgium !== "false");
      throw new CallFailure({ status: 403, message: "not-found", code: "NO_TEST_MODE" });
    }),
    // A browser's second copy of a registration waits for the first, and finds what that has opened.
    visitorRoute(calls.register, (request) =>
      inTurn(comparable(request.body.username), () => register(operator, request)),
    ),
    check(calls.validateEmail, (database, { email }) => emailError(database, email)),
    check(calls.validateUsername, (database, { username }) => usernameError(database, username)),
    check(calls.validateNrn, (database, { natRegNumber }) =>
      nationalNumberError(database, natRegNumber, null),
    ),
    check(calls.validatePassport, passportError),
  ];
}
