import { cva } from "class-variance-authority";

export const betHistoryTabs = ["open", "settled", "cashed-out"] as const;
export type BetHistoryTab = (typeof betHistoryTabs)[number];

export const betPeriods = ["all", "today", "7-days", "30-days", "dates"] as const;
export type BetPeriod = (typeof betPeriods)[number];

export const betTypeFilters = ["all", "single", "combi", "system", "builder"] as const;
export type BetTypeFilter = (typeof betTypeFilters)[number];

/** One below the other, so that the newest is always the first. */
export const betList = cva("gs:grid gs:grid-cols-1 gs:gap-4");

/** What unfolds the filters, where they are not in one line. */
export const filterSwitch = cva("gs:@min-[26rem]/bets:hidden");

export const filterFold = cva("", {
  variants: { isUnfolded: { true: "", false: "gs:@max-[26rem]/bets:hidden" } },
});
