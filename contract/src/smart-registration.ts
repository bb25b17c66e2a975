import * as v from "valibot";
import { defineCall } from "./call.ts";
import { formSecret, formText } from "./form-texts.ts";

/** What completes an account (A3), with the login that it was requested after (docs/decisions/48). */
export const smartRegistrationSchema = v.object({
  /** The account's name from now on. */
  sport_username: formText,
  sport_password: formSecret,
  /** Digits; null beside a passport. */
  natRegNumber: v.nullable(formText),
  passportId: v.nullable(formText),
  tos: v.boolean(),
  /** The login that the form came after. */
  username: formText,
  password: formSecret,
  email: formText,
});

/**
 * 422 with `errors` by field where one is refused; 403 where the login or its e-mail address is wrong, where there is
 * nothing to complete, or where the owner of that number may not play. Sent again after a lost answer it answers with
 * another session of the same account.
 */
export const registerSmart = defineCall({
  name: "registerSmart",
  service: "account",
  method: "POST",
  path: "/register-smart",
  caller: "visitor",
  isOnce: true,
  sections: ["A3", "A5", "A7", "A8"],
  job: "Completes an account that the operator knows already, and opens a session of it.",
  query: undefined,
  body: smartRegistrationSchema,
  answer: v.object({ token: v.string() }),
});
