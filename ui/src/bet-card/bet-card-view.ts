import type { LegFacts, LegScore } from "@grandstand/rules/bet-progress";
import type { Cents } from "@grandstand/rules/money";
import type { Odds } from "@grandstand/rules/odds";
import type { SelectionMarks } from "../mark-image/index.ts";
import type { BetStatus, LegResult } from "./bet-card.variants.ts";

/** One selection of a bet that was placed, with the state of its event. Odds are decimal. */
export interface BetCardLegView extends SelectionMarks {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** The event's page; a path with its language. */
  readonly eventHref?: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly askedOdds: Odds;
  readonly acceptedOdds: Odds;
  readonly result: LegResult;
  /** What it is about; null where that was not kept. */
  readonly facts: LegFacts | null;
  /** The score in play, or the one that decided the selection; null before play and without a score. */
  readonly score: LegScore | null;
  readonly isLive: boolean;
  /** Minutes played; null where the sport has no clock. */
  readonly minute: number | null;
  /** How much of the event was played, from 0 to 1; null where that is not known. */
  readonly playedShare: number | null;
}

/** What a bet or coins boost came to (B3, Boost result). */
export interface BoostResultView {
  readonly kind: "bet" | "coins";
  readonly state: "won" | "lost" | "pending";
  /** Cents, or coins. */
  readonly amount: number;
}

/** A bet as its owner follows it. Amounts are cents, instants epoch milliseconds. */
export interface BetCardView {
  readonly id: string;
  /** What the person quotes to the support. */
  readonly reference: string;
  /** The receipt's own address. */
  readonly href: string;
  readonly betType: "single" | "combi" | "system" | "builder";
  readonly status: BetStatus;
  readonly placedAt: number;
  readonly settledAt: number | null;
  /** Which system it is; null for a bet that is none. */
  readonly systemType: string | null;
  /** Lines, an each-way line counted twice, and cents for each. */
  readonly lines: number;
  readonly unitStake: Cents;
  readonly isEachWay: boolean;
  /** A free bet pays the stake. */
  readonly isFree: boolean;
  /**
   * The free bet to which the stake of a void bet went back: when it ends, and whether it had ended by then, so that
   * nothing came back. Null for every other bet.
   */
  readonly freeBetReturn: { readonly expiresAt: number; readonly hasEnded: boolean } | null;
  readonly stake: Cents;
  /** What was not cashed out; the return is for this alone. */
  readonly remainingStake: Cents;
  /** Null where a price is not known yet ("-", B5). */
  readonly potentialReturn: Cents | null;
  /** What was paid in all; null while the bet is open. */
  readonly paid: Cents | null;
  /** A builder's one price, which is not the product of its selections'. */
  readonly builderOdds: { readonly askedOdds: number; readonly acceptedOdds: number } | null;
  readonly comboBoost: { readonly percent: number; readonly amount: Cents | null } | null;
  readonly boosts: readonly BoostResultView[];
  readonly cashOuts: readonly {
    readonly id: string;
    readonly at: number;
    readonly amount: Cents;
    readonly stake: Cents;
  }[];
  readonly legs: readonly BetCardLegView[];
}

/** What an open bet would be paid out at now. */
export type CashOutOfferView =
  | { readonly state: "available"; readonly amount: Cents }
  | { readonly state: "suspended" }
  | {
      readonly state: "not-offered";
      /** Of a bet that is never paid out early; without it nothing more is known. */
      readonly because?: "builder" | "free-bet" | "starting-price";
    };
