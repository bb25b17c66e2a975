import * as v from "valibot";
import { defineCall } from "./call.ts";

/** 403 for a person whom the operator's support does not answer (`contact_support_allowed`). */
export const getChatToken = defineCall({
  name: "getChatToken",
  service: "account",
  method: "GET",
  path: "/zendesk-jwt",
  caller: "user",
  sections: ["A7"],
  job: "The token with which the support chat knows who writes.",
  query: undefined,
  body: undefined,
  answer: v.object({ jwt: v.pipe(v.string(), v.minLength(1)) }),
});
