import { registerSmart } from "@grandstand/contract/smart-registration";
import {
  completeAccount,
  judgeSmart,
  type SmartRegistration,
} from "../../domain/account-opening/smart-registration.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { findAccountByUsername } from "../../domain/accounts/accounts.ts";
import { isPassword } from "../../domain/accounts/passwords.ts";
import { wasOpenedSince } from "../../domain/identities/access-events.ts";
import { comparable } from "../../domain/identities/identities.ts";
import type { CallFailure } from "../../kernel/call-failure.ts";
import type { Database } from "../../kernel/database/open.ts";
import type { Operator } from "../operator/operator.ts";
import { fieldRefusal } from "./field-refusal.ts";
import { refuseCrowd, wrongCredentials } from "./login-refusals.ts";
import { refuseExcluded, repeatTime } from "./registration-calls.ts";
import { type Request, type Route, visitorRoute } from "./route.ts";

type SmartRequest = Request<typeof registerSmart>;

/** Completes an account whose login led to the form, and opens a session of it (A3, A7, A8). */
async function complete(operator: Operator, request: SmartRequest) {
  const { database, sessions, loginGuard, world } = operator;
  const { body, address, language, client } = request;
  refuseCrowd(loginGuard, address, body.username);
  const refuse = (failure: CallFailure) => openCompletedOr(operator, request, failure);
  const account = await findByLogin(database, body);
  if (account === null) {
    return refuse(wrongCredentials()).catch((failure: unknown) => {
      loginGuard.failed(address, body.username);
      throw failure;
    });
  }
  const judge = () => judgeSmart(database, account, body, world.now());
  const errors = await judge();
  if (errors.size > 0) return refuse(fieldRefusal(errors, language));
  await refuseExcluded(database, body);
  const isFirst = await completeAccount(database, account, body, world.now()).catch(
    async (error: unknown) => {
      // Another registration was faster: it has the name or the number that this one wanted.
      const refused = await judge();
      throw refused.size > 0 ? fieldRefusal(refused, language) : error;
    },
  );
  if (!isFirst) return refuse(wrongCredentials());
  return { token: await sessions.open(account.id, client) };
}

/** The account of the form's login, where it has to be completed. */
async function findByLogin(
  database: Database,
  { username, password, email }: SmartRegistration,
): Promise<Account | null> {
  const account = await findAccountByUsername(database, username);
  const isRight = await isPassword(password, account?.passwordHash);
  const isExpected =
    account?.loginRule === "smart_registration" &&
    account.profile.permissions.login_allowed &&
    comparable(account.profile.email) === comparable(email);
  return isRight && isExpected ? account : null;
}

/**
 * Opens a session of the account that the same request has completed, if just now: a browser repeats a request whose
 * connection broke. Otherwise the failure remains.
 */
async function openCompletedOr(
  { database, sessions, loginGuard, world }: Operator,
  { body: { sport_username, sport_password, email }, address, client }: SmartRequest,
  failure: CallFailure,
) {
  const account = await findAccountByUsername(database, sport_username.trim());
  if (account?.profile.email !== email) throw failure;
  if (!(await wasOpenedSince(database, account.id, world.now() - repeatTime))) throw failure;
  refuseCrowd(loginGuard, address, sport_username);
  if (!(await isPassword(sport_password, account.passwordHash))) {
    loginGuard.failed(address, sport_username);
    throw failure;
  }
  return { token: await sessions.open(account.id, client) };
}

/** The short registration of somebody whom the operator knows already. */
export function smartRegistrationRoutes(operator: Operator): Route[] {
  return [visitorRoute(registerSmart, (request) => complete(operator, request))];
}
