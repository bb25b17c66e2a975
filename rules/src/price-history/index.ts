export { type PricePoint, type PriceSummary, summarizePrices } from "./price-history.ts";
