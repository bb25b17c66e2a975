import type { Cents } from "../money/index.ts";
import type { Odds } from "../odds/index.ts";
import type { Operation, Refusal as OperationRefusal } from "../operation/index.ts";

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
  /** The requested price, by outcome id. */
  readonly askedOdds: Readonly<Record<string, Odds>>;
}

/** One selection of a placed bet, with the requested price beside the accepted one. */
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
    /** The sides of a match, with the names of their marks and the addresses of the operator's images where known. */
    readonly sides: readonly {
      readonly name: string;
      readonly mark: string | null;
      readonly image: string | null;
    }[];
  } | null;
  /** The mark of what was chosen, where that has one of its own: a runner. */
  readonly outcomeMark?: string | undefined;
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

/** Why the server refused a ticket. */
export type TicketReason =
  | {
      readonly kind: "price-moved";
      /** The prices of the moment by outcome id, where the server says them. */
      readonly odds: Readonly<Record<string, Odds>>;
      readonly message: string | null;
    }
  | {
      readonly kind: "refused";
      /** The server's code, or HTTP_{status}. */
      readonly code: string;
      /** The server's own words, or null. */
      readonly message: string | null;
      /** The lines at fault, where the server says so. */
      readonly outcomeIds: readonly string[];
    };

/** A ticket on its way; its payload carries the body of its submit as well. */
export type TicketOperation = Operation<
  { readonly ticket: PlacementTicket },
  Receipt,
  TicketReason
>;

/** Why a ticket was certainly not placed. */
export interface Refusal {
  /** The server's code, or NOT_SENT, NOT_PLACED, RATE_LIMITED, HTTP_{status}. */
  readonly code: string;
  /** The server's own words, or null. */
  readonly message: string | null;
  /** The lines at fault, where the server says so. */
  readonly outcomeIds: readonly string[];
  /** How it may be tried again: as it is, or only priced again under a new uuid. */
  readonly retry: OperationRefusal<TicketReason>["retry"];
}

/** What is known of one ticket. `unknown` is a state of its own: it is shown as *checking*. */
export type TicketState =
  | { readonly status: "draft"; readonly ticket: PlacementTicket }
  | { readonly status: "placing"; readonly ticket: PlacementTicket }
  | { readonly status: "placed"; readonly ticket: PlacementTicket; readonly receipt: Receipt }
  | {
      readonly status: "price-moved";
      readonly ticket: PlacementTicket;
      /** The prices of the moment by outcome id, where the server says them. */
      readonly odds: Readonly<Record<string, Odds>>;
      readonly message: string | null;
    }
  | { readonly status: "refused"; readonly ticket: PlacementTicket; readonly refusal: Refusal }
  | { readonly status: "unknown"; readonly ticket: PlacementTicket };
export type TicketStatus = TicketState["status"];

/** The tickets of one press of the place button, each with its own fate (B4, Placement). */
export interface Placement {
  readonly tickets: readonly TicketState[];
}

/** No ticket at all. */
export const noPlacement: Placement = { tickets: [] };
