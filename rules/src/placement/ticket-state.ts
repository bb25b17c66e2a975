import type { Cents } from "../money/index.ts";
import type { Odds } from "../odds/index.ts";

/** JSON, as a request carries it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** One bet to submit, as calculate gave it (B3, Ticket). */
export interface PlacementTicket {
  /** The key of submit: the server places it at most once. */
  readonly uuid: string;
  readonly betType: "single" | "combi" | "system";
  /** Which bets a system makes; null for other types. */
  readonly systemType: string | null;
  /** How many bets it is, both halves of an each-way counted. */
  readonly bets: number;
  readonly isEachWay: boolean;
  /** The free bet that pays its stake, or null. */
  readonly freeBetId: string | null;
  readonly outcomeIds: readonly string[];
  /** Cents, over all its bets. */
  readonly stake: Cents;
  /** The price asked for, by outcome id. */
  readonly askedOdds: Readonly<Record<string, Odds>>;
  /**
   * The body of the submit, whole: a resend carries the same one to the letter, because the server
   * answers another payload under the same uuid with 422.
   */
  readonly payload: Json;
}

/** One selection of a placed bet, with the price that was asked for beside the one accepted. */
export interface ReceiptLeg {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** What leads to its page; null where the answer does not say it. */
  readonly event: {
    readonly id: string;
    readonly sportSlug: string;
    /** Null where the answer does not say it. */
    readonly competitionSlug: string | null;
  } | null;
  readonly asked: Odds;
  readonly accepted: Odds;
}

/** What the person keeps of a placed bet. */
export interface Receipt {
  readonly uuid: string;
  readonly betId: string;
  /** What the person can quote to the support. */
  readonly reference: string;
  /** Which bets a system makes; null for other types. */
  readonly systemType: string | null;
  readonly bets: number;
  /** Cents for each of them. */
  readonly unitStake: Cents;
  readonly isEachWay: boolean;
  /** The free bet that paid the stake, or null; the return is then without the stake. */
  readonly freeBetId: string | null;
  /** What a combi's boost adds to the return, in cents; null where there is none. */
  readonly comboBoost: { readonly percent: number; readonly amount: Cents | null } | null;
  /** Cents, over all bets. */
  readonly stake: Cents;
  /** Cents; null where a price is not known yet ("-"). */
  readonly potentialReturn: Cents | null;
  /** Cents. */
  readonly tax: Cents;
  /** Epoch milliseconds by the server's clock. */
  readonly placedAt: number;
  readonly legs: readonly ReceiptLeg[];
}

export const unknownCauses = [
  /** No answer for 10 s. */
  "timeout",
  /** The connection broke after the request left. */
  "connection-lost",
  /** 5xx: the bet may have been placed before the failure. */
  "server-error",
  /** 409: the same ticket is still being worked on. */
  "still-running",
  /** 422: the uuid was used with another payload, so that a bet may exist under it. */
  "uuid-conflict",
  /** 401: the session ended while the bet was under way. */
  "session-ended",
  /** An answer that says nothing that can be understood. */
  "unreadable-answer",
  /** The page was left before the answer came. */
  "reloaded",
] as const;
export type UnknownCause = (typeof unknownCauses)[number];

/** How a refused ticket may be tried again: as it is, or only priced anew under a new uuid. */
export type Retry = "same-uuid" | "new-ticket";

/** Why a ticket was certainly not placed. */
export interface Refusal {
  /** The server's code, or NOT_SENT, NOT_PLACED, RATE_LIMITED, HTTP_{status}. */
  readonly code: string;
  /** The server's own words, or null. */
  readonly message: string | null;
  /** The lines at fault, where the server says so. */
  readonly outcomeIds: readonly string[];
  readonly retry: Retry;
}

/**
 * What is known of one ticket. `unknown` is a state of its own: it is shown as *checking*, is never
 * sent again, and is left only by asking the server (the design, *Once only*).
 */
export type TicketState =
  | { readonly status: "draft"; readonly ticket: PlacementTicket }
  | { readonly status: "placing"; readonly ticket: PlacementTicket; readonly sentAt: number }
  | { readonly status: "placed"; readonly ticket: PlacementTicket; readonly receipt: Receipt }
  | {
      readonly status: "price-moved";
      readonly ticket: PlacementTicket;
      /** The prices of the moment by outcome id, where the server says them. */
      readonly odds: Readonly<Record<string, Odds>>;
      readonly message: string | null;
    }
  | { readonly status: "refused"; readonly ticket: PlacementTicket; readonly refusal: Refusal }
  | {
      readonly status: "unknown";
      readonly ticket: PlacementTicket;
      readonly because: UnknownCause;
      /** Epoch milliseconds. */
      readonly since: number;
      /** How often the server was asked so far. */
      readonly lookups: number;
    };
export type TicketStatus = TicketState["status"];

/** The tickets of one press of the place button, each with its own fate (B4, Placement). */
export interface Placement {
  readonly tickets: readonly TicketState[];
}

/** No ticket at all. */
export const noPlacement: Placement = { tickets: [] };
