import * as v from "valibot";
import { defineCall } from "./call.ts";
import { formText } from "./form-texts.ts";

/** 403 with a message where it is unknown, too old or used already, or belongs to another tab than `state` does. */
export const redeemUserToken = defineCall({
  name: "redeemUserToken",
  service: "account",
  method: "POST",
  path: "/auth/user-token",
  caller: "visitor",
  sections: ["A2", "A4"],
  job: "Trades the userToken of an address for a session, once: what stood in the address is worth nothing afterwards.",
  query: undefined,
  body: v.object({
    /** Longer than a form's texts: it may be a session's own. */
    userToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000), v.regex(/^[!-~]*$/)),
    /** What the tab that set out gave along, and got back with the token; null where nothing came back. */
    state: v.nullable(formText),
  }),
  answer: v.object({ token: v.string() }),
});
