import * as calls from "@grandstand/contract/account";
import * as legacyCalls from "@grandstand/contract/legacy-account";
import * as sessionCalls from "@grandstand/contract/sessions";
import * as settingsCalls from "@grandstand/contract/settings";
import { getUser } from "@grandstand/contract/user";
import { readLoginData } from "../../domain/account-opening/smart-registration.ts";
import type { Account } from "../../domain/accounts/account.ts";
import {
  changeSettings,
  findAccount,
  findAccountByUsername,
  noteForbiddenAttempt,
} from "../../domain/accounts/accounts.ts";
import { isPassword } from "../../domain/accounts/passwords.ts";
import { liftEnded } from "../../domain/accounts/restrictions.ts";
import { noteLogin } from "../../domain/identities/access-events.ts";
import { walletBalance } from "../../domain/ledger/ledger.ts";
import { toAccountSession } from "../../domain/sessions/session-view.ts";
import type { Session } from "../../domain/sessions/sessions.ts";
import { CallFailure, invalidRequest } from "../../kernel/call-failure.ts";
import { isTimeZone } from "../../kernel/time-zone.ts";
import type { Operator } from "../operator/operator.ts";
import { refuseCrowd, wrongCredentials } from "./login-refusals.ts";
import { readUser } from "./read-user.ts";
import { type Request, type Route, userRoute, visitorRoute } from "./route.ts";

/** The account of a username and its password; null counts as a failed attempt. */
async function findByCredentials(
  { database, loginGuard }: Operator,
  { body, address }: Pick<Request<typeof calls.login>, "body" | "address">,
): Promise<Account | null> {
  const { username, password } = body;
  const account = await findAccountByUsername(database, username);
  const isRight = await isPassword(password, account?.passwordHash);
  if (account && isRight && account.profile.permissions.login_allowed) return account;
  loginGuard.failed(address, username);
  return null;
}

/** Login, which counts failures; its answer never reveals whether an account exists (A8). */
async function logIn(operator: Operator, request: Request<typeof calls.login>) {
  const { database, sessions, loginGuard, captcha, world } = operator;
  const { body, address } = request;
  refuseCrowd(loginGuard, address, body.username);
  const captchaRequired = new CallFailure({
    status: 403,
    message: "captcha-required",
    code: "CAPTCHA_REQUIRED",
  });
  // The token is used up, whether the login succeeds or not.
  const hasCaptcha = captcha.redeem(body.g_recaptcha_response ?? "");
  if (loginGuard.needsCaptcha(address, body.username) && !hasCaptcha) {
    loginGuard.demandCaptcha(address);
    throw captchaRequired;
  }

  const account = await findByCredentials(operator, request);
  if (!account) throw wrongCredentials();
  if (account.loginRule === "captcha" && !hasCaptcha) {
    loginGuard.demandCaptcha(address);
    throw captchaRequired;
  }
  loginGuard.succeeded(address, body.username);
  if (account.loginRule === "smart_registration") {
    return {
      show_smart_registration_form: true as const,
      loginData: await readLoginData(database, account),
    };
  }
  await noteLogin(database, account.id, world.now());
  return { token: await sessions.open(account.id, request.client) };
}

/** The older login knows neither captcha nor form: an account that needs one is refused like a wrong password (A8). */
async function logInByLegacy(operator: Operator, request: Request<typeof legacyCalls.legacyLogin>) {
  const { database, sessions, loginGuard, world } = operator;
  const { body, address } = request;
  refuseCrowd(loginGuard, address, body.username);
  const account = loginGuard.needsCaptcha(address, body.username)
    ? null
    : await findByCredentials(operator, request);
  if (account?.loginRule !== "open") throw wrongCredentials("INVALID_LOGIN");
  loginGuard.succeeded(address, body.username);
  await noteLogin(database, account.id, world.now());
  return { token: await sessions.open(account.id, request.client) };
}

function settingsRoutes({ database }: Operator): Route[] {
  const keep = async (session: Session, change: Parameters<typeof changeSettings>[2]) => {
    await changeSettings(database, session.account.id, change);
    return { status: true };
  };
  return [
    userRoute(settingsCalls.getSettings, ({ session }) => ({ data: session.account.settings })),
    userRoute(settingsCalls.changeTimezone, ({ session, body }) => {
      if (!isTimeZone(body.timezone)) throw invalidRequest();
      return keep(session, body);
    }),
    userRoute(settingsCalls.changeOddsFormat, ({ session, body }) => keep(session, body)),
    userRoute(settingsCalls.changeAcceptOdds, ({ session, body }) => keep(session, body)),
    userRoute(settingsCalls.changeLocale, ({ session, body }) => keep(session, body)),
  ];
}

async function readPerson({ database, world }: Operator, session: Session) {
  await liftEnded(database, world.now());
  const account = await findAccount(database, session.account.id);
  const user = await readUser(database, account ?? session.account);
  return { ...user, session_ends_at: Math.floor(session.endsAt / 1000) };
}

function sessionRoutes(operator: Operator): Route[] {
  const { sessions } = operator;
  return [
    userRoute(sessionCalls.getSessions, async ({ session }) => {
      const open = await sessions.list(session.account.id);
      return { sessions: open.map((each) => toAccountSession(each, session.id)) };
    }),
    userRoute(sessionCalls.endSessions, async ({ session, body }) => {
      await sessions.revokeOf(session.account.id, body.ids);
      return { status: true };
    }),
    visitorRoute(legacyCalls.legacyLogin, (request) => logInByLegacy(operator, request)),
    userRoute(legacyCalls.legacyUser, ({ session }) => readPerson(operator, session)),
    userRoute(legacyCalls.refreshSession, async ({ session }) => ({
      token: await sessions.prolong(session),
    })),
  ];
}

/** The account service (A7). */
export function accountRoutes(operator: Operator): Route[] {
  const { database, sessions, loginGuard, world } = operator;
  return [
    visitorRoute(calls.login, (request) => logIn(operator, request)),
    userRoute(calls.logout, async ({ session }) => {
      await sessions.revoke(session.id);
      return { status: true };
    }),
    userRoute(calls.getSportifyToken, async ({ session }) => ({
      sportsbook_token: await sessions.sportsbookToken(session),
    })),
    userRoute(getUser, ({ session }) => readPerson(operator, session)),
    userRoute(calls.getBalance, async ({ session }) => ({
      balance: await walletBalance(database, session.account.id),
    })),
    ...settingsRoutes(operator),
    ...sessionRoutes(operator),
    userRoute(calls.logForbiddenActionAttempt, async ({ session, body }) => {
      await noteForbiddenAttempt(database, {
        accountId: session.account.id,
        action: body.action,
        documentStatus: body.document_status,
        at: world.now(),
      });
      return { status: true };
    }),
    visitorRoute(calls.showCaptcha, ({ address }) => ({
      show_captcha: loginGuard.needsCaptcha(address),
    })),
    userRoute(calls.getDocumentSocket, async ({ session, host }) => ({
      url: `ws://${host}/document-status?token=${await sessions.documentToken(session)}`,
    })),
  ];
}
