import { cva } from "class-variance-authority";

export const betHistoryTabs = ["open", "settled", "cashed-out"] as const;
export type BetHistoryTab = (typeof betHistoryTabs)[number];

export const betPeriods = ["all", "today", "7-days", "30-days", "dates"] as const;
export type BetPeriod = (typeof betPeriods)[number];

export const betTypeFilters = ["all", "single", "combi", "system", "builder"] as const;
export type BetTypeFilter = (typeof betTypeFilters)[number];

/** One below the other, so that the newest is always the first. */
export const betList = cva("gs:grid gs:grid-cols-1 gs:gap-2");

/** The chips over what was settled; all of them is none of these. */
export const periodChips = ["today", "7-days", "30-days", "dates"] as const satisfies BetPeriod[];

/** The list alone, or beside it the bet that is chosen, which stays in sight. */
export const historyColumns = cva("gs:grid gs:grid-cols-1 gs:gap-4", {
  variants: {
    hasBeside: { true: "gs:grid-cols-[22.75rem_minmax(0,1fr)] gs:items-start gs:gap-5", false: "" },
  },
});

export const besideColumn = cva(
  "gs:sticky gs:top-[calc(var(--gs-size-header)+1rem)] gs:max-h-[calc(100dvh-var(--gs-size-header)-2rem)] gs:min-w-0 gs:overflow-y-auto",
);
