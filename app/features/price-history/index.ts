export { PriceHistoryPart } from "./price-history-part.tsx";
export { createWantedPrice, showFocusedPrice, showPriceHistory } from "./wanted-price.ts";
