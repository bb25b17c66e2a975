import type { Cents } from "@grandstand/rules/money";
import type { Odds } from "@grandstand/rules/odds";
import type { BetType } from "@grandstand/rules/slip";
import type { SelectionMarks } from "../mark-image/index.ts";
import type { BetResult } from "./bet-receipt.variants.ts";

/** One selection of a placed bet. Odds are decimal. */
export interface BetLegView extends SelectionMarks {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** The event's page; a path with its language. */
  readonly eventHref?: string;
  /** The requested price. */
  readonly askedOdds: Odds;
  /** The price at which the bet was accepted. */
  readonly acceptedOdds: Odds;
  readonly result: BetResult;
}

/** What a bet's lines are, and who paid for them, where that is more than one stake on all legs. */
export interface BetTermsView {
  /** Which bets a system makes: `perm-2`, `full-cover`, …; null for other types. */
  readonly systemType: string | null;
  /** How many bets; an each-way counts twice. */
  readonly bets: number;
  /** Cents for each of them. */
  readonly unitStake: Cents;
  readonly isEachWay: boolean;
  /** A free bet paid the stake, and the return is without it. */
  readonly isFree: boolean;
  /** A combi's boost with the cents that it adds to the return; null where there is none. */
  readonly comboBoost: { readonly percent: number; readonly amount: Cents | null } | null;
}

/** What a placed bet may be: those of the slip, and one of the bet builder. */
export type PlacedBetType = BetType | "builder";

/** A placed bet as its owner keeps it. Amounts are cents, instants epoch milliseconds. */
export interface BetReceiptView {
  readonly id: string;
  /** What the person quotes to the support. */
  readonly reference: string;
  /** The bet's own page; a path with its language. */
  readonly href?: string;
  readonly betType: PlacedBetType;
  readonly result: BetResult;
  readonly placedAt: number;
  readonly stake: Cents;
  /** Null where a price is not known yet ("-", B5). */
  readonly potentialReturn: Cents | null;
  /** What was paid out; null while the bet is open. */
  readonly paid: Cents | null;
  /** A builder's one price, which is not the product of its selections'. */
  readonly wholeOdds?: { readonly askedOdds: Odds; readonly acceptedOdds: Odds };
  readonly terms?: BetTermsView;
  readonly legs: readonly BetLegView[];
}
