import * as v from "valibot";
import { changedSchema } from "./account.ts";
import { defineCall } from "./call.ts";
import { formSecret, formText } from "./form-texts.ts";

const countryCode = v.pipe(v.string(), v.length(2));

/** The registration as it is sent (A3); the operator judges the fields itself. */
export const registrationSchema = v.object({
  email: formText,
  username: formText,
  password: formSecret,
  password_confirmation: formSecret,
  /** 0 male, 1 female. */
  gender: v.picklist([0, 1]),
  firstname: formText,
  lastname: formText,
  /** yyyy-MM-dd */
  dob: formText,
  nationality: countryCode,
  birthPlace: formText,
  /** Digits; null beside a passport. */
  natRegNumber: v.nullable(formText),
  passportId: v.nullable(formText),
  address: formText,
  zipcode: formText,
  city: formText,
  country: countryCode,
  /** With its dial code: +32470123456. */
  telephone: formText,
  promo_code: formText,
  tos: v.boolean(),
  accept_sms: v.boolean(),
  g_recaptcha_response: v.pipe(v.string(), v.maxLength(4_000)),
  auth: v.nullable(formText),
  identifier: v.nullable(formText),
  idaffiliation: formText,
  idaffiliation_customs: formText,
  clickid: formText,
  veriff_vendor_data: v.nullable(formText),
  is_document_submitted_via_veriff: v.boolean(),
});

/**
 * 422 with `errors` by field, each with its messages, where a field is refused; 403 where no one of that name may
 * register. Sent again after a lost answer it answers with another session of that account: no one has two accounts.
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
  body: v.object({ email: formText }),
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
  body: v.object({ username: formText }),
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
  body: v.object({ natRegNumber: formText }),
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
  body: v.object({ nationality: countryCode, passportId: formText }),
  answer: changedSchema,
});

/** Whether this visitor is one of the operator's own testers (A6). */
export const checkTestMode = defineCall({
  name: "checkTestMode",
  service: "account",
  method: "GET",
  path: "/test/check",
  caller: "visitor",
  sections: ["A6", "A7"],
  job: "Whether the internal test mode is on.",
  query: undefined,
  body: undefined,
  answer: v.object({ status: v.boolean() }),
});

export const testAccountSchema = v.object({
  ...v.pick(registrationSchema, [
    "email",
    "username",
    "password",
    "gender",
    "firstname",
    "lastname",
    "dob",
    "nationality",
    "birthPlace",
    "natRegNumber",
    "passportId",
    "address",
    "zipcode",
    "city",
    "country",
  ]).entries,
  /** As it is typed in `country`. */
  telephone: formText,
});

/** 403 where the test mode is off. */
export const getNewTestAccountDetails = defineCall({
  name: "getNewTestAccountDetails",
  service: "account",
  method: "GET",
  path: "/test/getNewTestAccountDetails",
  caller: "visitor",
  sections: ["A7"],
  job: "The details of a person whom nobody knows yet, for a registration by the operator's own testers.",
  query: v.object({ is_belgium: v.optional(v.picklist(["true", "false"])) }),
  body: undefined,
  answer: testAccountSchema,
});
