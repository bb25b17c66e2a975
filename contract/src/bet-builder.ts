import * as v from "valibot";
import { errorCodes } from "./betslip.ts";
import { defineCall } from "./call.ts";
import {
  askedPriceSchema,
  centsSchema,
  displayOddsSchema,
  idSchema,
  instantSchema,
  languageSchema,
  namedSidesSchema,
  oddsSchema,
} from "./entities.ts";

const bookmaker = v.pipe(v.string(), v.minLength(1));
const uuidSchema = v.pipe(v.string(), v.uuid());
/** Decimal odds of a whole ticket; 0 where it can't be priced. */
const totalOddsSchema = v.pipe(v.number(), v.finite(), v.minValue(0));
const selectionReferenceSchema = v.object({
  event_id: idSchema,
  market_id: idSchema,
  outcome_id: idSchema,
});
/** One ticket takes this many selections at most. */
export const builderMaximumSelections = 12;
const selectionsSchema = v.pipe(
  v.array(selectionReferenceSchema),
  v.minLength(1),
  v.maxLength(builderMaximumSelections),
);

/** The setting as it is written in the person's settings: the builder's calls don't translate it (B7). */
export const builderAcceptOdds = ["all", "higher", "none"] as const;

const builderSelectionSchema = v.object({
  ...selectionReferenceSchema.entries,
  event_name: v.string(),
  market_name: v.string(),
  outcome_name: v.string(),
  /** The price of the selection alone; the ticket's price is not the product of these. */
  odds: v.nullable(oddsSchema),
  is_suspended: v.boolean(),
});
export type BuilderSelectionOnWire = v.InferOutput<typeof builderSelectionSchema>;

/** Why a ticket has no price, or was not placed. CANNOT_COMBINE: its selections can't all come true. */
const builderErrorSchema = v.object({
  code: v.picklist(errorCodes),
  outcome_ids: v.array(idSchema),
  /** The ticket's price as it is now, for ODDS_CHANGED. */
  odds: v.optional(totalOddsSchema),
});
export type BuilderError = v.InferOutput<typeof builderErrorSchema>;

const builderTicketSchema = v.object({
  /** The key of submit: random, bound to its person, placed at most once. Null for a visitor. */
  uuid: v.nullable(uuidSchema),
  name: v.string(),
  odds: totalOddsSchema,
  display_odds: v.nullable(displayOddsSchema),
  selections: v.array(builderSelectionSchema),
  /** Selections that follow from the others: they don't change the price. */
  implied_outcome_ids: v.array(idSchema),
  error_meta: v.nullable(builderErrorSchema),
});
export type BuilderTicketOnWire = v.InferOutput<typeof builderTicketSchema>;

/** Several selections of one event as one ticket, priced from their joint chance. */
export const calculateBuilder = defineCall({
  name: "calculateBuilder",
  service: "betting",
  method: "POST",
  path: "/v1/betbuilder/calculate",
  caller: "visitor",
  knowsPerson: true,
  sections: ["B7"],
  job: "Prices several selections of one event as one ticket.",
  query: undefined,
  body: v.object({
    selections: selectionsSchema,
    event_id: idSchema,
    precanned_id: v.nullable(idSchema),
    bookmaker,
    lang: languageSchema,
    country: v.string(),
  }),
  answer: v.object({
    server_time: v.number(),
    ticket: builderTicketSchema,
    message: v.nullable(v.string()),
  }),
});

const builderReceiptSchema = v.object({
  uuid: uuidSchema,
  bet_id: uuidSchema,
  /** What the person can quote to the support. */
  reference: v.string(),
  stake: centsSchema,
  asked_odds: totalOddsSchema,
  odds: totalOddsSchema,
  potential_return: v.nullable(centsSchema),
  placed_at: instantSchema,
  selections: v.array(
    v.object({
      ...selectionReferenceSchema.entries,
      /** With the event's id they lead to the event's page; bets from before it was kept have null as competition. */
      sport_slug: v.string(),
      competition_slug: v.nullable(v.string()),
      competitors: namedSidesSchema,
      event_name: v.string(),
      market_name: v.string(),
      outcome_name: v.string(),
    }),
  ),
});
export type BuilderReceiptOnWire = v.InferOutput<typeof builderReceiptSchema>;

/**
 * Places one ticket. Same uuid and payload: the same answer. Other payload: 422. Still running: 409.
 * `lookUpTicket` looks up a lost answer, as for any other ticket.
 */
export const submitBuilder = defineCall({
  name: "submitBuilder",
  service: "betting",
  method: "POST",
  path: "/v1/betbuilder/submit",
  caller: "user",
  isOnce: true,
  sections: ["B7"],
  job: "Places one builder ticket, once.",
  query: undefined,
  body: v.object({
    /** Ours: the ticket's, so that no bet is placed twice. */
    uuid: uuidSchema,
    selections: selectionsSchema,
    event_id: idSchema,
    precanned_id: v.nullable(idSchema),
    stake: v.pipe(centsSchema, v.minValue(0)),
    current_odds: askedPriceSchema,
    accept_odds: v.picklist(builderAcceptOdds),
    bookmaker,
    lang: languageSchema,
    country: v.string(),
  }),
  answer: v.object({
    status: v.boolean(),
    receipt: v.nullable(builderReceiptSchema),
    message: v.nullable(v.string()),
    meta: v.object({ error: v.nullable(builderErrorSchema) }),
  }),
});
export type SubmitBuilderAnswer = v.InferOutput<typeof submitBuilder.answer>;

const precannedSchema = v.object({
  precanned_id: idSchema,
  name: v.string(),
  odds: totalOddsSchema,
  display_odds: v.nullable(displayOddsSchema),
  selections: v.array(builderSelectionSchema),
});
export type PrecannedOnWire = v.InferOutput<typeof precannedSchema>;

/** Ours: the specification names `precanned_id`, and no call that offers one. */
export const getPrecannedBuilders = defineCall({
  name: "getPrecannedBuilders",
  service: "betting",
  method: "GET",
  path: "/v1/betbuilder/precanned",
  caller: "visitor",
  sections: ["B2"],
  job: "Pre-made builders of one event, with their prices.",
  query: v.object({ event_id: idSchema, bookmaker, lang: languageSchema }),
  body: undefined,
  answer: v.object({ server_time: v.number(), builders: v.array(precannedSchema) }),
});
