import { cva } from "class-variance-authority";

export const betHistoryTabs = ["open", "settled"] as const;
export type BetHistoryTab = (typeof betHistoryTabs)[number];

/** One column, or two of the same height a row where the list itself has the room. */
export const betList = cva("grid grid-cols-1 gap-4 @min-[40rem]/bets:grid-cols-2");
