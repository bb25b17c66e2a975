import * as v from "valibot";
import { defineCall } from "./call.ts";
import {
  askedOddsSchema,
  centsSchema,
  idSchema,
  instantSchema,
  languageSchema,
  namedSidesSchema,
  oddsSchema,
  outcomeKinds,
  statsSchema,
} from "./entities.ts";
import { decoration, silksSchema } from "./marks.ts";

export const acceptOddsOnWire = ["ACCEPT_ANY", "ACCEPT_HIGHER", "ACCEPT_NONE"] as const;
export const betTypes = ["single", "combi", "system"] as const;
export type BetTypeOnWire = (typeof betTypes)[number];
/** What a placed bet may be: those of the slip, and one of the bet builder. */
export const placedBetTypes = [...betTypes, "builder"] as const;
const stakeSchema = v.pipe(centsSchema, v.minValue(0));
const betCountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * Which lines a system makes of its selections: `perm-k` all of k selections (2 to 15), `full-cover`
 * all of two and more (trixie, yankee, …), `full-cover-with-singles` each selection alone as well
 * (patent, lucky 15, …).
 */
export const systemTypePattern = /^(perm-([2-9]|1[0-5])|full-cover(-with-singles)?)$/;
export const systemTypeSchema = v.pipe(v.string(), v.regex(systemTypePattern));

/** What a combi's boost adds to the return, in cents; null while a price is `SP`. */
const comboBoostSchema = v.object({ percent: v.number(), amount: v.nullable(centsSchema) });

/** What a ticket and its bet both say about their lines, and about who pays for them. */
const linesSchema = v.object({
  system_type: v.nullable(systemTypeSchema),
  /** Lines; an each-way line is two. */
  bets: betCountSchema,
  /** Cents for each of them. */
  unit_stake: stakeSchema,
  each_way: v.boolean(),
  /** The free bet that pays the stake; the return then is without the stake. */
  freebet_id: v.nullable(idSchema),
  combo_boost: v.nullable(comboBoostSchema),
});

const betslipSelectionSchema = v.object({
  event_id: idSchema,
  market_id: idSchema,
  outcome_id: idSchema,
  /** Outcomes in order, for forecast and tricast. */
  outcome_list: v.optional(v.array(idSchema)),
  odds: askedOddsSchema,
  type: v.string(),
  each_way: v.boolean(),
  is_starting_price: v.boolean(),
  stake: stakeSchema,
});
export type BetslipSelection = v.InferOutput<typeof betslipSelectionSchema>;

/** Why a ticket can't be placed as requested; the code is the contract, the message is the operator's wording. */
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
  /** A number of selections or a type of which no system can be made. */
  "SYSTEM_INVALID",
  "EACH_WAY_NOT_AVAILABLE",
  /** Bets, stake or return differ from what is counted here. */
  "TOTALS_DIFFER",
  /** Not this person's, used up or expired, or a bet that no free bet pays for. */
  "FREEBET_NOT_AVAILABLE",
  "FREEBET_MIN_ODDS",
  "FREEBET_AMOUNT_EXCEEDED",
  /** A limit that the person has set would be passed. */
  "STAKE_LIMIT_PASSED",
  "LOSS_LIMIT_PASSED",
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
  ...linesSchema.entries,
  /** Cents for all bets together. */
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
  job: "Prices a slip and gives the tickets to submit: one for each single, one for a combi or a system.",
  query: undefined,
  body: v.object({
    freebet_id: v.optional(idSchema),
    selections: v.pipe(v.array(betslipSelectionSchema), v.minLength(1), v.maxLength(40)),
    type: v.picklist(betTypes),
    system_type: v.optional(systemTypeSchema),
    total_stake: stakeSchema,
    total_bets: betCountSchema,
    total_return: v.nullable(centsSchema),
    each_way: v.boolean(),
    /** Cents by outcome id, for singles. */
    stakes: v.record(v.string(), stakeSchema),
    /** Cents for each bet of a combi or a system. */
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

/** What the selection is about, so that a reader can show what it still needs and why it lost. */
export const legFactsSchema = v.object({
  market_type: v.string(),
  kind: v.nullable(v.picklist(outcomeKinds)),
  /** The line of a total, or the start that a side is given. */
  handicap: v.nullable(v.number()),
  /** A score that was named: home, then away. */
  score: v.nullable(v.tuple([v.number(), v.number()])),
  /** Which goal or which set. */
  ordinal: v.nullable(v.pipe(v.number(), v.integer())),
  home_team: v.nullable(v.string()),
  away_team: v.nullable(v.string()),
  /** Places that an each-way bet pays. */
  places: v.nullable(v.pipe(v.number(), v.integer())),
  /** The name of the player that it is about. */
  player: v.optional(v.string()),
  /** Of the runner that was named; without them a page draws some from its name. */
  silks: decoration(silksSchema),
});
export type LegFacts = v.InferOutput<typeof legFactsSchema>;

/** A part of a bet, or all of it, that was paid out before its end. */
export const cashOutSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  at: instantSchema,
  /** Cents paid, and cents of stake that ended with it. */
  amount: stakeSchema,
  stake: stakeSchema,
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
  /** Null for bets from before it was kept. */
  competition_slug: v.nullable(v.string()),
  competitors: namedSidesSchema,
  /** What was requested, and what was accepted: they differ where the person lets prices move. */
  asked_odds: oddsSchema,
  odds: oddsSchema,
  each_way: v.boolean(),
  /** `placed` only of an each-way bet: it did not win, and its place half is paid. */
  result: v.picklist(["pending", "won", "lost", "placed", "void"]),
  /** Null for bets from before it was kept. */
  facts: v.nullable(legFactsSchema),
  /** The score at the moment the selection was decided. */
  final_stats: v.nullable(statsSchema),
});
export const betSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ticket_uuid: v.pipe(v.string(), v.uuid()),
  reference: v.string(),
  type: v.picklist(placedBetTypes),
  /** For a builder alone: its one price, requested and accepted, which is not the product of its selections'. */
  builder: v.optional(v.object({ asked_odds: v.number(), odds: v.number() })),
  ...linesSchema.entries,
  status: v.picklist(["open", "won", "lost", "void", "cashed_out"]),
  stake: stakeSchema,
  potential_return: v.nullable(centsSchema),
  /** Cents paid in all, cash-outs included, once settled or wholly cashed out. */
  paid: v.nullable(centsSchema),
  /**
   * Of a void bet that a free bet paid: the cents that went back to the free bet, and until when it counts. Where the
   * free bet ended before the bet was settled, nothing comes back. Null for every other bet, and absent in answers from
   * before this field.
   */
  freebet_returned: v.optional(
    v.nullable(v.object({ amount: stakeSchema, expires_at: instantSchema })),
  ),
  /** Cents of the stake that were not cashed out; the return is for these alone. */
  remaining_stake: stakeSchema,
  /** Oldest first. */
  cash_outs: v.array(cashOutSchema),
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
  isOnce: true,
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

/** Ours: the specification has no call that looks up a lost answer (`docs/decisions`, once only). */
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
