import type { Cents } from "@grandstand/rules/money";
import type { Odds } from "@grandstand/rules/odds";
import type { BetType } from "@grandstand/rules/slip";
import type { BetResult } from "./bet-receipt.variants.ts";

/** One selection of a placed bet. Odds are decimal. */
export interface BetLegView {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** The price that was asked for. */
  readonly askedOdds: Odds;
  /** The price that the bet stands at. */
  readonly acceptedOdds: Odds;
  readonly result: BetResult;
}

/** What a placed bet may be: those of the slip, and one of the bet builder. */
export type PlacedBetType = BetType | "builder";

/** A placed bet as its owner keeps it. Amounts are cents, instants epoch milliseconds. */
export interface BetReceiptView {
  readonly id: string;
  /** What the person quotes to the support. */
  readonly reference: string;
  readonly betType: PlacedBetType;
  readonly result: BetResult;
  readonly placedAt: number;
  readonly stake: Cents;
  /** Null where a price is not known yet ("-", B5). */
  readonly potentialReturn: Cents | null;
  /** What was paid out; null while the bet is open. */
  readonly paid: Cents | null;
  /** A builder's one price, which is not the product of its selections'. */
  readonly wholeOdds?: { readonly asked: Odds; readonly accepted: Odds };
  readonly legs: readonly BetLegView[];
}
