import type { BuilderControl } from "@grandstand/rules/builder";
import type { PassedLimit } from "@grandstand/rules/limits";
import type { Cents } from "@grandstand/rules/money";
import type { Odds } from "@grandstand/rules/odds";
import type { BettingRestriction, PlaceControl } from "@grandstand/rules/slip";
import type { ReactNode } from "react";
import type { Schedule } from "./schedule.ts";

/** What the slip's rule and the builder's can decide that the control is. */
type PlaceKind = PlaceControl["kind"] | BuilderControl["kind"];

/** Prices that have to be accepted before the bet can be placed. */
export interface PlaceOffer {
  /** Identifies them: other prices have another key. */
  readonly key: string;
  /** The new prices. */
  readonly odds: readonly Odds[];
}

/** What a press does now, or that it does nothing. */
export type PlaceStep =
  | { readonly kind: Exclude<PlaceKind, "restricted" | "accept-change" | "accept-changes"> }
  /** The login is open beside it. */
  | { readonly kind: "logging-in" }
  | { readonly kind: "restricted"; readonly because: BettingRestriction }
  | { readonly kind: "accept-change" | "accept-changes"; readonly offer: PlaceOffer };

/** What a press of the control reports. */
export interface PlaceCallbacks {
  readonly onPlace: () => void;
  /** Consents to the prices of the offer, and to no others. */
  readonly onAccept: () => void;
  readonly onLogIn: () => void;
  /** Opens the overlay or the popup of the restriction. */
  readonly onRestricted: (because: BettingRestriction) => void;
  /** Opens the cashier's deposit. */
  readonly onDeposit: () => void;
}

/** Amounts are cents. */
export interface PlaceControlProps extends PlaceCallbacks {
  readonly control: PlaceStep;
  readonly betCount: number;
  /** Of all bets together; 0 where nothing is staked. */
  readonly stake: Cents;
  /** What the balance lacks, 0 where that is not known; null where it suffices. */
  readonly missingFunds: Cents | null;
  /** The person's own limit that the bets would pass; the server then refuses them. */
  readonly passedLimit: PassedLimit | null;
  /** Bets are under way with one in play, which the bookmaker holds for a few seconds. */
  readonly waitsInPlay: boolean;
  /** What the bets pay: is over everything else. */
  readonly pays: ReactNode;
  /** The first of the reasons: prices that have moved or are gone. */
  readonly changes?: ReactNode;
  /** The last of the reasons: what the server said, and what the bets still lack. */
  readonly reasons?: ReactNode;
  /** A second button, over the control: what can be pressed and need not be. */
  readonly optional?: ReactNode;
  /** The whole bet in a sentence; null for one that can't be placed as it is. */
  readonly sentence: ReactNode;
  /** For tests: when a wait is over. */
  readonly schedule?: Schedule | undefined;
}
