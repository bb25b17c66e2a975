import * as calls from "@grandstand/contract/account";
import * as settingsCalls from "@grandstand/contract/settings";
import { getUser } from "@grandstand/contract/user";
import { noteLogin } from "../account-opening/access-events.ts";
import {
  changeSettings,
  findAccount,
  findAccountByUsername,
  noteForbiddenAttempt,
  readUser,
} from "../accounts/accounts.ts";
import { isPassword } from "../accounts/passwords.ts";
import { walletBalance } from "../ledger/ledger.ts";
import type { Operator } from "../operator/operator.ts";
import type { Session } from "../sessions/sessions.ts";
import { CallFailure } from "./call-failure.ts";
import { type Request, type Route, userRoute, visitorRoute } from "./route.ts";

/** Login, which counts failures; its answer never reveals whether an account exists (A8). */
async function logIn(
  { database, sessions, loginGuard, captcha, world }: Operator,
  { body, address }: Request<typeof calls.login>,
) {
  const { username, password, g_recaptcha_response } = body;
  const retryAfterSeconds = loginGuard.retryAfter(address, username);
  if (retryAfterSeconds !== null) {
    throw new CallFailure({
      status: 429,
      message: "too-many-attempts",
      code: "TOO_MANY_ATTEMPTS",
      retryAfterSeconds,
    });
  }
  const captchaRequired = new CallFailure({
    status: 403,
    message: "captcha-required",
    code: "CAPTCHA_REQUIRED",
  });
  // The token is used up, whether the login succeeds or not.
  const hasCaptcha = captcha.redeem(g_recaptcha_response ?? "");
  if (loginGuard.needsCaptcha(address) && !hasCaptcha) throw captchaRequired;

  const account = await findAccountByUsername(database, username);
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight || !account.profile.permissions.login_allowed) {
    loginGuard.failed(address, username);
    throw new CallFailure({
      status: 403,
      message: "wrong-credentials",
      code: "WRONG_CREDENTIALS",
    });
  }
  if (account.loginRule === "captcha" && !hasCaptcha) {
    loginGuard.demandCaptcha(address);
    throw captchaRequired;
  }
  loginGuard.succeeded(address, username);
  if (account.loginRule === "smart_registration") {
    return {
      show_smart_registration_form: true as const,
      loginData: {
        email: account.profile.email,
        document_type: "nrn" as const,
        nationality: "BE",
      },
    };
  }
  await noteLogin(database, account.id, world.now());
  return { token: await sessions.open(account.id) };
}

function settingsRoutes({ database }: Operator): Route[] {
  const keep = async (session: Session, change: Parameters<typeof changeSettings>[2]) => {
    await changeSettings(database, session.account.id, change);
    return { status: true };
  };
  return [
    userRoute(settingsCalls.getSettings, ({ session }) => ({ data: session.account.settings })),
    userRoute(settingsCalls.changeTimezone, ({ session, body }) => keep(session, body)),
    userRoute(settingsCalls.changeOddsFormat, ({ session, body }) => keep(session, body)),
    userRoute(settingsCalls.changeAcceptOdds, ({ session, body }) => keep(session, body)),
    userRoute(settingsCalls.changeLocale, ({ session, body }) => keep(session, body)),
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
    userRoute(getUser, async ({ session }) => {
      const account = await findAccount(database, session.account.id);
      return readUser(database, account ?? session.account);
    }),
    userRoute(calls.getBalance, async ({ session }) => ({
      balance: await walletBalance(database, session.account.id),
    })),
    ...settingsRoutes(operator),
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
