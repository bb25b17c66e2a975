import * as v from "valibot";
import { changedSchema } from "./account.ts";
import { type Call, defineCall } from "./call.ts";
import { idSchema } from "./entities.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalText = v.nullable(v.string());

/**
 * What the operator has to say to somebody (A3). `title` and `text` are in the language of the request; `text` and the
 * value `changes` of a consent are HTML, and are not trusted.
 */
export const notificationSchema = v.object({
  id: idSchema,
  /** `notification`, `cool-off-notification`, or another of the operator's. */
  type: v.string(),
  /** The popup that shows it, such as CoolOff or DocumentExpired; null where it is none. */
  component: optionalText,
  title: v.string(),
  text: v.string(),
  /**
   * Values of the words, such as `days_number_until_document_expiration` and `document_grace_period_ends_in_days`. A
   * consent has `version`, and `changes` where there was a version before.
   */
  variables: v.record(v.string(), v.union([v.string(), v.number()])),
  severity: v.picklist(["success", "info", "warn", "error"]),
  media_url: optionalText,
  /** Whole seconds until it closes automatically; null: it stays, or a toast has its usual duration. */
  lifetime_in_seconds: v.nullable(count),
  show_button: v.boolean(),
  button_text: optionalText,
  button_link_method: v.nullable(v.picklist(["GET", "POST"])),
  button_link_type: v.nullable(v.picklist(["page", "url", "cashier"])),
  button_page_url: optionalText,
  button_url: optionalText,
  /** A section of the cashier, or section and tab as `home/limits`. */
  button_cashier_url: optionalText,
  /** `new_tab`, or any other for the same tab. */
  button_opening_option: optionalText,
  require_checkbox: v.boolean(),
  checkbox_label: optionalText,
  require_scroll: v.boolean(),
  /** Whether the person has read it. The specification has no such field; without it nothing is read. */
  is_read: v.optional(v.boolean()),
  /** Seconds since the epoch. The specification has no such field. */
  sent_at: v.optional(v.number()),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

const listsSchema = v.object({
  notifications: v.object({
    /** For the inbox, the newest first. */
    inbox: v.array(notificationSchema),
    /** For the page itself, as popup or toast, in the order in which they are to be shown. */
    page: v.array(notificationSchema),
  }),
});

export const getAllNotificationsAvailableForUser = defineCall({
  name: "getAllNotificationsAvailableForUser",
  service: "account",
  method: "GET",
  path: "/notifications/getAllNotificationsAvailableForUser",
  caller: "user",
  sections: ["A3", "A4", "A7", "A8"],
  job: "What the operator has to say to the person.",
  query: undefined,
  body: undefined,
  answer: listsSchema,
});

export const getAllNotificationsAvailableForGuests = defineCall({
  name: "getAllNotificationsAvailableForGuests",
  service: "account",
  method: "GET",
  path: "/notifications/getAllNotificationsAvailableForGuests",
  caller: "visitor",
  sections: ["A6", "A7"],
  job: "What the operator has to say to whoever is not logged in.",
  query: undefined,
  body: undefined,
  answer: listsSchema,
});

/** 404 where the person has no such notification. One that is read already is answered alike. */
export const markNotificationAsRead = defineCall({
  name: "markNotificationAsRead",
  service: "account",
  method: "POST",
  path: "/notifications/markNotificationAsRead/{id}",
  caller: "user",
  isBackground: true,
  sections: ["A4", "A6", "A7", "A8"],
  job: "Notes that the person has read a notification.",
  query: undefined,
  body: undefined,
  answer: changedSchema,
});

/** 404 where the person has no such notification. */
export const markNotificationAsOpened = defineCall({
  name: "markNotificationAsOpened",
  service: "account",
  method: "POST",
  path: "/notifications/markNotificationAsOpened/{id}",
  caller: "user",
  sections: ["A4", "A7", "A8"],
  job: "Notes that the person has followed the button of a notification.",
  query: undefined,
  body: undefined,
  answer: changedSchema,
});

/** The code of a consent to a version that is not in force any more, or was never shown: nothing is noted. */
export const consentOutdated = "CONSENT_OUTDATED";

/** The version that the notification of a consent has among its `variables`. */
const shownVersionSchema = v.optional(
  v.object({ version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
);

/**
 * The version that was shown is accepted: the one that the body names, else the one that was served last; 409 where it
 * is not in force any more. Repeated, it changes nothing. The specification has no body; a service that keeps to its
 * letter reads none.
 */
export const acceptPrivacyPolicy = defineCall({
  name: "acceptPrivacyPolicy",
  service: "account",
  method: "POST",
  path: "/notifications/system/acceptPrivacyPolicy",
  caller: "user",
  sections: ["A4", "A7"],
  job: "Notes that the person has read the privacy policy.",
  query: undefined,
  body: shownVersionSchema,
  answer: changedSchema,
});

/**
 * The version that was shown is accepted: the one that the body names, else the one that was served last; 409 where it
 * is not in force any more. Repeated, it changes nothing. The specification has no body; a service that keeps to its
 * letter reads none.
 */
export const acceptTermsConditions = defineCall({
  name: "acceptTermsConditions",
  service: "account",
  method: "POST",
  path: "/notifications/system/acceptTermsConditions",
  caller: "user",
  sections: ["A4", "A7"],
  job: "Notes that the person accepts the terms.",
  query: undefined,
  body: shownVersionSchema,
  answer: changedSchema,
});

/**
 * What the button of a notification posts to: a path of the account service, which the notification names (A3). It is
 * the person's where somebody is logged in; a guest has notifications too.
 */
export function postOfButton(path: string): Call {
  return defineCall({
    name: "postOfButton",
    service: "account",
    method: "POST",
    path,
    caller: "visitor",
    knowsPerson: true,
    sections: ["A3"],
    job: "Does what the button of a notification says.",
    query: undefined,
    body: undefined,
    answer: v.unknown(),
  });
}
