import { cva } from "class-variance-authority";

export const betHistoryTabs = ["open", "settled"] as const;
export type BetHistoryTab = (typeof betHistoryTabs)[number];

export const betList = cva("grid items-start gap-4 tablet:grid-cols-2 full:grid-cols-3");
