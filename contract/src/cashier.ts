import * as v from "valibot";
import { defineCall } from "./call.ts";
import { formText } from "./form-texts.ts";

/** What the cashier opens with; `index` is what the operator chooses (A2, A7). */
export const cashierSections = [
  "deposit",
  "fastDeposit",
  "home",
  "history",
  "welcome",
  "search",
  "index",
] as const;
export type CashierSection = (typeof cashierSections)[number];

/** Pages of the cashier that are no sections of it: the query names them, and they come before the section (A2). */
export const cashierTabs = ["withdraw", "limits", "cooloff", "documents", "privacy"] as const;
export type CashierTab = (typeof cashierTabs)[number];

/** Cents of a bet, as a query has them. */
const stakeCents = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

/**
 * The address is for a frame, on an origin of the cashier's own, and in the request's language. It says who the person
 * is by a token that is good once and for two minutes, and never by the session's (docs/decisions/58). 404 for a
 * section that is not one of `cashierSections`; 403 with a message for a person who may not open the cashier
 * (`cashier_opening_allowed`). The site may add `theme=light` or `theme=dark`, so that the page is drawn in the site's
 * theme and not in the system's.
 *
 * `stake_cents` is the stake of a bet that the balance does not cover, where a person comes from one: the cashier says
 * how much is missing, which it counts on its own, and offers the way back to the bet (docs/decisions/136). The
 * specification has no such parameter.
 */
export const openCashier = defineCall({
  name: "openCashier",
  service: "account",
  method: "GET",
  path: "/cashier/{section}",
  caller: "user",
  sections: ["A2", "A4", "A6", "A7"],
  job: "The address of the cashier's page, for one person and one visit.",
  query: v.object({
    tab: v.optional(v.picklist(cashierTabs)),
    platform: v.optional(v.picklist(["ios_app", "android_app", "mobile", "website"])),
    idaffiliation: v.optional(formText),
    click_id: v.optional(formText),
    bonuscode: v.optional(formText),
    stake_cents: v.optional(stakeCents),
  }),
  body: undefined,
  answer: v.object({ url: v.pipe(v.string(), v.url()) }),
});
