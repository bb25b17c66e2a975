import type { PricePoint, PriceSummary } from "@grandstand/rules/price-history";

/** A minute of a match: 90 and 3 is the third of stoppage time. */
export interface MatchMinute {
  readonly minute: number;
  readonly added: number | null;
}

/** What put a price off sale before it changed. */
export type PriceCause = "goal" | "red-card" | "suspension";

/** A price from an instant on; in play with the minute, where the sport counts them. */
export interface PastPrice extends PricePoint {
  readonly minute: MatchMinute | null;
  readonly cause: PriceCause | null;
}

/** What is known of how a price moved. */
export type PriceHistoryView =
  | { readonly status: "loading" }
  /** The operator has no history of it. */
  | { readonly status: "none" }
  | { readonly status: "failed" }
  | {
      readonly status: "ready";
      readonly summary: PriceSummary<PastPrice>;
      /** The minute of the match now; null before it and where none is counted. */
      readonly minute: MatchMinute | null;
      /** It takes no bets at the moment. */
      readonly isSuspended: boolean;
    };

export type LoadedHistory = Extract<PriceHistoryView, { status: "ready" }>;
