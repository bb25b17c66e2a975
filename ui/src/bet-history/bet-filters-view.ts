import type { ChangeDetails } from "../provider/index.ts";
import type { BetPeriod, BetTypeFilter } from "./bet-history.variants.ts";

/** Which bets are shown. Days are as a calendar writes them, `2026-11-21`, and both are included. */
export interface BetFiltersView {
  readonly period: BetPeriod;
  readonly from: string;
  readonly to: string;
  readonly type: BetTypeFilter;
}

/** Every bet there is. */
export const noFilters: BetFiltersView = { period: "all", type: "all", from: "", to: "" };

/** In which way the filters were changed: by a chip of the page, in the sheet, or by a button that clears them. */
export type BetFilterReason = "chip" | "sheet" | "clear";

export type OnFilter = (filters: BetFiltersView, details: ChangeDetails<BetFilterReason>) => void;
