import * as v from "valibot";
import { defineCall } from "./call.ts";
import { centsSchema, idSchema, instantSchema, languageSchema, oddsSchema } from "./entities.ts";

export const acceptOddsOnWire = ["ACCEPT_ANY", "ACCEPT_HIGHER", "ACCEPT_NONE"] as const;
export const betTypes = ["single", "combi", "system"] as const;
export type BetTypeOnWire = (typeof betTypes)[number];
const stakeSchema = v.pipe(centsSchema, v.minValue(0));

const betslipSelectionSchema = v.object({
  event_id: idSchema,
  market_id: idSchema,
  outcome_id: idSchema,
  /** Outcomes in order, for forecast and tricast. */
  outcome_list: v.optional(v.array(idSchema)),
  odds: oddsSchema,
  type: v.string(),
  each_way: v.boolean(),
  is_starting_price: v.boolean(),
  stake: stakeSchema,
});
export type BetslipSelection = v.InferOutput<typeof betslipSelectionSchema>;

/** Why a ticket can't stand as asked; the code is the contract, the message is the operator's wording. */
export const errorCodes = [
  "BALANCE_INSUFFICIENT",
  "ODDS_CHANGED",
  "MARKET_SUSPENDED",
  "EVENT_ENDED",
  "CANNOT_COMBINE",
  "FORECAST_TRICAST_CANNOT_BE_COMBINED",
  "STAKE_INVALID",
  "TICKET_EXPIRED",
  "BET_NOT_ALLOWED",
  "UNKNOWN_SELECTION",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
const errorMetaSchema = v.object({
  code: v.picklist(errorCodes),
  /** The lines at fault, where there are any. */
  outcome_ids: v.array(idSchema),
  /** Prices as they are now, for ODDS_CHANGED. */
  odds: v.optional(v.record(v.string(), oddsSchema)),
});
export type ErrorMeta = v.InferOutput<typeof errorMetaSchema>;

export const ticketSchema = v.object({
  /** The key of submit: random, bound to its user, placed at most once. */
  uuid: v.pipe(v.string(), v.uuid()),
  /** `OPEN`, `PROCESSED`, or a server message's code. */
  status: v.string(),
  type: v.picklist(betTypes),
  stake: stakeSchema,
  selections: v.array(betslipSelectionSchema),
  potential_return: v.nullable(centsSchema),
  tax: centsSchema,
  error_meta: v.nullable(errorMetaSchema),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;

export const calculate = defineCall({
  name: "calculate",
  service: "betting",
  method: "POST",
  path: "/v1/betslip/calculate",
  caller: "user",
  sections: ["B7"],
  job: "Prices a slip and gives the tickets to submit: one for each single, one for a combi.",
  query: undefined,
  body: v.object({
    freebet_id: v.optional(idSchema),
    selections: v.pipe(v.array(betslipSelectionSchema), v.minLength(1), v.maxLength(40)),
    type: v.picklist(betTypes),
    system_type: v.optional(v.string()),
    total_stake: stakeSchema,
    total_bets: v.pipe(v.number(), v.integer(), v.minValue(1)),
    total_return: v.nullable(centsSchema),
    each_way: v.boolean(),
    /** Cents by outcome id, for singles. */
    stakes: v.record(v.string(), stakeSchema),
    /** Cents, for a combi or a system. */
    stake: stakeSchema,
    lang: languageSchema,
    accept_odds: v.picklist(acceptOddsOnWire),
  }),
  answer: v.object({
    status: v.boolean(),
    tickets: v.array(ticketSchema),
    message: v.nullable(v.string()),
  }),
});

export const betSelectionSchema = v.object({
  event_id: idSchema,
  market_id: idSchema,
  outcome_id: idSchema,
  event_name: v.string(),
  market_name: v.string(),
  outcome_name: v.string(),
  starts_at: instantSchema,
  sport_slug: v.string(),
  /** What was asked for, and what was accepted: they differ where the person lets prices move. */
  asked_odds: oddsSchema,
  odds: oddsSchema,
  each_way: v.boolean(),
  result: v.picklist(["pending", "won", "lost", "void"]),
});
export const betSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ticket_uuid: v.pipe(v.string(), v.uuid()),
  reference: v.string(),
  type: v.picklist(betTypes),
  status: v.picklist(["open", "won", "lost", "void"]),
  stake: stakeSchema,
  potential_return: v.nullable(centsSchema),
  /** Cents paid, once settled. */
  paid: v.nullable(centsSchema),
  tax: centsSchema,
  placed_at: instantSchema,
  settled_at: v.nullable(instantSchema),
  selections: v.array(betSelectionSchema),
});
export type Bet = v.InferOutput<typeof betSchema>;

/**
 * Places one ticket. Same uuid and payload: the same answer. Other payload: 422. Still running: 409.
 * In play the answer takes the in-play delay.
 */
export const submit = defineCall({
  name: "submit",
  service: "betting",
  method: "POST",
  path: "/v1/betslip/submit",
  caller: "user",
  sections: ["B7"],
  job: "Places one ticket, once.",
  query: undefined,
  body: v.object({
    ticket: ticketSchema,
    accept_odds: v.picklist(acceptOddsOnWire),
    lang: languageSchema,
    country: v.string(),
  }),
  answer: v.object({
    /** `PROCESSED`, or an error code. */
    status: v.string(),
    uuid: v.pipe(v.string(), v.uuid()),
    bet: v.nullable(betSchema),
    message: v.nullable(v.string()),
    meta: v.object({ error: v.nullable(errorMetaSchema) }),
  }),
});
export type SubmitAnswer = v.InferOutput<typeof submit.answer>;

/** Ours: the specification has no way to ask what became of a lost answer (`docs/decisions`, once only). */
export const lookUpTicket = defineCall({
  name: "lookUpTicket",
  service: "betting",
  method: "GET",
  path: "/v1/betslip/ticket/{uuid}",
  caller: "user",
  sections: ["B4"],
  job: "What became of a submitted ticket.",
  query: undefined,
  body: undefined,
  answer: v.object({
    state: v.picklist(["placed", "not-placed", "running", "refused"]),
    bet: v.nullable(betSchema),
    message: v.nullable(v.string()),
    meta: v.object({ error: v.nullable(errorMetaSchema) }),
  }),
});

/** Ours: the specification names the route /history and not its call. */
export const getBets = defineCall({
  name: "getBets",
  service: "betting",
  method: "GET",
  path: "/v1/bets",
  caller: "user",
  sections: ["B2"],
  job: "The person's bets, newest first.",
  query: v.object({ status: v.optional(v.picklist(["open", "settled"])), lang: languageSchema }),
  body: undefined,
  answer: v.object({ bets: v.array(betSchema) }),
});
