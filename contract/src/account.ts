import * as v from "valibot";
import { defineCall } from "./call.ts";
import { centsSchema } from "./entities.ts";

export const documentStatuses = [
  "validated",
  "blocked",
  "manual_review",
  "not_uploaded",
  "pending",
] as const;

const documentTypes = ["nrn", "passport"] as const;

/** The person whose account has to be completed before its login opens a session (A3). */
const loginDataSchema = v.object({
  email: v.string(),
  /** Which document the person is known by: the national number, or a passport of `nationality`. */
  document_type: v.picklist(documentTypes),
  nationality: v.string(),
});
export type LoginData = v.InferOutput<typeof loginDataSchema>;

/** 403 with `message` where the credentials are wrong; the same answer whether or not the account exists. */
export const login = defineCall({
  name: "login",
  service: "account",
  method: "POST",
  path: "/login",
  caller: "visitor",
  sections: ["A3", "A4", "A7"],
  job: "Trades a username and a password for a session.",
  query: undefined,
  body: v.object({
    // No control characters: a database holds no NUL.
    username: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(100),
      v.regex(/^[ -~\u00a0-\uffff]*$/),
    ),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    g_recaptcha_response: v.optional(v.string()),
  }),
  answer: v.union([
    v.object({ token: v.string() }),
    v.object({
      show_smart_registration_form: v.literal(true),
      loginData: loginDataSchema,
    }),
  ]),
});

export const logout = defineCall({
  name: "logout",
  service: "account",
  method: "POST",
  path: "/logout",
  caller: "user",
  sections: ["A4", "A7"],
  job: "Ends the session on the server.",
  query: undefined,
  body: undefined,
  answer: v.object({ status: v.boolean() }),
});

export const getSportifyToken = defineCall({
  name: "getSportifyToken",
  service: "account",
  method: "GET",
  path: "/user/getSportifyToken",
  caller: "user",
  sections: ["A4", "A7"],
  job: "The sportsbook token that goes into the jwt header.",
  query: undefined,
  body: undefined,
  answer: v.object({ sportsbook_token: v.string() }),
});

export const getBalance = defineCall({
  name: "getBalance",
  service: "account",
  method: "GET",
  path: "/user/getBalance",
  caller: "user",
  sections: ["A7", "B7"],
  job: "The balance in cents.",
  query: undefined,
  body: undefined,
  answer: v.object({ balance: centsSchema }),
});

/** The answer to a change that was made. */
export const changedSchema = v.object({ status: v.boolean() });

export const logForbiddenActionAttempt = defineCall({
  name: "logForbiddenActionAttempt",
  service: "account",
  method: "POST",
  path: "/user/logForbiddenActionAttempt",
  caller: "user",
  sections: ["A7"],
  job: "Notes that an action was tried without its permission.",
  query: undefined,
  body: v.object({
    document_status: v.picklist(documentStatuses),
    /** Of the permission `{action}_allowed`. */
    action: v.picklist([
      "bet_placement",
      "coins_conversion",
      "promotions_participation",
      "gameplay",
      "deposits",
      "withdrawals",
      "manual_documents_uploading",
      "veriff_documents_uploading",
      "contact_support",
      "cashier_opening",
    ]),
  }),
  answer: changedSchema,
});

export const showCaptcha = defineCall({
  name: "showCaptcha",
  service: "account",
  method: "GET",
  path: "/show-captcha",
  caller: "visitor",
  sections: ["A4", "A7"],
  job: "Whether a login needs a captcha now.",
  query: undefined,
  body: undefined,
  answer: v.object({ show_captcha: v.boolean() }),
});

export const getDocumentSocket = defineCall({
  name: "getDocumentSocket",
  service: "account",
  method: "GET",
  path: "/kss-jwt",
  caller: "user",
  sections: ["A4", "A7"],
  job: "The address of the document-status socket.",
  query: undefined,
  body: undefined,
  answer: v.object({ url: v.string() }),
});

/** What a failed call answers, with its HTTP status: the message is in the request's language. */
export const failureSchema = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});
