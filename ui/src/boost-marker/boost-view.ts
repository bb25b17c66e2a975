import type { Cents } from "@grandstand/rules/money";
import type { Odds } from "@grandstand/rules/odds";

export const boostKinds = ["bet", "coins"] as const;
/** A bet boost raises what a single wins, in money; a coins boost pays coins on top. */
export type BoostKind = (typeof boostKinds)[number];

/** Why a boost does not hold for the bet as it is (B5). */
export type BoostReason =
  | { readonly code: "stake-too-low"; readonly minimum: Cents }
  | { readonly code: "stake-too-high"; readonly maximum: Cents }
  | { readonly code: "odds-too-low"; readonly minimum: Odds }
  | { readonly code: "odds-too-high"; readonly maximum: Odds }
  | { readonly code: "winnings-too-high"; readonly maximum: Cents }
  /** The promotion is not for this type of bet. */
  | { readonly code: "bet-type" }
  /** A starting price: what the bet wins is not known. */
  | { readonly code: "no-price" };

export interface BoostFacts {
  readonly kind: BoostKind;
  /** By how much it raises, in percent. */
  readonly percent: number;
  /** What it adds: cents for a bet boost, coins for a coins boost; null while it is not known. */
  readonly gain: number | null;
}

/** One boost of a selection or a bet, as its marker shows it (B4, Boost markers). */
export type BoostView = BoostFacts &
  (
    | {
        readonly state: "valid";
        /** Epoch milliseconds until which it can be used; null where it has no end. */
        readonly until: number | null;
      }
    | { readonly state: "invalid"; readonly reasons: readonly BoostReason[] }
    | { readonly state: "won" | "lost" | "pending" }
  );
