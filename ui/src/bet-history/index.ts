export type { BetFilterReason, BetFiltersProps, BetFiltersView } from "./bet-filters.tsx";
export { BetHistory, type BetHistoryProps } from "./bet-history.tsx";
export {
  type BetHistoryTab,
  type BetPeriod,
  type BetTypeFilter,
  betHistoryTabs,
  betPeriods,
  betTypeFilters,
} from "./bet-history.variants.ts";
export type { BetListProps, BetListView } from "./bet-list.tsx";
export { CashOutList, type CashOutListProps } from "./cash-out-list.tsx";
