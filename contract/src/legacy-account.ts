import * as v from "valibot";
import { login } from "./account.ts";
import { defineCall } from "./call.ts";
import { forgotPassword } from "./recovery.ts";
import { getUser } from "./user.ts";

/** 403 with the code INVALID_LOGIN where the credentials are wrong, or where the account needs more than them (A8). */
export const legacyLogin = defineCall({
  name: "legacyLogin",
  service: "account",
  method: "POST",
  path: "/auth/login",
  caller: "visitor",
  sections: ["A7", "A8"],
  job: "Trades a username and a password for a session, for clients that know no captcha.",
  query: undefined,
  body: v.omit(login.body, ["g_recaptcha_response"]),
  answer: v.object({ token: v.string() }),
});

export const legacyUser = defineCall({
  name: "legacyUser",
  service: "account",
  method: "GET",
  path: "/auth/user",
  caller: "user",
  sections: ["A7"],
  job: "The person who is logged in, for clients of the older calls.",
  query: undefined,
  body: undefined,
  answer: getUser.answer,
});

/** The session continues under the new token, up to a day after its login. */
export const refreshSession = defineCall({
  name: "refreshSession",
  service: "account",
  method: "POST",
  path: "/auth/refresh",
  caller: "user",
  sections: ["A4", "A7"],
  job: "Prolongs the session that is about to end.",
  query: undefined,
  body: undefined,
  answer: v.object({ token: v.string() }),
});

export const legacyRecover = defineCall({
  name: "legacyRecover",
  service: "account",
  method: "POST",
  path: "/auth/recover",
  caller: "visitor",
  sections: ["A7"],
  job: "Sends the mail of a forgotten password, for clients of the older calls.",
  query: undefined,
  body: forgotPassword.body,
  answer: forgotPassword.answer,
});
