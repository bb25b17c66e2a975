export { BetHistory, type BetHistoryProps, type BetHistoryView } from "./bet-history.tsx";
export { type BetHistoryTab, betHistoryTabs } from "./bet-history.variants.ts";
