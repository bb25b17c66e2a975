import * as v from "valibot";
import { changedSchema } from "./account.ts";
import { defineCall } from "./call.ts";
import { formSecret, formText } from "./form-texts.ts";

const text = v.pipe(formText, v.minLength(1));

/** The same answer whether the account exists or not; 429 with Retry-After after too many for one name. */
export const forgotPassword = defineCall({
  name: "forgotPassword",
  service: "account",
  method: "POST",
  path: "/forgot-password",
  caller: "visitor",
  sections: ["A7"],
  job: "Sends the person of a username a mail with a link to a new password.",
  query: undefined,
  body: v.object({ username: text }),
  answer: changedSchema,
});

/** Why a link sets no password. */
export const resetLinkCodes = [
  "RESET_LINK_UNKNOWN",
  "RESET_LINK_USED",
  "RESET_LINK_EXPIRED",
] as const;
export type ResetLinkCode = (typeof resetLinkCodes)[number];

/**
 * 403 with a `ResetLinkCode` where the link is no longer good; 422 with `errors` by field where the password is refused,
 * and the link stays good. Every session of the account ends.
 */
export const resetPassword = defineCall({
  name: "resetPassword",
  service: "account",
  method: "POST",
  path: "/reset-password",
  caller: "visitor",
  isOnce: true,
  sections: ["A5"],
  job: "Sets a new password with the token of a mail's link.",
  query: undefined,
  body: v.object({ token: text, password: formSecret, password_confirmation: formSecret }),
  answer: changedSchema,
});
