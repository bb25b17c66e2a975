import * as v from "valibot";
import { changedSchema } from "./account.ts";
import { defineCall } from "./call.ts";
import { languageSchema } from "./entities.ts";

const oddsFormats = ["decimal", "fractional", "american"] as const;
const acceptOddsSettings = ["all", "higher", "none"] as const;
export const settingsSchema = v.object({
  odds_format: v.optional(v.picklist(oddsFormats), "decimal"),
  accept_odds: v.optional(v.picklist(acceptOddsSettings), "none"),
  locale: v.optional(languageSchema, "fr"),
  timezone: v.optional(v.string(), "Europe/London"),
  is_over_21: v.boolean(),
  can_fast_deposit: v.boolean(),
});

export const getSettings = defineCall({
  name: "getSettings",
  service: "account",
  method: "GET",
  path: "/user/settings",
  caller: "user",
  sections: ["A7"],
  job: "The person's settings.",
  query: undefined,
  body: undefined,
  answer: v.object({ data: settingsSchema }),
});

export const changeTimezone = defineCall({
  name: "changeTimezone",
  service: "account",
  method: "POST",
  path: "/user/changeTimezone",
  caller: "user",
  sections: ["A7"],
  job: "Keeps the time zone.",
  query: undefined,
  body: v.object({ timezone: v.pipe(v.string(), v.maxLength(64)) }),
  answer: changedSchema,
});

export const changeOddsFormat = defineCall({
  name: "changeOddsFormat",
  service: "account",
  method: "POST",
  path: "/user/changeOddsFormat",
  caller: "user",
  sections: ["A7"],
  job: "Keeps the odds format.",
  query: undefined,
  body: v.object({ odds_format: v.picklist(oddsFormats) }),
  answer: changedSchema,
});

export const changeAcceptOdds = defineCall({
  name: "changeAcceptOdds",
  service: "account",
  method: "POST",
  path: "/user/changeAcceptOdds",
  caller: "user",
  sections: ["A7"],
  job: "Keeps which price changes are accepted.",
  query: undefined,
  body: v.object({ accept_odds: v.picklist(acceptOddsSettings) }),
  answer: changedSchema,
});

export const changeLocale = defineCall({
  name: "changeLocale",
  service: "account",
  method: "POST",
  path: "/user/changeLocale",
  caller: "user",
  sections: ["A7"],
  job: "Keeps the language.",
  query: undefined,
  body: v.object({ locale: languageSchema }),
  answer: changedSchema,
});
