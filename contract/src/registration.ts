import * as v from "valibot";
import { changedSchema } from "./account.ts";
import { defineCall } from "./call.ts";

/** A text of a form; no control characters: a database holds no NUL. */
const text = v.pipe(v.string(), v.maxLength(254), v.regex(/^[ -~\u00a0-\uffff]*$/));
const secret = v.pipe(v.string(), v.maxLength(200));
const countryCode = v.pipe(v.string(), v.length(2));

/** The registration as it is sent (A3); the operator judges the fields itself. */
export const registrationSchema = v.object({
  email: text,
  username: text,
  password: secret,
  password_confirmation: secret,
  /** 0 male, 1 female. */
  gender: v.picklist([0, 1]),
  firstname: text,
  lastname: text,
  /** yyyy-MM-dd */
  dob: text,
  nationality: countryCode,
  birthPlace: text,
  /** Digits; null beside a passport. */
  natRegNumber: v.nullable(text),
  passportId: v.nullable(text),
  address: text,
  zipcode: text,
  city: text,
  country: countryCode,
  /** With its dial code: +32470123456. */
  telephone: text,
  promo_code: text,
  tos: v.boolean(),
  accept_sms: v.boolean(),
  g_recaptcha_response: v.pipe(v.string(), v.maxLength(4_000)),
  auth: v.nullable(text),
  identifier: v.nullable(text),
  idaffiliation: text,
  idaffiliation_customs: text,
  clickid: text,
  veriff_vendor_data: v.nullable(text),
  is_document_submitted_via_veriff: v.boolean(),
});

/**
 * 422 with `errors` by field, each with its messages, where a field is refused; 403 where nobody of that name may
 * register. Sent again after a lost answer it answers with another session of the same account: nobody has two accounts.
 */
export const register = defineCall({
  name: "register",
  service: "account",
  method: "POST",
  path: "/register",
  caller: "visitor",
  isOnce: true,
  sections: ["A3", "A4", "A7", "A8"],
  job: "Opens an account, and a session of it.",
  query: undefined,
  body: registrationSchema,
  answer: v.object({ token: v.string() }),
});

/** 422 with a message where the address can't be used (A7); the other three likewise. */
export const validateEmail = defineCall({
  name: "validateEmail",
  service: "account",
  method: "POST",
  path: "/validate-email",
  caller: "visitor",
  sections: ["A5", "A7"],
  job: "Whether an account may have this e-mail address.",
  query: undefined,
  body: v.object({ email: text }),
  answer: changedSchema,
});

export const validateUsername = defineCall({
  name: "validateUsername",
  service: "account",
  method: "POST",
  path: "/validate-username",
  caller: "visitor",
  sections: ["A5", "A7"],
  job: "Whether an account may have this username.",
  query: undefined,
  body: v.object({ username: text }),
  answer: changedSchema,
});

export const validateNrn = defineCall({
  name: "validateNrn",
  service: "account",
  method: "POST",
  path: "/validate-nrn",
  caller: "visitor",
  sections: ["A5", "A7"],
  job: "Whether an account may have this national number.",
  query: undefined,
  body: v.object({ natRegNumber: text }),
  answer: changedSchema,
});

export const validatePassport = defineCall({
  name: "validatePassport",
  service: "account",
  method: "POST",
  path: "/validate-passport",
  caller: "visitor",
  sections: ["A5", "A7"],
  job: "Whether an account may have this passport.",
  query: undefined,
  body: v.object({ nationality: countryCode, passportId: text }),
  answer: changedSchema,
});
