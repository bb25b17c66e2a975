export { BetReceipt, type BetReceiptProps } from "./bet-receipt.tsx";
export { type BetResult, betResults } from "./bet-receipt.variants.ts";
export type { BetLegView, BetReceiptView, BetTermsView, PlacedBetType } from "./bet-view.ts";
export { EventName } from "./event-name.tsx";
