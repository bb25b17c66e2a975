import * as v from "valibot";
import { documentStatuses } from "./account.ts";
import { defineCall } from "./call.ts";
import { centsSchema } from "./entities.ts";
import { loyaltySchema } from "./loyalty.ts";

export const permissionNames = [
  "login_allowed",
  "contact_support_allowed",
  "deposits_allowed",
  "withdrawals_allowed",
  "manual_documents_uploading_allowed",
  "veriff_documents_uploading_allowed",
  "gameplay_allowed",
  "bet_placement_allowed",
  "coins_conversion_allowed",
  "promotions_participation_allowed",
] as const;
export type PermissionName = (typeof permissionNames)[number];

const permissionEntries = Object.fromEntries(
  permissionNames.map((name) => [name, v.boolean()]),
) as Record<PermissionName, v.BooleanSchema<undefined>>;

export const userSchema = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  name: v.string(),
  age: v.pipe(v.number(), v.integer()),
  currency: v.optional(v.string(), "EUR"),
  balance: centsSchema,
  self_excluded: v.boolean(),
  on_cool_off: v.boolean(),
  /** Seconds since the epoch (A3). */
  isCoolOffUntil: v.nullable(v.number()),
  isSelfExcludedUntil: v.nullable(v.number()),
  document_status: v.picklist(documentStatuses),
  permissions: v.object({
    ...permissionEntries,
    /** Checked before the cashier opens (A6); left out, it is allowed (docs/decisions/58). */
    cashier_opening_allowed: v.optional(v.boolean()),
  }),
  loyaltyData: loyaltySchema,
  is_document_grace_period_active: v.boolean(),
  document_grace_period_ends_in_days: v.nullable(v.number()),
  is_document_about_to_expire: v.boolean(),
  days_number_until_document_expiration: v.nullable(v.number()),
  is_document_expired: v.boolean(),
  days_number_for_expired_badge: v.nullable(v.number()),
  cut_off_date: v.nullable(v.string()),
  show_itsme_verification: v.boolean(),
  /** Seconds since the epoch: when the session ends if the person does nothing more. The specification has no such field. */
  session_ends_at: v.optional(v.nullable(v.number())),
});
export type User = v.InferOutput<typeof userSchema>;

/**
 * The specification shows neither this path nor its query. With `active`, the person did something at the page since it
 * was last fetched; without it, the page fetches automatically (docs/decisions/106).
 */
export const getUser = defineCall({
  name: "getUser",
  service: "account",
  method: "GET",
  path: "/user",
  caller: "user",
  sections: ["A3"],
  job: "The person who is logged in.",
  query: v.object({ active: v.optional(v.literal("true")) }),
  body: undefined,
  answer: userSchema,
});
