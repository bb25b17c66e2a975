import * as v from "valibot";
import { changedSchema } from "./account.ts";
import { defineCall } from "./call.ts";
import { languageSchema } from "./entities.ts";
import { formText } from "./form-texts.ts";

/** What the verification service says of a document (A3); the account knows only the first five. */
export const verificationStatuses = [
  "validated",
  "blocked",
  "manual_review",
  "not_uploaded",
  "pending",
  "submitted",
  "approved",
  "declined",
  "expired",
  "abandoned",
  "review",
] as const;

const vendorData = v.pipe(formText, v.minLength(1));

/** Needs no session: its token is not a person's, but this visitor's at the verification service. */
export const getVerificationToken = defineCall({
  name: "getVerificationToken",
  service: "account",
  method: "GET",
  path: "/v1/auth/token",
  caller: "visitor",
  sections: ["A7"],
  job: "A token for the verification service, good for a few minutes.",
  query: undefined,
  body: undefined,
  answer: v.object({
    token: v.string(),
    /** Seconds since the epoch, by the server's clock. */
    expire_ts: v.pipe(v.number(), v.integer()),
  }),
});

export const getVerificationActivity = defineCall({
  name: "getVerificationActivity",
  service: "account",
  method: "GET",
  path: "/v1/veriff-status/get-global-status",
  caller: "visitor",
  sections: ["A7", "A8"],
  job: "Whether the verification service is active.",
  query: undefined,
  body: undefined,
  answer: v.object({ active: v.boolean() }),
});

/** 401 where the token of the verification service is not good any more; the next two likewise. */
export const openVerification = defineCall({
  name: "openVerification",
  service: "account",
  method: "POST",
  path: "/v1/session/tenant/{tenant}/",
  caller: "visitor",
  sections: ["A3", "A7"],
  job: "Opens a session of the verification service, with the page to frame for it.",
  query: undefined,
  body: v.object({ lang: languageSchema }),
  answer: v.object({
    data: v.object({
      verification: v.object({ url: v.pipe(v.string(), v.url()), vendorData }),
    }),
  }),
});

export const getVerificationStatus = defineCall({
  name: "getVerificationStatus",
  service: "account",
  method: "GET",
  path: "/v1/session/tenant/{tenant}/document-status/{vendorData}",
  caller: "visitor",
  sections: ["A4", "A7"],
  job: "How far the check of a session's document is.",
  query: undefined,
  body: undefined,
  answer: v.object({ status: v.picklist(verificationStatuses) }),
});

/** 403 where it is not the session's own account, or the document belongs to another one already. */
export const linkVerification = defineCall({
  name: "linkVerification",
  service: "account",
  method: "POST",
  path: "/user/linkVeriffSessionToUser",
  caller: "user",
  sections: ["A7"],
  job: "Gives an account the document that was handed in before it was opened.",
  query: undefined,
  body: v.object({ user_id: formText, veriff_vendor_data: vendorData }),
  answer: changedSchema,
});

/**
 * What the vendor's page posts to the site that frames it, as plain text: the messages of the vendor's own package
 * for sites (`@veriff/incontext-sdk` 2.5.0). The page draws nothing before its handshake is answered.
 */
export const verificationMessageSchema = v.picklist([
  "VERIFF_HANDSHAKE",
  "VERIFF_STARTED",
  "VERIFF_SUBMITTED",
  "VERIFF_FINISHED",
  "VERIFF_CANCELED",
  /** It has to be loaded again, such as on a phone on which the camera was refused before. */
  "VERIFF_RELOAD_REQUEST",
  "VERIFF_FORCE_RELOAD",
]);

/** The answer to the handshake, to the vendor's page: how the site frames it. */
export const verificationRender = {
  name: "VERIFF_RENDER",
  payload: {
    /** Of the package whose messages these are. */
    version: "2.5.0",
    isReloadHandled: true,
    isVeriffIframeMobile: false,
    embeddedConfigured: true,
    embedded: true,
  },
} as const;
