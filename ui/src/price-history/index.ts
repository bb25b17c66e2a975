export { PriceHistory, type PriceHistoryProps } from "./price-history.tsx";
export type {
  LoadedHistory,
  MatchMinute,
  PastPrice,
  PriceCause,
  PriceHistoryView,
} from "./price-history-view.ts";
