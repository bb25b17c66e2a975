export { HeadMarket, type HeadMarketProps, headMarketOf } from "./head-market.tsx";
export { MarketGroup, type MarketGroupProps } from "./market-group.tsx";
