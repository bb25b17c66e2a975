export {
  type PricePoint,
  type PriceSummary,
  shownPoints,
  summarizePrices,
} from "./price-history.ts";
