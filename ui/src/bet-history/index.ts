export type { BetDayView, DaySumsView, PeriodNetView } from "./bet-days-view.ts";
export type { BetFilterReason, BetFiltersView, OnFilter } from "./bet-filters-view.ts";
export { BetHistory, type BetHistoryProps } from "./bet-history.tsx";
export {
  type BetHistoryTab,
  type BetPeriod,
  type BetTypeFilter,
  betHistoryTabs,
  betPeriods,
  betTypeFilters,
} from "./bet-history.variants.ts";
export type { BetCardsProps, BetListProps, BetListView } from "./bet-list.tsx";
export { CashOutList, type CashOutListProps } from "./cash-out-list.tsx";
