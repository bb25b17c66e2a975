/* Of players, of what is decided, and of what is on its way. */
export { MarketsSkeleton } from "./markets-skeleton.tsx";
export { NoMarkets } from "./no-markets.tsx";
export { OutcomeResult } from "./outcome-result.tsx";
export { PlayerRows } from "./player-rows.tsx";
export { SettledRow } from "./settled-row.tsx";
