import type { BuilderControl } from "@grandstand/rules/builder";
import type { PassedLimit } from "@grandstand/rules/limits";
import type { Cents } from "@grandstand/rules/money";
import type { SlipError } from "@grandstand/rules/slip";
import type { BetReceiptView } from "../bet-receipt/index.ts";

/** One pick of the builder. */
export interface BuilderPickView {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  /** It follows from the other picks: the price is the same without it. */
  readonly isImplied: boolean;
  /** It is why there is no price: suspended, ended, or not offered any more. */
  readonly isAtFault: boolean;
}

/** What became of the ticket that was sent. */
export type BuilderTicketView =
  | { readonly status: "unknown" }
  | { readonly status: "placed"; readonly receipt: BetReceiptView }
  | { readonly status: "refused"; readonly code: string; readonly message: string | null };

/** Everything that the builder shows. Amounts are cents, odds decimal, instants epoch milliseconds. */
export interface BuilderView {
  /** The event, or the name of the pre-made builder. */
  readonly name: string | null;
  readonly picks: readonly BuilderPickView[];
  /** The price that was agreed to; null where there is none. */
  readonly odds: number | null;
  /** The price of the moment where it is another one. */
  readonly movedTo: number | null;
  readonly isCalculating: boolean;
  /** More than one pick, and odds of 0 (B5). */
  readonly hasNoPrice: boolean;
  /** As typed. */
  readonly stake: string;
  /** Cents staked; null where what is typed is no stake. */
  readonly stakeCents: Cents | null;
  readonly potentialReturn: Cents | null;
  /** The most that a ticket pays, where this one reaches it; null where it does not. */
  readonly cappedAt: Cents | null;
  /** What it pays once the price of the moment is accepted; null where none waits for consent. */
  readonly returnOnceAccepted: Cents | null;
  /** The person's own, in cents. */
  readonly quickStakes: readonly Cents[];
  /** The match has begun: the bookmaker holds a bet on it for a few seconds. */
  readonly isInPlay: boolean;
  /** The person's own limit that the bet would pass; the server then refuses it. */
  readonly passedLimit: PassedLimit | null;
  readonly control: BuilderControl;
  readonly error: SlipError | null;
  /** Null until a ticket was sent and has more to say than that it is under way. */
  readonly ticket: BuilderTicketView | null;
}
